import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stack/services.ts';

/** One static check: a program whose exit code is the result. */
export interface Check {
  readonly name: string;
  readonly args: readonly string[];
  /** Relative to the root, which is the default. */
  readonly folder?: string;
}

const withCache = ({ CI }: NodeJS.ProcessEnv, place: string): string[] =>
  CI === undefined ? ['--cache', '--cache-location', place] : [];
const bin = (path: string): string => join(ROOT, 'node_modules', path);

/** ESLint's cache knows neither the rules that its configuration writes itself nor what is installed. */
function lintCache(): string {
  const configured = ['eslint.config.mjs', 'package-lock.json'].map((file) => readFileSync(join(ROOT, file)));
  const digest = createHash('sha256').update(Buffer.concat(configured)).digest('hex');
  return `.loupe/eslintcache-${digest.slice(0, 12)}`;
}

/**
 * The longest begin first: with two at a time, the last one to begin decides how long all take.
 * @param env with CI no check reads a cache, which may hide what follows from a file that it does not know of
 */
export const checksFor = (env: NodeJS.ProcessEnv): readonly Check[] => [
  {
    name: 'lint',
    args: [bin('eslint/bin/eslint.js'), ...withCache(env, lintCache()), '--max-warnings=0', '.'],
  },
  {
    name: 'types',
    args: [
      bin('turbo/bin/turbo'),
      'run',
      'types',
      '--concurrency=2',
      '--output-logs=errors-only',
      '--log-prefix=none',
      // Turbo still writes what it has found.
      ...(env['CI'] === undefined ? [] : ['--force']),
    ],
  },
  {
    name: 'format',
    args: [
      bin('prettier/bin/prettier.cjs'),
      '--check',
      '--log-level=warn',
      // Prettier deletes the cache at its default place whenever it runs without --cache, as editors run it.
      ...withCache(env, '.loupe/prettiercache'),
      '.',
      // What .prettierignore names is still listed, file by file: half a minute for what is built and downloaded here.
      '!.loupe/**',
      '!**/.next/**',
    ],
  },
  { name: 'habits that end', args: ['tools/checks/ratchets.ts'] },
  { name: 'no duplicates', args: ['tools/checks/duplicates.ts'] },
  {
    name: 'import boundaries',
    args: [
      bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      'packages',
      'services',
      'gateway',
      'media',
      'sandbox',
      'web',
      'tools',
      'operations',
      'proofs',
      'tests',
    ],
  },
  { name: 'nothing unused', args: [bin('knip/bin/knip.js'), '--no-progress', '--no-config-hints'] },
  { name: 'migrations match schemas', args: ['tools/check-drift.ts'] },
  { name: 'types of SQL statements drift', args: ['tools/statements.ts', '--check'] },
  {
    name: 'resolver types drift',
    args: [bin('@graphql-codegen/cli/esm/bin.js'), '--config', 'tools/codegen/resolver-types.ts', '--check'],
  },
  {
    name: 'graph operations drift',
    folder: 'web',
    args: [bin('@graphql-codegen/cli/esm/bin.js'), '--config', 'codegen.ts', '--check'],
  },
  { name: 'what pages declare drift', args: ['tools/pages.ts', '--check'] },
  { name: 'event plan drift', args: ['tools/event-plan.ts', '--check'] },
  { name: 'contracts: lint, breaking, drift', args: ['tools/checks/contracts.ts'] },
  { name: 'supergraph drift', args: ['gateway/src/compose.ts', '--check'] },
  { name: 'OpenAPI drift', args: ['gateway/src/openapi.ts', '--check'] },
  { name: 'operations of other clients drift', args: ['gateway/src/operations/other-clients.ts', '--check'] },
  { name: 'types of the load tests', args: [bin('typescript7/bin/tsc'), '-p', 'loadtests'] },
  { name: 'conformance table', args: ['tools/conformance.ts', '--check'] },
  { name: 'list of commands drift', args: ['tools/commands.ts', '--check'] },
];

export const CHECKS = checksFor(process.env);

const LANES = 2;

/** Runs two checks at a time and prints each result. @returns the checks that failed */
export async function runChecks(checks: readonly Check[] = CHECKS): Promise<Check[]> {
  const waiting = [...checks];
  const failed: Check[] = [];
  const lane = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const began = performance.now();
      const passed = await runCheck(check);
      const seconds = Math.round((performance.now() - began) / 1000);
      process.stderr.write(`  ${passed ? '✓' : '✗'} ${check.name} (${seconds} s)\n`);
      if (!passed) failed.push(check);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return failed;
}

/** @returns whether it passed; the output of a failing check goes to stderr */
function runCheck(check: Check): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...check.args], {
      cwd: join(ROOT, check.folder ?? ''),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', (error) => (output += error.message));
    child.once('close', (code) => {
      if (code !== 0) process.stderr.write(`${output}\n`);
      resolve(code === 0);
    });
  });
}
