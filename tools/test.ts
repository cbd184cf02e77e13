import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STATEMENT_LOG_FLAGS } from '@loupe/test-harness/statement-log';
import { BRIEF } from './faults/experiments/list.ts';
import { runAll } from './faults/run-all.ts';
import { dockerAnswers } from './images/docker.ts';
import { optionsOf } from './load/options.ts';
import { runLoad } from './load/run.ts';
import type { ChildSpec } from './stack/child.ts';
import { generatePrismaClients } from './stack/generated.ts';
import { requireServers, requireSpace } from './stack/prerequisites.ts';
import { step } from './stack/progress.ts';
import { runCommand } from './stack/run-command.ts';
import { sentenceFor } from './stack/sentence-for.ts';
import { MONEY_SERVICES, ROOT } from './stack/services.ts';
import { CHECKS, runChecks } from './testing/checks.ts';
import { findChromium } from './testing/chromium.ts';
import {
  add,
  clearResults,
  jestTally,
  judged,
  NOTHING,
  ofOne,
  playwrightTally,
  type Tally,
} from './testing/tally.ts';
import { withKeptRenditions } from './testing/kept-renditions.ts';
import { namesOf, runWorkspaces, testedWorkspaces } from './testing/workspaces.ts';
import { withShortPauses } from './testing/short-pauses.ts';
import { inMinutes, jestTimes, playwrightTimes, slowest, type Timed } from './testing/times.ts';
import { stackEnv, testPortBase, withTestStack } from './testing/with-test-stack.ts';

const HELP = `npm test                 all tests, with "N passed, N failed" at the end
npm run test:static      format, lint, boundaries, types, drift
npm run test:unit        jest in every workspace, with real Postgres and Kafka where they are needed
npm run test:e2e         a whole stack: graph tests and browser journeys
npm run test:faults      a selection of the fault experiments
npm test -- load         a smoke of the load tests; k6 is built by Go once per checkout
npm test -- images       builds two images and runs a shop from them, if Docker is available
npm run test:sweep       every page of the account at every size, in both shops; not part of npm test
npm run test:nightly     all of it in full: each journey in both shops, every fault, 10,000 seeds, every planted bug

A journey may need a second attempt on a busy machine; it is named at the end. FLAKY=0 counts it as failed.`;

const RESULTS = join(ROOT, '.loupe/results');
/** Of each test file that ran, for the summary. */
const files: Timed[] = [];
const NAMED_FILES = 10;

/** Runs Node with inherited output. @returns the exit code */
function node(args: readonly string[], cwd: string, env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...args], {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    // Without it the browser journeys would go on against a stack that is gone.
    const end = () => void child.kill();
    process.once('exit', end);
    child.once('error', () => resolve(1));
    child.once('exit', (code) => {
      process.off('exit', end);
      resolve(code ?? 1);
    });
  });
}

async function staticChecks(): Promise<Tally> {
  const failed = await runChecks();
  return CHECKS.map((check) => ofOne(check.name, !failed.includes(check))).reduce(add, NOTHING);
}

/** Unit, integration and contract tests of each workspace. A third runs beside two once neither experiments nor counting tests do. */
async function workspaceTests(): Promise<Tally> {
  const workspaces = testedWorkspaces(ROOT);
  await runWorkspaces(
    ROOT,
    workspaces,
    ended('faults').then(() => counted.promise),
  );
  return jestTally(RESULTS, namesOf(workspaces));
}

/** Resolves when the graph tests that run alone on their stack have ended, or will not run. */
const counted = Promise.withResolvers<void>();

/**
 * Graph tests and browser journeys on a stack with two money instances, with Postgres logging every statement. The first graph tests
 * count all statements and rows, so nothing else may use their stack; they mostly wait, so they run beside the workspaces. Journeys that
 * buy wait for the other graph tests, which compare the same ledgers; those of pages run beside both.
 */
async function journeys(): Promise<Tally> {
  const chromium = await findChromium();
  await ended('faults'); // which has the same ports
  const options = {
    twice: MONEY_SERVICES,
    postgresFlags: STATEMENT_LOG_FLAGS,
    adjust: (spec: ChildSpec) => withKeptRenditions(withShortPauses(spec)),
  } as const;
  return withTestStack(options, async (stack) => {
    const env = { ...stackEnv(stack), CHROMIUM_PATH: chromium };
    const graphTests = (folder: string) => node([join(ROOT, 'tools/jest.ts')], join(ROOT, folder), env);
    await graphTests('tests/alone');
    counted.resolve();
    await ended('unit');
    const pages = browse(env, 'pages', ['--project=* pages', '--workers=2']);
    await graphTests('tests/system');
    const inTurn = await browse(env, 'in-turn', ['--project=beaverbrooks', '--project=loupe', '--workers=2']);
    return [jestTally(RESULTS, ['alone', 'system']), await pages, inTurn].reduce(add);
  });
}

