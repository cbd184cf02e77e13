import { sendPrepared, txOn } from '@loupe/database/tx';
import type { Tx } from '@loupe/database/tx';
import type pg from 'pg';
import { sql } from './gen/statements.ts';

const LOCK = sql(
  'lock-search-feed',
  `SELECT coalesce(pg_advisory_lock(hashtext('catalog-search feed'))::text, '') AS locked`,
);
const UNLOCK = sql(
  'unlock-search-feed',
  `SELECT pg_advisory_unlock(hashtext('catalog-search feed')) AS unlocked`,
);

/**
 * Runs work while no other instance runs its own. What it reads of products and sends is then never older than what another instance has
 * sent before. The lock is the session's and not a transaction's, which would hold a snapshot for as long as the vendor takes, and be
 * ended by the time-out of idle ones.
 * @param pool of the background work: behind a pooler of transactions a session has no locks
 */
export const feedLock =
  (pool: pg.Pool) =>
  async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    const tx = txOn((statement) => sendPrepared(client, statement));
    let broken: Error | undefined;
    const markBroken = (error: Error) => void (broken = error);
    client.on('error', markBroken);
    try {
      await tx.query(LOCK);
      return await work(tx);
    } finally {
      // A closed connection gives its lock back too.
      await tx.query(UNLOCK).catch(markBroken);
      client.off('error', markBroken);
      client.release(broken);
    }
  };
