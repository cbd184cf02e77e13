#!/usr/bin/env node
// Every command starts here, on any Node from 20: installs once per lockfile, then hands its program to Node 24.
// Plain JavaScript without dependencies, because it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shortOfSpace } from './free-space.mjs';
import { endGroup } from '../packages/local-servers/src/process-group.mjs';

/** What node_modules and npm's cache take. */
const PACKAGES_MB = 2_000;

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [program, ...args] = process.argv.slice(2);

/** Prints one sentence that says what to do, and exits; a stack trace would not help. */
function refuse(sentence, code = 1) {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

const major = (version) => Number(/^v(\d+)/.exec(version)?.[1] ?? 0);
const codeOf = (signal) => 128 + constants.signals[signal];

if (major(process.version) < 20) {
  refuse(`Loupe needs Node 20 or newer, and this is ${process.version}: install one from nodejs.org.`);
}

/** The first signal and its handler. A second Ctrl-C must not end this process before its children. */
let stoppedBy;
let onSignal = () => {};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stoppedBy ??= signal;
    onSignal(signal);
  });
}
// If the terminal was closed, writing fails; the error cannot be shown anywhere.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

async function installOncePerLockfile() {
  const modules = join(root, 'node_modules');
  const marker = join(modules, '.loupe-lockfile');
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return;
  const short = existsSync(modules) ? undefined : shortOfSpace(root, PACKAGES_MB);
  if (short) refuse(short);
  process.stderr.write('  … installing packages (a minute or two, once)\n');
  const how = await runNpmCi();
  if (stoppedBy) {
    refuse(
      `Stopped by ${stoppedBy} while packages were installed: run "npm start", or what you ran, again.`,
      codeOf(stoppedBy),
    );
  }
  if (how === 'ENOENT')
    refuse('npm was not found: install Node.js with npm, then run the same command again.');
  if (how !== 0) refuse('npm ci did not finish: see its message above, then run the same command again.');
  writeFileSync(marker, hash);
}

/** In a process group of its own, so that install scripts are ended with it. */
async function runNpmCi() {
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  onSignal = () => void endGroup(npm.pid);
  const [how] = await Promise.race([
    once(npm, 'exit'),
    once(npm, 'error').then(([{ code }]) => [code]),
  ]).catch((error) => [error.code]);
  await endGroup(npm.pid);
  return how;
}

function node24() {
  const bundled = join(root, 'node_modules/.bin/node');
  if (existsSync(bundled)) return bundled;
  if (major(process.version) >= 24) return process.execPath;
  return refuse(
    `No bundled Node for this machine: install Node 24 (this is ${process.version}) and try again.`,
  );
}

await installOncePerLockfile();
const child = spawn(node24(), [join(root, program), ...args], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
    // Services start with half the processor time once their code is there.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.loupe/compile-cache'),
    APOLLO_TELEMETRY_DISABLED: 'true',
    NEXT_TELEMETRY_DISABLED: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    CHECKPOINT_DISABLE: '1',
    DO_NOT_TRACK: '1',
  },
});
// A terminal's Ctrl-C reaches the command as well: it treats two signals as one, and this process waits until it has stopped.
onSignal = (signal) => child.kill(signal);
child.on('exit', (code, signal) => {
  if (signal) refuse(`Stopped by ${signal}: run "npm start", or what you ran, again.`, codeOf(signal));
  process.exit(code);
});
