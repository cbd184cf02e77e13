import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/**
 * `node tools/checks/duplicates.ts`: finds duplicates of at least twelve lines and a hundred tokens. A pair is allowed if
 * duplicates.json gives a reason; an entry of that list whose pair no longer exists is an error as well.
 */
const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = [
  ...['gateway', 'media', 'operations', 'packages', 'proofs'],
  ...['sandbox', 'services', 'tests', 'tools', 'web'],
];
const IGNORED = ['node_modules', '.next', 'generated', 'gen', 'gql', '.loupe'].map((name) => `**/${name}/**`);

interface Allowed {
  readonly files: readonly [string, string];
  readonly why: string;
}

interface Place {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

interface Report {
  readonly duplicates: readonly { readonly firstFile: Place; readonly secondFile: Place }[];
}

function findClones(): Report['duplicates'] {
  const folder = mkdtempSync(join(tmpdir(), 'loupe-duplicates-'));
  try {
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        join(ROOT, 'node_modules/jscpd/bin/jscpd'),
        ...FOLDERS,
        ...['--format', 'typescript,tsx,css', '--min-lines', '12', '--min-tokens', '100'],
        ...['--ignore', IGNORED.join(','), '--reporters', 'json', '--output', folder, '--silent'],
      ],
      { cwd: ROOT, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`jscpd ended with ${status}: ${stderr}`);
    const report = JSON.parse(readFileSync(join(folder, 'jscpd-report.json'), 'utf8')) as Report;
    return report.duplicates;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const keyOf = (files: readonly string[]): string => [...files].sort().join(' ~ ');
const placeOf = ({ name, start, end }: Place): string =>
  `${relative(ROOT, join(ROOT, name))}:${start}-${end}`;

const allowed = JSON.parse(readFileSync(join(import.meta.dirname, 'duplicates.json'), 'utf8')) as Allowed[];
const reasons = new Set(allowed.map(({ files }) => keyOf(files)));
const found = new Set<string>();
for (const { firstFile, secondFile } of findClones()) {
  const key = keyOf([firstFile.name, secondFile.name]);
  found.add(key);
  if (reasons.has(key)) continue;
  process.exitCode = 1;
  console.error(
    `${placeOf(firstFile)} is a duplicate of ${placeOf(secondFile)}: share the code, or give a reason in duplicates.json`,
  );
}
for (const key of reasons) {
  if (found.has(key)) continue;
  process.exitCode = 1;
  console.error(`duplicates.json lists a pair that no longer exists: ${key}`);
}
