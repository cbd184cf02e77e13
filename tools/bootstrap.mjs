#!/usr/bin/env node
// The way in for every command, on any Node from 20: installs once per lockfile, then hands over to Node 24.
// Plain JavaScript without dependencies, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [command, ...args] = process.argv.slice(2);

/** One sentence with the cure, and out: nothing here is worth a stack trace. */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const major = (version) => Number(/^v(\d+)/.exec(version)?.[1] ?? 0);

if (major(process.version) < 20) {
  refuse(
    `Loupe needs Node 20 or newer to begin with, and this is ${process.version}: install one from nodejs.org.`,
  );
}

function installOncePerLockfile() {
  const modules = join(root, 'node_modules');
  const marker = join(modules, '.loupe-lockfile');
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return;
  process.stderr.write('Installing packages (a minute or two, once) …\n');
  const install = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  if (install.status !== 0)
    refuse('npm ci did not finish: see its message above, then run the same command again.');
  writeFileSync(marker, hash);
}

function node24() {
  const bundled = join(root, 'node_modules/.bin/node');
  if (existsSync(bundled)) return bundled;
  if (major(process.version) >= 24) return process.execPath;
  return refuse(
    `No bundled Node for this machine: install Node 24 (this is ${process.version}) and try again.`,
  );
}

installOncePerLockfile();
const child = spawn(node24(), [join(root, 'tools', `${command}.ts`), ...args], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
    APOLLO_TELEMETRY_DISABLED: 'true',
    NEXT_TELEMETRY_DISABLED: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    CHECKPOINT_DISABLE: '1',
    DO_NOT_TRACK: '1',
  },
});
// Ctrl-C reaches the child by the terminal; this process only waits for it to tidy up.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
