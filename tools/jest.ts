import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './stack/services.ts';

/** `npm test -w <workspace>`: Jest in one process without realms, and its counts are written to a file for the summary of `npm test`. */
const workspace = process.cwd();
/** The longest workspace takes a fifth of this on an idle machine. */
const LIMIT_MINUTES = 20;
/** Tests of another release have theirs elsewhere. */
const results = process.env['LOUPE_TEST_RESULTS'] ?? join(ROOT, '.loupe/results');
mkdirSync(results, { recursive: true });

const child = spawn(
  process.execPath,
  [
    '--import',
    join(ROOT, 'tools/testing/jest/preload.ts'),
    join(ROOT, 'node_modules/jest/bin/jest.js'),
    '-c',
    join(ROOT, 'jest.config.mjs'),
    `--rootDir=${workspace}`,
    '--runInBand',
    // A failed test that left a process or a socket open must not keep jest running.
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
