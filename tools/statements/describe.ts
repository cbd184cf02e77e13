import type pg from 'pg';
import type { RegisteredStatement } from '@loupe/database/statement';
import type { Catalogue } from './catalogue.ts';
import { isNode, numberIn, parseNodeTree, type TreeNode, type TreeValue } from './node-tree.ts';
import { Nullability } from './nullability.ts';
import { parametersOf } from './parameters.ts';
import { columnsOf, type Scope } from './scope.ts';
import { answeredType, givenType, unionOf } from './typescript-types.ts';

export interface Described {
  readonly name: string;
  /** Of the parameters; none where they are given by position. */
  readonly names: readonly string[];
  /** TypeScript, one per parameter. */
  readonly values: readonly string[];
  /** TypeScript by column. */
  readonly row: readonly (readonly [column: string, type: string])[];
}

/** A statement that is invalid in the schema, or whose declarations are wrong. */
export class StatementError extends Error {
  override readonly name = 'StatementError';

  constructor(statement: string, message: string, options?: ErrorOptions) {
    super(`${statement}: ${message}`, options);
  }
}

interface Analysed {
  readonly parameterTypes: readonly number[];
  readonly columnTypes: readonly number[];
  readonly tree: TreeNode;
}

/**
 * The types of a statement in the schema of the client's role. It is not executed: it becomes the body of a function, whose parse
 * tree is read from the server; a savepoint is rolled back afterwards.
 * @param client in a transaction
 * @throws StatementError
 */
export async function describe(
  client: pg.Client,
  catalogue: Catalogue,
  statement: RegisteredStatement,
): Promise<Described> {
  await client.query('SAVEPOINT statement');
  try {
    return typesOf(statement, await analyse(client, statement.text), catalogue);
  } catch (error) {
    if (error instanceof StatementError) throw error;
    throw new StatementError(statement.name, (error as Error).message, { cause: error });
  } finally {
    await client.query('ROLLBACK TO statement');
  }
}

async function analyse(client: pg.Client, text: string): Promise<Analysed> {
  await client.query(`PREPARE described AS ${text}`);
  const { rows: prepared } = await client.query<{
    parameters: number[];
    results: number[] | null;
    signature: string;
  }>(
    `SELECT parameter_types::oid[] AS parameters, result_types::oid[] AS results,
       array_to_string(parameter_types, ', ') AS signature
     FROM pg_prepared_statements WHERE name = 'described'`,
  );
  await client.query('DEALLOCATE described'); // a rollback does not remove it
  const { parameters, results, signature } = prepared[0]!;
  await client.query(
    `CREATE FUNCTION described_statement(${signature}) RETURNS void LANGUAGE sql BEGIN ATOMIC ${text}; END`,
  );
  const { rows: bodies } = await client.query<{ body: string }>(
    `SELECT prosqlbody::text AS body FROM pg_proc WHERE proname = 'described_statement'`,
  );
  return {
    parameterTypes: parameters,
    columnTypes: results ?? [],
    tree: queryIn(parseNodeTree(bodies[0]!.body)),
  };
}

/** The body is a list of lists of queries. */
function queryIn(value: TreeValue): TreeNode {
  if (isNode(value)) return value;
  return queryIn((value as readonly TreeValue[])[0]);
}

function typesOf(
  statement: RegisteredStatement,
  { parameterTypes, columnTypes, tree }: Analysed,
  catalogue: Catalogue,
): Described {
  const { name, names, notNull: declaredNotNull = [], nullable: declaredNullable = [] } = statement;
  const parameterAt = (number: number) => (names.length === 0 ? `$${number}` : `:${names[number - 1]!}`);
  const refuse = (message: string) => {
    throw new StatementError(name, message);
  };
  const parameters = parametersOf(tree, catalogue);
  const nullable = new Set(
    declaredNullable.map((given) => (typeof given === 'number' ? given : names.indexOf(given) + 1)),
  );
  for (const number of nullable)
    if (parameterTypes[number - 1] === undefined)
      refuse('a parameter is declared nullable that it does not have');
  for (const [number, { mustBe, mayBeNull }] of parameters) {
    if (mustBe && nullable.has(number))
      refuse(`${parameterAt(number)} is declared nullable and goes into a NOT NULL column`);
    if (!mustBe && mayBeNull) {
      if (nullable.has(number)) refuse(`${parameterAt(number)} is known to be nullable: declare nothing`);
      nullable.add(number);
    }
  }
  const values = parameterTypes.map((oid, index) => {
    const allowed = parameters.get(index + 1)?.allowed;
    const type = named(parameterAt(index + 1), () =>
      allowed ? unionOf(allowed) : givenType(catalogue.typeName(oid)),
    );
    return nullable.has(index + 1) ? `${type} | null` : type;
  });

  const nullability = new Nullability(catalogue, nullable);
  const scope: Scope = [tree];
  const row = columnsOf(tree).map((entry, index): [string, string] => {
    const column = String(entry.fields['resname']);
    const origin = catalogue.column(numberIn(entry, 'resorigtbl'), numberIn(entry, 'resorigcol'));
    const inferred = nullability.columnNotNull(scope, index);
    const declared = declaredNotNull.includes(column);
    if (declared && inferred) refuse(`${column} is known not to be null: declare nothing`);
    if (declared && origin) refuse(`${column} is a column that may be null here: filter it by IS NOT NULL`);
    const type = named(column, () =>
      origin?.allowed ? unionOf(origin.allowed) : answeredType(catalogue.typeName(columnTypes[index]!)),
    );
    return [column, inferred || declared ? type : `${type} | null`];
  });
  const columns = row.map(([column]) => column);
  const unknown = declaredNotNull.find((column) => !columns.includes(column));
  if (unknown !== undefined) refuse(`${unknown} is declared not to be null and is not a column`);
  const twice = columns.find((column, index) => columns.indexOf(column) !== index);
  if (twice !== undefined) refuse(`two columns are called ${twice}`);
  return { name, names, values, row };
}

function named(what: string, type: () => string): string {
  try {
    return type();
  } catch (error) {
    throw new Error(`${what} ${(error as Error).message}`, { cause: error });
  }
}
