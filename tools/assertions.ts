import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countsIn, lowestOf, type Counts } from './assertions/counts.ts';
import { fewer, inWords, type Reason } from './assertions/fewer.ts';
import { measureRelease } from './assertions/measure-release.ts';
import { runCommand } from './stack/run-command.ts';
import { ROOT } from './stack/services.ts';
import { RESULTS } from './testing/test-run.ts';

const HELP = `npm run assertions -- [workspace …]   how many assertions passed in each test of the last run of npm test

  --results <folder>   where that run's results are (.loupe/results and .loupe), may be repeated
  --of <release>       runs the workspaces of that tag, branch or commit instead
  --write <file>       writes title → count as JSON
  --against <file>     such a file of before: lists titles that are gone and counts that are lower, and exits 1 unless
                       tools/assertions/fewer.json says why. Repeated, the lowest count of each title is what counts

Generated inputs vary, and with them the assertions: run the tests of both with PROPERTY_SEED=1, as --of does.`;

const REASONS = join(ROOT, 'tools/assertions/fewer.json');

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      results: { type: 'string', multiple: true, default: [RESULTS, join(ROOT, '.loupe')] },
      of: { type: 'string' },
      write: { type: 'string' },
      against: { type: 'string', multiple: true },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const counts = values.of === undefined ? countsIn(values.results) : measureRelease(values.of, positionals);
  const sum = Object.values(counts).reduce((total, count) => total + count, 0);
  process.stdout.write(`${sum} assertions in ${Object.keys(counts).length} tests\n`);
  if (values.write !== undefined) writeFileSync(values.write, `${JSON.stringify(counts, null, 1)}\n`);
  return values.against === undefined ? 0 : compare(lowestOf(values.against.map(read<Counts>)), counts);
}

const read = <Shape>(file: string): Shape => JSON.parse(readFileSync(file, 'utf8')) as Shape;

/** @returns the exit code */
function compare(before: Counts, counts: Counts): number {
  const found = fewer(before, counts, read<Reason[]>(REASONS));
  for (const one of found) process.stdout.write(`${inWords(one)}\n`);
  const unexplained = found.filter(({ why }) => why === undefined).length;
  process.stdout.write(`${found.length} titles have fewer than before, ${unexplained} without a reason\n`);
  return unexplained === 0 ? 0 : 1;
}

await runCommand(main);
