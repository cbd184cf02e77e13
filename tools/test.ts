import { tmpdir } from 'node:os';
import { generatePrismaClients } from './stack/generated.ts';
import { requireServers, requireSpace } from './stack/prerequisites.ts';
import { step } from './stack/progress.ts';
import { runCommand } from './stack/run-command.ts';
import { sentenceFor } from './stack/sentence-for.ts';
import { ROOT } from './stack/services.ts';
import { findChromium } from './testing/chromium.ts';
import { journeys, sweep } from './testing/journeys.ts';
import { clauses, faults, images, load, staticChecks, workspaceTests } from './testing/parts.ts';
import { add, clearResults, judged, NOTHING, ofOne, type Tally } from './testing/tally.ts';
import { RESULTS, type TestRun } from './testing/test-run.ts';
import { inMinutes, jestTimes, slowest, type Timed } from './testing/times.ts';

const HELP = `npm test                 all tests, with "N passed, N failed" at the end
npm run test:static      format, lint, boundaries, types, drift
npm run test:unit        jest in every workspace, with real Postgres and Kafka where they are needed
                         TEST_SERVERS=containers: both in containers, if Docker is available
npm run test:e2e         a whole stack: graph tests and browser journeys
npm run test:faults      a selection of the fault experiments
npm test -- load         a smoke of the load tests; k6 is built by Go once per checkout
npm test -- images       builds two images and runs a shop from them, if Docker is available
npm run test:sweep       every page of the account at every size, in both shops; not part of npm test
npm run test:busy        all of it three times beside two busy processes
npm run test:nightly     all of it in full: each journey in both shops, every fault, 10,000 seeds, every planted bug

A journey may need a second attempt on a busy machine; it is named at the end. FLAKY=0 counts it as failed.`;

const NAMED_FILES = 10;

type Part = (run: TestRun) => Promise<Tally>;

const PARTS: Record<string, Part> = {
  static: staticChecks,
  unit: workspaceTests,
  e2e: journeys,
  faults,
  load,
  clauses,
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
  ['clauses', 'images'],
  ['sweep'],
];
const running = new Map<string, Promise<Tally>>();
const run: TestRun = {
  files: [],
  counted: Promise.withResolvers(),
  ended: async (part) => void (await running.get(part)),
};

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
  if (!wanted.includes('e2e')) run.counted.resolve();
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
  run.files.push(...jestTimes(RESULTS, ROOT));
  const { passed, failures, flaky } = judged(tally, process.env);
  // Repeated here, because a long log is read from its end.
  for (const name of flaky) process.stdout.write(`needed a second attempt: ${name}\n`);
  for (const failure of failures) process.stdout.write(`✗ ${failure}\n`);
  if (run.files.length > 0) process.stdout.write(`slowest files: ${slowest(run.files, NAMED_FILES)}\n`);
  process.stdout.write(`${inMinutes(parts)}\n${passed} passed, ${failures.length} failed\n`);
  return failures.length === 0 ? 0 : 1;
}

const NEEDS_SERVERS = ['unit', 'e2e', 'faults', 'load', 'clauses', 'sweep'];

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
async function timedPart(name: string, part: Part, parts: Timed[]): Promise<Tally> {
  const began = performance.now();
  const tally = await partOrFailure(name, part);
  // A part that has ended counts nothing any more, also if it could not begin.
  if (name === 'e2e') run.counted.resolve();
  parts.push({ name, seconds: (performance.now() - began) / 1000 });
  return tally;
}

/** A part that cannot begin counts as one failure; the other parts and the summary still run. */
async function partOrFailure(name: string, part: Part): Promise<Tally> {
  process.stderr.write(`\n${name}\n`);
  try {
    return await part(run);
  } catch (error) {
    process.stderr.write(`${sentenceFor(error) ?? String((error as Error).stack)}\n`);
    return ofOne(`${name}: could not start`, false);
  }
}

await runCommand(() => main(process.argv.slice(2)));
