import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `node tools/checks/sizes.ts`: whether files stay small and tests keep up: median of source files at most 85 lines, nine in ten
 * at most 250, none over 300; at least 0.8 lines of test for a line of source. Prints the figures.
 */
const ROOT = join(import.meta.dirname, '../..');
const MEDIAN = 85;
const NINE_IN_TEN = 250;
const MOST = 300;
const TESTS_PER_LINE = 0.8;

const CODE = /^(gateway|media|packages|sandbox|services|tests|tools|web)\/.*\.(ts|tsx|mjs)$/;
const GENERATED = /(^|\/)(gen|gql|generated)\//;
/** Tests, and what exists only to test: the fault kit, the harness, what starts and counts test runs. */
const TEST =
  /\.(test|spec)\.tsx?$|^tests\/|\/(tests|e2e)\/|^tools\/(faults|testing)\/|^packages\/test-harness\//;

function linesByFile(): { file: string; lines: number }[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).split('\n');
  return files
    .filter((file) => CODE.test(file) && !GENERATED.test(file))
    .map((file) => ({ file, lines: readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1 }));
}

const all = linesByFile();
const sum = (files: typeof all): number => files.reduce((total, { lines }) => total + lines, 0);
const source = all.filter(({ file }) => !TEST.test(file));
const sorted = source.map(({ lines }) => lines).sort((a, b) => a - b);
const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
const tests = sum(all.filter(({ file }) => TEST.test(file)));
const ratio = tests / sum(source);

console.log(
  JSON.stringify({
    files: source.length,
    median: at(0.5),
    nineInTen: at(0.9),
    longest: sorted.at(-1) ?? 0,
    sourceLines: sum(source),
    testLines: tests,
    testsPerLine: Number(ratio.toFixed(2)),
  }),
);
const faults = [
  ...all.filter(({ lines }) => lines > MOST).map(({ file, lines }) => `${file} has ${lines} lines`),
  ...(at(0.5) > MEDIAN ? [`the median file has ${at(0.5)} lines`] : []),
  ...(at(0.9) > NINE_IN_TEN ? [`one in ten files has more than ${NINE_IN_TEN} lines`] : []),
  ...(ratio < TESTS_PER_LINE ? [`${ratio.toFixed(2)} lines of test for a line of source`] : []),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
