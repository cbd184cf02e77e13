import type pg from 'pg';
import { retryOnConflict } from './conflict.ts';
import { inTransaction } from './transaction.ts';
import { poolTx } from './tx.ts';
import type { Tx } from './tx.ts';

/** How the use cases of a service write. */
export interface Transactions {
  /** Several statements, in one transaction: see `inTransaction`. */
  transaction<T>(this: void, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** One statement, which is a transaction of its own; it is run again after a conflict. */
  statement<T>(this: void, work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** @param committed called after each commit, since events or deferred work may be waiting */
export function transactions(pool: pg.Pool, committed: () => void = () => {}): Transactions {
  const tx = poolTx(pool);
  const told = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work;
    committed();
    return result;
  };
  return {
    transaction: (work) => told(inTransaction(pool, work)),
    statement: (work) => told(retryOnConflict(() => work(tx))),
  };
}
