import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const HELP = `npm run sizes   prints the sizes of source files, the largest files, and the lines of tests

It has no limits: one long file may be easier to read than two short ones that are always read together.`;

const ROOT = join(import.meta.dirname, '../..');
const LARGEST = 10;

const CODE =
  /^(gateway|media|operations|packages|proofs|sandbox|services|tests|tools|web)\/.*\.(ts|tsx|mjs)$/;
const GENERATED = /(^|\/)(gen|gql|generated)\//;
/** Tests, and code that exists only for tests: the fault runs, the harness, the test runner. */
const TEST =
  /\.(test|spec)\.tsx?$|^tests\/|\/(tests|e2e)\/|^proofs\/faults\/|^tools\/testing\/|^packages\/(test-harness|scripted-shopper)\//;

function linesByFile(): { file: string; lines: number }[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).split('\n');
  return files
    .filter((file) => CODE.test(file) && !GENERATED.test(file))
    .map((file) => ({ file, lines: readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1 }));
}

function printSizes(): void {
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
  const largest = [...source].sort((left, right) => right.lines - left.lines).slice(0, LARGEST);
  for (const { file, lines } of largest) console.log(`${String(lines).padStart(4)}  ${file}`);
}

if (process.argv.includes('--help')) console.log(HELP);
else printSizes();
