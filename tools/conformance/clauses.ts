import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** An edit of one file that breaks a clause. */
export interface Mutation {
  /** From the root of the repository. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
}

/** One checkable statement of a requirement, and the test that fails without it. */
export interface Clause {
  readonly clause: string;
  /** The title of the test, which names the requirement's ID, or the title of whose group does. */
  readonly test: string;
  readonly mutation?: Mutation;
}

/** By the ID of the requirement. */
export type Clauses = ReadonlyMap<string, readonly Clause[]>;

/** Where the clauses of each area are, from the root: one file per area, `RT.yaml` to `CO.yaml`. */
const FOLDER = 'docs/clauses';

/** @throws Error when a file has another shape, or an ID is in two files */
export function readClauses(root: string): Clauses {
  const clauses = new Map<string, readonly Clause[]>();
  for (const file of globSync(`${FOLDER}/*.yaml`, { cwd: root }).sort()) {
    const area = parse(readFileSync(join(root, file), 'utf8')) as Readonly<Record<string, unknown>> | null;
    for (const [id, listed] of Object.entries(area ?? {})) {
      if (clauses.has(id)) throw new Error(`${file}: ${id} is listed twice`);
      if (!Array.isArray(listed)) throw new Error(`${file}: ${id} is not a list of clauses`);
      clauses.set(
        id,
        listed.map((value) => asClause(value, `${file}: ${id}`)),
      );
    }
  }
  return clauses;
}

function asClause(value: unknown, where: string): Clause {
  const { clause, test, mutation, ...others } = value as Readonly<Record<string, unknown>>;
  const texts = [clause, test, ...Object.values(mutation ?? {})];
  const areTexts = texts.every((text) => typeof text === 'string');
  const isWhole = mutation === undefined || Object.keys(mutation as object).join() === 'file,find,replace';
  if (!areTexts || !isWhole || Object.keys(others).length > 0)
    throw new Error(`${where}: a clause has clause, test and perhaps a mutation {file, find, replace}`);
  return value as Clause;
}
