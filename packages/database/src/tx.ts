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
   * @returns the rows, none for a statement without RETURNING. int8 is `bigint`, a date text.
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

/** Sends a statement to the driver, prepared once per connection. */
export type Send = (statement: Prepared) => Promise<pg.QueryResult>;

interface Prepared extends pg.QueryConfig {
  /** Prisma reads rows as arrays. */
  readonly rowMode?: 'array';
}

const sends = new WeakMap<Tx, Send>();

/** How a `Tx` reaches its connection: for ./prisma.ts, and for tests that wrap one. @throws Error for one of `txOf` alone */
export function sendOf(tx: Tx): Send {
  const send = sends.get(tx);
  if (send === undefined) throw new Error('This Tx has no connection.');
  return send;
}

/** @param send for Prisma too */
export function txOn(send: Send): Tx {
  const tx = txOf(async (text, values) => (await send({ text, values: [...values] })).rows as object[]);
  sends.set(tx, send);
  return tx;
}

/** Each statement is a transaction of its own. */
export const poolTx = (pool: pg.Pool): Tx =>
  txOn(async (statement) => {
    try {
      return await sendPrepared(pool, statement);
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      return sendPrepared(pool, statement);
    }
  });

/** @throws pg.DatabaseError; after an outdated plan the statement's next run prepares it again */
export async function sendPrepared(
  connection: pg.Pool | pg.PoolClient,
  statement: Prepared,
): Promise<pg.QueryResult> {
  const { text } = statement;
  const name = statements.nameOf(text);
  try {
    const named = { ...statement, ...(name !== undefined && { name }) };
    return await inSpan('postgres', spanOf(text), () => connection.query(named));
  } catch (error) {
    if (isStalePlan(error)) statements.rename(text);
    throw error;
  }
}

/** Inside a trace only: sweepers and relays query every second, which would add many traces of one statement each. */
const spanOf = (sql: string): SpanOptions => ({
  kind: 'client',
  attributes: { 'db.query.text': sql },
  onlyInside: true,
});
