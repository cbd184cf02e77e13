import { channel } from 'node:diagnostics_channel';
import type pg from 'pg';
import { retryOnConflict } from './conflict.ts';
import { sendPrepared, txOn } from './tx.ts';
import type { Tx } from './tx.ts';

/** COMMIT answered ROLLBACK: a statement had failed and `work` swallowed its error, so nothing was saved. */
export class TransactionAbortedError extends Error {
  override readonly name = 'TransactionAbortedError';
}

/** `tx` was used after its transaction had ended, when the connection may already be used by another one. */
export class TransactionEndedError extends Error {
  override readonly name = 'TransactionEndedError';
}

/** Around the work of each transaction. Tests bind a store to it, by which they see calls of other systems inside; nothing else does. */
const WORK = channel('loupe.transaction');

/**
 * Runs `work` in one transaction (read committed) on one connection: committed when it returns, rolled back
 * when it throws, run again as a whole after a conflict (see `retryOnConflict`). Calls to other systems
 * do not belong inside it: each of them fails the test that makes it.
 * @throws what `work` throws; TransactionAbortedError
 */
export function inTransaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  return retryOnConflict(() => attempt(pool, work));
}

async function attempt<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const { tx, end } = transactionOn(client);
  let broken: Error | undefined;
  // The pool listens to idle clients only: without this a server that disconnects between two queries ends the
  // process.
  const markBroken = (error: Error) => void (broken = error);
  client.on('error', markBroken);
  try {
    await client.query('BEGIN');
    const result = await WORK.runStores({}, () => work(tx));
    end();
    const { command } = await client.query('COMMIT');
    if (command !== 'COMMIT')
      throw new TransactionAbortedError('A statement failed and its error was swallowed.');
    return result;
  } catch (error) {
    end();
    await client.query('ROLLBACK').catch(markBroken); // closing the connection ends the transaction
    throw error;
  } finally {
    client.off('error', markBroken);
    client.release(broken);
  }
}

function transactionOn(client: pg.PoolClient): { tx: Tx; end: () => void } {
  let ended = false;
  const tx = txOn(async (statement) => {
    if (ended)
      throw new TransactionEndedError('The transaction has ended: a query was not awaited inside it.');
    return sendPrepared(client, statement);
  });
  return { tx, end: () => void (ended = true) };
}
