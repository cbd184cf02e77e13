import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './stack/services.ts';

/** `npm test -w <workspace>`: jest as ES modules, with its counts left for the closing line of `npm test`. */
const workspace = process.cwd();
/** The longest takes a fifth of it on a quiet machine. */
const LIMIT_MINUTES = 20;
const results = join(ROOT, '.loupe/results');
mkdirSync(results, { recursive: true });

const child = spawn(
  process.execPath,
  [
    '--experimental-vm-modules',
    join(ROOT, 'node_modules/jest/bin/jest.js'),
    '-c',
    join(ROOT, 'jest.config.mjs'),
    `--rootDir=${workspace}`,
    '--runInBand',
    // A test that failed before it let go of a process or a socket must not hold up the ones after it.
    '--forceExit',
    '--json',
    `--outputFile=${join(results, `${basename(workspace)}.json`)}`,
    ...process.argv.slice(2),
  ],
  // Jest's own lines go to stderr; with --json stdout would repeat everything.
  { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_NO_WARNINGS: '1' } },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
setTimeout(() => {
  process.stderr.write(`${basename(workspace)}: not finished after ${LIMIT_MINUTES} minutes; ended.\n`);
  child.kill('SIGKILL');
}, LIMIT_MINUTES * 60_000).unref();
child.on('exit', (code) => process.exit(code ?? 1));
