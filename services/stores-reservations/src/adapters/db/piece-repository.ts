import type { Tx } from '@loupe/database/tx';
import type { KnownProduct } from '../../domain/piece/known-product.ts';
import { sql } from './gen/statements.ts';

// A sku can move from another product, so the key is the sku.
const SAVE = sql(
  'save-known-product',
  `
  WITH saved AS (
    INSERT INTO product AS known (id, version, key, name, sites, reservable, promise_refusal) VALUES ($1, $2, $3, $4, $5, $6, $8)
    ON CONFLICT (id) DO UPDATE SET version = excluded.version, key = excluded.key, name = excluded.name,
      sites = excluded.sites, reservable = excluded.reservable, promise_refusal = excluded.promise_refusal
    WHERE known.version < excluded.version
    RETURNING id
  ), state AS (
    SELECT * FROM jsonb_to_recordset($7) AS v(sku text, "ringSizeHalfMm" int, prices jsonb)
  ), gone AS (
    UPDATE piece SET listed = false FROM saved
    WHERE piece.product_id = saved.id AND piece.sku NOT IN (SELECT sku FROM state)
  ), listed AS (
    INSERT INTO piece (sku, product_id, ring_size_half_mm, listed, prices)
    SELECT sku, saved.id, "ringSizeHalfMm", true, prices FROM saved, state ORDER BY sku
    ON CONFLICT (sku) DO UPDATE SET product_id = excluded.product_id, ring_size_half_mm = excluded.ring_size_half_mm,
      listed = true, prices = excluded.prices
  )
  SELECT id FROM saved`,
);

/** What the catalogue has published of its products. */
export const pieceRepository = (tx: Tx) => ({
  /** @returns false for a state that is not newer than the stored one */
  save: async ({ pieces, ...product }: KnownProduct): Promise<boolean> => {
    const { id, version, key, name, sites, reservable, promiseRefusal } = product;
    // Null in the column is a product of which this is not known yet.
    const refusal = promiseRefusal ?? '';
    const values = [id, version, key, name, sites, reservable, JSON.stringify(pieces), refusal] as const;
    return (await tx.query(SAVE, [...values])).length > 0;
  },
});
