import { inTransaction } from '@loupe/database/transaction';
import type { Tx } from '@loupe/database/tx';
import type pg from 'pg';
import { sql } from './gen/statements.ts';

const LOCK = sql(
  'lock-search-feed',
  `SELECT coalesce(pg_advisory_xact_lock(hashtext('catalog-search feed'))::text, '') AS locked`,
);

/**
 * Runs work while no other instance runs its own. What it reads of products and sends is then never older than what another instance has
 * sent before.
 */
export const feedLock =
  (pool: pg.Pool) =>
  <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    inTransaction(pool, async (tx) => {
      await tx.query(LOCK);
      return work(tx);
    });
