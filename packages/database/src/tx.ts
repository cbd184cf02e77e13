import type pg from 'pg';
import { inSpan, type SpanOptions } from '@loupe/telemetry/trace';
import { isStalePlan } from './conflict.ts';
import { StatementNames } from './statement-names.ts';

const statements = new StatementNames();

/** One unit of work on the database, whoever drives it. Statements are prepared once per connection. */
export interface Tx {
  /**
   * @param sql one statement with $1, $2 …; keep its text constant and put what varies into values
   * @returns the rows, none for a statement without RETURNING. int8 is `bigint`; cast a date to text, since
   * Prisma gives a Date.
   */
  query<R extends object>(sql: string, values?: readonly unknown[]): Promise<R[]>;
}

/** Each statement is a transaction of its own. */
export function poolTx(pool: pg.Pool): Tx {
  return {
    async query<R extends object>(sql: string, values: readonly unknown[] = []): Promise<R[]> {
      try {
        return await runPrepared<R>(pool, sql, values);
      } catch (error) {
        if (!isStalePlan(error)) throw error;
        return runPrepared<R>(pool, sql, values);
      }
    },
  };
}

/** @throws pg.DatabaseError; after an outdated plan the statement's next run prepares it anew */
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

/** Inside a trace only: sweepers and relays ask every second, and would bury the requests among traces of one statement. */
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
export function prismaTx(client: PrismaRawClient): Tx {
  return {
    async query<R extends object>(sql: string, values: readonly unknown[] = []): Promise<R[]> {
      return client.$queryRawUnsafe<R[]>(sql, ...values);
    },
  };
}
