import type pg from 'pg';
import { inSpan, type SpanOptions } from '@loupe/telemetry/trace';
import { isStalePlan } from './conflict.ts';
import type { NumberedText } from './named-parameters.ts';
import type { Statement } from './statement.ts';
import { StatementNames } from './statement-names.ts';

const statements = new StatementNames();

/** Runs statements in a transaction or on a pool. Statements are prepared once per connection. */
export interface Tx {
  /**
   * @returns the rows, none for a statement without RETURNING. int8 is `bigint`; cast a date to text, since
   * Prisma gives a Date.
   */
  query<R extends object>(statement: Statement<readonly [], R>): Promise<R[]>;
  /** @param values in the order of their numbers, or an object where the statement names its parameters */
  query<V extends object, R extends object>(statement: Statement<V, R>, values: NoInfer<V>): Promise<R[]>;
  /**
   * Unchecked: for packages, whose SQL runs in the schema of the service that uses them. Services declare statements.
   * @param sql one statement with $1, $2 …; keep its text constant and pass everything variable in values
   */
  query<R extends object>(sql: string, values?: readonly unknown[]): Promise<R[]>;
}

/** @param run sends one statement to the driver; the caller knows the types of the rows */
export function txOf(run: (sql: string, values: readonly unknown[]) => Promise<object[]>): Tx {
  return {
    query: <R extends object>(statement: string | NumberedText, values: readonly unknown[] | Values = []) =>
      (typeof statement === 'string'
        ? run(statement, values as readonly unknown[])
        : run(statement.text, inOrder(statement, values))) as Promise<R[]>,
  };
}

type Values = Readonly<Record<string, unknown>>;

const inOrder = ({ names }: NumberedText, values: readonly unknown[] | Values): readonly unknown[] =>
  names.length === 0 ? (values as readonly unknown[]) : names.map((name) => (values as Values)[name]);

/** Each statement is a transaction of its own. */
export const poolTx = (pool: pg.Pool): Tx =>
  txOf(async (sql, values) => {
    try {
      return await runPrepared(pool, sql, values);
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      return runPrepared(pool, sql, values);
    }
  });

/** @throws pg.DatabaseError; after an outdated plan the statement's next run prepares it again */
export async function runPrepared<R extends object>(
  connection: pg.Pool | pg.PoolClient,
  sql: string,
  values: readonly unknown[],
): Promise<R[]> {
  const name = statements.nameOf(sql);
  try {
    const statement = { ...(name === undefined ? {} : { name }), text: sql, values: [...values] };
    const result = await inSpan('postgres', spanOf(sql), () => connection.query<R>(statement));
    return result.rows;
  } catch (error) {
    if (isStalePlan(error)) statements.rename(sql);
    throw error;
  }
}

/** Inside a trace only: sweepers and relays query every second, which would add many traces of one statement each. */
const spanOf = (sql: string): SpanOptions => ({
  kind: 'client',
  attributes: { 'db.query.text': sql },
  onlyInside: true,
});

/** The part of a generated Prisma client, or of its interactive transaction, that runs SQL. */
export interface PrismaRawClient {
  $queryRawUnsafe<T>(sql: string, ...values: unknown[]): PromiseLike<T>;
}

/** Lets SQL, and `enqueue`, join an interactive Prisma transaction. */
export const prismaTx = (client: PrismaRawClient): Tx =>
  txOf(async (sql, values) => client.$queryRawUnsafe<object[]>(sql, ...values));
