import type { Tx } from '@loupe/database/tx';
import type { ImportProgress } from '../../use-cases/import-customers.ts';
import { sql } from './gen/statements.ts';

const BEGIN = sql(
  'begin-customer-import',
  'INSERT INTO customer_import (actor, file) VALUES ($1, $2) RETURNING id',
);

const NOTE = sql(
  'note-customer-import',
  `
UPDATE customer_import SET lines = $2, saved = $3, unchanged = $4, refused = $5,
  ended_at = CASE WHEN $6 THEN now() ELSE ended_at END
WHERE id = $1`,
);

/** The record of imports. */
export const customerImportRepository = (tx: Tx) => ({
  async begin(actor: string, file: string): Promise<string> {
    const [row] = await tx.query(BEGIN, [actor, file]);
    if (row === undefined) throw new Error('The import was not recorded.');
    return row.id;
  },

  async note(id: string, progress: ImportProgress, isEnd: boolean): Promise<void> {
    const { lines, saved, unchanged, refused } = progress;
    await tx.query(NOTE, [id, lines, saved, unchanged, refused, isEnd]);
  },
});
