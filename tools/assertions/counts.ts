import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many assertions passed in each test that ran, by its full title. */
export type Counts = Readonly<Record<string, number>>;

interface JestResults {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly numPassingAsserts?: number;
    }[];
  }[];
}

/** Without the file, which a rebuild may rename. Tests with the same title, in several files or of a table, are one. */
function summed(counts: readonly (readonly [title: string, count: number])[]): Counts {
  const sums = new Map<string, number>();
  for (const [title, count] of counts) sums.set(title, (sums.get(title) ?? 0) + count);
  return Object.fromEntries([...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const ofJest = ({ testResults }: JestResults) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, numPassingAsserts = 0 }) => [fullName, numPassingAsserts] as const);

/** Of a run of `npm test` or a part of it. @param folders with what Jest and the reporter of journeys have written */
export function countsIn(folders: readonly string[]): Counts {
  const read = <Shape>(pattern: string) =>
    folders
      .flatMap((folder) => globSync(pattern, { cwd: folder }).map((name) => join(folder, name)))
      .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Shape);
  const jest = read<Partial<JestResults>>('*.json').filter(
    (results): results is JestResults => results.testResults !== undefined,
  );
  return summed([...jest.flatMap(ofJest), ...read<Counts>('*.expects').flatMap(Object.entries<number>)]);
}

/** The lower count of each title that every run has: generated inputs and waiting make some vary. */
export function lowestOf([first = {}, ...others]: readonly Counts[]): Counts {
  const lower = (title: string, count: number) =>
    Math.min(count, ...others.map((counts) => counts[title] ?? 0));
  return Object.fromEntries(Object.entries(first).map(([title, count]) => [title, lower(title, count)]));
}
