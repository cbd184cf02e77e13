import { existsSync, globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface Timed {
  readonly name: string;
  readonly seconds: number;
}

interface JestFiles {
  testResults: { name: string; startTime: number; endTime: number }[];
}

/** The duration of each test file in jest's JSON files of a folder, named by its path from the root. */
export function jestTimes(folder: string, root: string): Timed[] {
  return globSync(`${folder}/*.json`).flatMap((file) =>
    (JSON.parse(readFileSync(file, 'utf8')) as JestFiles).testResults.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  );
}

interface PlaywrightSuite {
  specs?: { file: string; tests: { projectName: string; results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

/** The duration of each file of journeys in Playwright's JSON report and each shop, second attempts included. */
export function playwrightTimes(file: string): Timed[] {
  if (!existsSync(file)) return [];
  const seconds = new Map<string, number>();
  const read = ({ specs = [], suites = [] }: PlaywrightSuite): void => {
    for (const spec of specs)
      for (const { projectName, results } of spec.tests) {
        const name = `[${projectName}] ${spec.file}`;
        const milliseconds = results.reduce((sum, { duration }) => sum + duration, 0);
        seconds.set(name, (seconds.get(name) ?? 0) + milliseconds / 1000);
      }
    suites.forEach(read);
  };
  read(JSON.parse(readFileSync(file, 'utf8')) as PlaywrightSuite);
  return [...seconds].map(([name, total]) => ({ name, seconds: total }));
}

/** "a.test.ts 31 s, b.test.ts 12 s": the longest first. */
export const slowest = (times: readonly Timed[], count: number): string =>
  times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${name} ${Math.round(seconds)} s`)
    .join(', ');

/** "unit 12.4 min, e2e 9.1 min": in the order given. */
export const inMinutes = (times: readonly Timed[]): string =>
  times.map(({ name, seconds }) => `${name} ${(seconds / 60).toFixed(1)} min`).join(', ');
