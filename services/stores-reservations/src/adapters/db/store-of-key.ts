import type { Site } from '@loupe/contracts/sites';
import type { Tx } from '@loupe/database/tx';
import { sql } from './gen/statements.ts';

const STORE_OF_KEY = sql(
  'store-of-key',
  `SELECT id, site FROM store WHERE key = $1 AND kind = 'store' AND NOT closed_for_good`,
).refine<{ site: Site }>();

/** The store that an operator names; null when unknown, a post office or closed for good. */
export const storeOfKey = async (
  tx: Tx,
  key: string,
): Promise<{ readonly id: string; readonly site: Site } | null> =>
  (await tx.query(STORE_OF_KEY, [key]))[0] ?? null;
