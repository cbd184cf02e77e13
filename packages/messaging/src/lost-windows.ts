import type pg from 'pg';
import { poolTx } from '@loupe/database/tx';

/** @returns whether a restore has lost the effects of an event of this time: table lost_window, which only a restore writes */
export function lostWindows(pool: pg.Pool): (at: Date) => Promise<boolean> {
  const tx = poolTx(pool);
  return async (at) => {
    const found = await tx.query<object>(
      'SELECT FROM lost_window WHERE $1::timestamptz > restored_to AND $1::timestamptz < until LIMIT 1',
      [at],
    );
    return found.length > 0;
  };
}
