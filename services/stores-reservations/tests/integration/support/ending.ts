import { expect } from '@jest/globals';
import { inTransaction } from '@loupe/database/transaction';
import { sendOf, txOn, type Tx } from '@loupe/database/tx';
import type pg from 'pg';
import type { TestStores } from './stores.ts';

export type Transaction = TestStores['ports']['transaction'];

/** Ends the connection, as the end of the process does, after so many statements. */
const endingAfter =
  (pool: pg.Pool, statements: number, fired: () => void): Transaction =>
  <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    inTransaction(pool, (tx) => {
      let left = statements;
      const send = sendOf(tx);
      const ending = txOn(async (statement) => {
        const result = await send(statement);
        left -= 1;
        if (left === 0) {
          fired();
          await tx.query('SELECT pg_terminate_backend(pg_backend_pid())');
        }
        return result;
      });
      return work(ending);
    });

/**
 * Ends a change after each of its statements, and expects that nothing of it is there.
 * @param written everything that it writes
 * @returns after how many statements it was not ended any more
 */
export async function endedAfterEach(
  pool: pg.Pool,
  written: () => Promise<unknown>,
  change: (transaction: Transaction) => Promise<unknown>,
): Promise<number> {
  const before = await written();
  for (let statements = 1; ; statements++) {
    let isEnded = false;
    const transaction = endingAfter(pool, statements, () => (isEnded = true));
    const failed = await change(transaction).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (failed === null) return statements - 1;
    if (!isEnded) throw failed.error;
    expect(await written()).toEqual(before);
  }
}