/** Runs browser journeys. @param name of their report and folder */
async function browse(
  env: Record<string, string>,
  name: string,
  options: readonly string[] = [],
): Promise<Tally> {
  const report = join(ROOT, `.loupe/journeys-${name}.json`);
  clearResults(report);
  const output = ['--reporter=line,json', `--output=test-results/${name}`];
  await node(
    [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', ...output, ...options],
    join(ROOT, 'web'),
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  files.push(...playwrightTimes(report));
  return playwrightTally(report);
}

/** Every page of the account at every size in both shops: minutes of axe, of which the journeys run a selection. */
async function sweep(): Promise<Tally> {
  const chromium = await findChromium();
  return withTestStack({}, (stack) =>
    browse({ ...stackEnv(stack), CHROMIUM_PATH: chromium, SWEEP: 'alone' }, 'sweep'),
  );
}

/** The most informative experiments for their duration; each counts as one. FAULT_SEED repeats a run. */
async function faults(): Promise<Tally> {
  const seed = process.env['FAULT_SEED'] ?? String(Date.now());
  const report = (line: string) => void process.stderr.write(`  ${line}\n`);
  report(`seed ${seed}`);
  const outcomes = await runAll({ asked: BRIEF, seed, portBase: testPortBase(), alerts: false, report });
  return outcomes
    .map(({ name, failure }) => ofOne(`${name}: ${failure}`, failure === undefined))
    .reduce(add, NOTHING);
}

/** Browsing, searches, orders and accounts at once for fifteen seconds: nothing fails, and every invariant holds afterwards. */
async function load(): Promise<Tally> {
  const { report } = await runLoad(optionsOf(['black-friday', '--profile', 'smoke']));
  return ofOne(`load smoke: ${report.broken.join('; ')}`, report.broken.length === 0);
}

/** Builds and starts images if Docker is available; otherwise only the tools' tests lint them. */
async function images(): Promise<Tally> {
  if (!dockerAnswers()) {
    process.stderr.write('  – Docker does not answer: images are only linted\n');
    return NOTHING;
  }
  const code = await node([join(ROOT, 'tools/images.ts'), 'prove', 'identity', 'gateway'], ROOT);
  return ofOne('images of identity and gateway', code === 0);
}

const PARTS: Record<string, () => Promise<Tally>> = {
  static: staticChecks,
  unit: workspaceTests,
  e2e: journeys,
  faults,
  load,
  images,
  sweep,
};
/** Parts that run only on request. */
const ON_REQUEST = ['sweep'];
/** Parts in sequence; those in one row begin together, in this order, and may wait for each other. */
const ROWS: readonly (readonly string[])[] = [
  ['static'],
  ['faults', 'unit', 'e2e'],
  ['load'],
  ['images'],
  ['sweep'],
];
const running = new Map<string, Promise<Tally>>();
/** Resolves when a part of the row has ended; at once when it does not run. */
const ended = async (part: string): Promise<void> => void (await running.get(part));

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const asked = args.filter((name) => name in PARTS);
  const wanted = asked.length > 0 ? asked : Object.keys(PARTS).filter((name) => !ON_REQUEST.includes(name));
  const missing = await missingFor(wanted);
  if (missing !== undefined) {
    process.stdout.write(`✗ prerequisites: ${missing}\n0 passed, 1 failed\n`);
    return 1;
  }
  await step('generated code', () => generatePrismaClients());
  clearResults(RESULTS);
  if (!wanted.includes('e2e')) counted.resolve();
  let tally = NOTHING;
  const parts: Timed[] = [];
  const began = performance.now();
  for (const row of ROWS) {
    for (const name of row.filter((part) => wanted.includes(part)))
      running.set(name, timedPart(name, PARTS[name]!, parts));
    tally = (await Promise.all(running.values())).reduce(add, tally);
    running.clear();
  }
  // Parts of one row overlap and wait for each other.
  parts.push({ name: 'all', seconds: (performance.now() - began) / 1000 });
  files.push(...jestTimes(RESULTS, ROOT));
  const { passed, failures, flaky } = judged(tally, process.env);
  // Repeated here, because a long log is read from its end.
  for (const name of flaky) process.stdout.write(`needed a second attempt: ${name}\n`);
  for (const failure of failures) process.stdout.write(`✗ ${failure}\n`);
  if (files.length > 0) process.stdout.write(`slowest files: ${slowest(files, NAMED_FILES)}\n`);
  process.stdout.write(`${inMinutes(parts)}\n${passed} passed, ${failures.length} failed\n`);
  return failures.length === 0 ? 0 : 1;
}

const NEEDS_SERVERS = ['unit', 'e2e', 'faults', 'load', 'sweep'];

/** The sentence about what the machine lacks for these parts. As root on Debian it is installed. */
async function missingFor(parts: readonly string[]): Promise<string | undefined> {
  try {
    if (parts.some((name) => NEEDS_SERVERS.includes(name))) {
      requireSpace(tmpdir());
      await requireServers();
    }
    if (parts.includes('e2e') || parts.includes('sweep')) await findChromium();
    return undefined;
  } catch (error) {
    const sentence = sentenceFor(error);
    if (sentence === undefined) throw error;
    return sentence;
  }
}

/** @param parts gets its duration */
async function timedPart(name: string, part: () => Promise<Tally>, parts: Timed[]): Promise<Tally> {
  const began = performance.now();
  const tally = await partOrFailure(name, part);
  // A part that has ended counts nothing any more, also if it could not begin.
  if (name === 'e2e') counted.resolve();
  parts.push({ name, seconds: (performance.now() - began) / 1000 });
  return tally;
}

/** A part that cannot begin counts as one failure; the other parts and the summary still run. */
async function partOrFailure(name: string, part: () => Promise<Tally>): Promise<Tally> {
  process.stderr.write(`\n${name}\n`);
  try {
    return await part();
  } catch (error) {
    process.stderr.write(`${sentenceFor(error) ?? String((error as Error).stack)}\n`);
    return ofOne(`${name}: could not start`, false);
  }
}

await runCommand(() => main(process.argv.slice(2)));
