import { retryOnConflict } from '@loupe/database/conflict';
import type { Statement } from '@loupe/database/statement';
import type { Tx } from '@loupe/database/tx';

/** Runs work in one transaction of its own, again after a conflict. */
export type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Each statement is a transaction of its own. For work of one statement. */
export const byStatement =
  (tx: Tx): InTransaction =>
  (work) =>
    retryOnConflict(() => work(tx));

/** Runs a statement that is a transaction of its own, so that it can be retried. @returns whether it has rows */
export type Write = <V extends readonly unknown[], R extends object>(
  statement: Statement<V, R>,
  values: NoInfer<V>,
) => Promise<boolean>;

export const writeTo =
  (tx: Tx): Write =>
  async (statement, values) =>
    (await retryOnConflict(() => tx.query(statement, values))).length > 0;
