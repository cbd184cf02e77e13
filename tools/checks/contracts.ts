import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const HELP = `node tools/checks/contracts.ts            lint, breaking changes against proto/baseline.binpb, generated code up to date
node tools/checks/contracts.ts --accept   rewrite the baseline (a deliberate, reviewed change)`;

const ROOT = join(import.meta.dirname, '../..');
const PROTO = join(ROOT, 'proto');
const PATH = `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`;

/** Runs a program in proto/; ends the check when it fails. */
function run(title: string, command: string, args: readonly string[], cwd = PROTO): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
  if (status === 0) return;
  process.stderr.write(`${title}:\n${stdout}${stderr}\n`);
  process.exit(1);
}

function generatedIsCurrent(): void {
  const copy = mkdtempSync(join(tmpdir(), 'loupe-proto-'));
  try {
    cpSync(PROTO, join(copy, 'proto'), { recursive: true });
    run('buf generate', 'buf', ['generate'], join(copy, 'proto'));
    run('packages/contracts/gen does not match proto/: run npm run contracts', 'diff', [
      '-r',
      join(copy, 'packages/contracts/gen'),
      join(ROOT, 'packages/contracts/gen'),
    ]);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

if (process.argv.includes('--help')) {
  process.stdout.write(`${HELP}\n`);
} else if (process.argv.includes('--accept')) {
  run('buf build', 'buf', ['build', '--exclude-source-info', '-o', 'baseline.binpb']);
} else {
  run('buf lint', 'buf', ['lint']);
  run('buf breaking', 'buf', ['breaking', '--against', 'baseline.binpb']);
  generatedIsCurrent();
}
