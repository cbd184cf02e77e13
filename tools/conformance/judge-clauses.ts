import type { Clauses, Clause, Mutation } from './clauses.ts';

/** What the clauses are judged against. */
export interface Repository {
  /** IDs of the rows that say whole. */
  readonly whole: ReadonlySet<string>;
  /** IDs of all rows. */
  readonly rows: ReadonlySet<string>;
  /** The text of each test file, by its path. */
  readonly tests: ReadonlyMap<string, string>;
  /** The text of a file, undefined where there is none. */
  readonly textOf: (file: string) => string | undefined;
}

/** @returns the paths of the files that have a test of this title */
function filesOfTest(tests: ReadonlyMap<string, string>, title: string): string[] {
  const spellings = [title, title.replaceAll("'", "\\'"), title.replaceAll('`', '\\`')];
  const quoted = spellings.flatMap((text) => [`'${text}'`, `"${text}"`, `\`${text}\``]);
  return [...tests].flatMap(([file, text]) =>
    quoted.some((spelling) => text.includes(spelling)) ? [file] : [],
  );
}

/** @returns the path of the first file that has a test of this title */
export const fileOfTest = (tests: ReadonlyMap<string, string>, title: string): string | undefined =>
  filesOfTest(tests, title)[0];

/** @returns errors: a whole row without clauses, a test that does not exist or does not name the ID, a mutation that cannot be applied */
export function judgeClauses(clauses: Clauses, repository: Repository): string[] {
  const { rows, whole } = repository;
  return [
    ...[...whole].flatMap((id) => (clauses.get(id)?.length ? [] : [`${id}: whole, but it lists no clause`])),
    ...[...clauses].flatMap(([id, listed]) =>
      rows.has(id)
        ? listed.flatMap((clause) => faultsOf(id, clause, repository))
        : [`${id}: has clauses, but no row`],
    ),
  ];
}

function faultsOf(id: string, { test, mutation }: Clause, { tests, textOf }: Repository): string[] {
  const files = filesOfTest(tests, test);
  const [file] = files;
  // The title of its group may name the ID for it.
  const isNamed =
    test.includes(`[${id}]`) || (file !== undefined && tests.get(file)!.includes(`describe('[${id}]`));
  return [
    ...(isNamed ? [] : [`${id}: the test "${test}" does not name it`]),
    ...(file === undefined ? [`${id}: there is no test "${test}"`] : []),
    ...(files.length > 1 ? [`${id}: more than one file has a test "${test}": ${files.join(', ')}`] : []),
    ...(mutation === undefined ? [] : faultsOfMutation(id, mutation, textOf(mutation.file))),
  ];
}

function faultsOfMutation(id: string, { file, find, replace }: Mutation, text: string | undefined): string[] {
  if (text === undefined) return [`${id}: its mutation edits ${file}, which does not exist`];
  const found = text.split(find).length - 1;
  if (found !== 1)
    return [`${id}: the text that its mutation replaces occurs ${found} times in ${file}: ${find}`];
  return find === replace ? [`${id}: its mutation of ${file} changes nothing`] : [];
}
