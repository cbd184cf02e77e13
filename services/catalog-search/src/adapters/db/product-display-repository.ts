import type { Tx } from '@loupe/database/tx';
import type { ProductDisplay } from '../../domain/product/product-display.ts';
import { sql } from './gen/statements.ts';

/** The categories that list the products $1, and all their ancestors. */
const CATEGORIES = `
  listing AS (
    SELECT pc.product_id, c.key, c.parent_id
    FROM product_category pc JOIN category c ON c.id = pc.category_id WHERE pc.product_id = ANY ($1::uuid[])
    UNION
    SELECT l.product_id, c.key, c.parent_id FROM listing l JOIN category c ON c.id = l.parent_id
  )`;

const CATEGORY_KEYS = sql(
  'category-keys',
  `WITH RECURSIVE ${CATEGORIES} SELECT DISTINCT product_id AS "productId", key FROM listing ORDER BY key`,
);

const RAISE = sql(
  'raise-display-versions',
  `
  WITH RECURSIVE ${CATEGORIES}, raised AS (
    UPDATE product SET display_version = display_version + 1 WHERE id = ANY ($1::uuid[])
    RETURNING id, code, display_version
  )
  SELECT r.id AS "productId", r.code, r.display_version AS version,
    ARRAY(SELECT DISTINCT l.key FROM listing l WHERE l.product_id = r.id ORDER BY l.key) AS "categoryKeys"
  FROM raised r ORDER BY r.code`,
);

/**
 * The start or end of a price is published a second after it has passed on the database's clock: pages are priced by the clock
 * of the process that answers them, which may be slightly behind.
 */
const MOVE_PRICE_CLOCK = sql(
  'move-price-clock',
  `
  WITH before AS (SELECT told_until FROM price_clock FOR UPDATE)
  UPDATE price_clock SET told_until = greatest(before.told_until, clock_timestamp() - interval '1 second')
  FROM before RETURNING before.told_until::text AS since, price_clock.told_until::text AS until`,
);

const CROSSED = sql(
  'crossed-prices',
  `
  SELECT DISTINCT v.product_id AS id FROM price p JOIN variant v ON v.id = p.variant_id
  WHERE (p.valid_from > $1::timestamptz AND p.valid_from <= $2::timestamptz)
    OR (p.valid_until > $1::timestamptz AND p.valid_until <= $2::timestamptz)`,
);

const PRODUCT_OF_SKU = sql('product-of-sku', 'SELECT product_id AS id FROM variant WHERE sku = $1');

/** The versions and categories of the published events about how pages show products. */
export const productDisplayRepository = (tx: Tx) => ({
  /** Keys of the categories that list each product, of every site, and of all their ancestors. */
  async categoryKeysOf(productIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const keys = new Map<string, string[]>();
    for (const { productId, key } of await tx.query(CATEGORY_KEYS, [productIds])) {
      keys.set(productId, [...(keys.get(productId) ?? []), key]);
    }
    return keys;
  },

  /** Locks the products' rows, so that their events are published in the order of their versions. */
  raise: (productIds: readonly string[]): Promise<ProductDisplay[]> => tx.query(RAISE, [productIds]),

  async productOf(sku: string): Promise<string | null> {
    const [variant] = await tx.query(PRODUCT_OF_SKU, [sku]);
    return variant?.id ?? null;
  },

  /**
   * Ids of the products with a price that began or ended since the last call, by the database's clock. Other instances wait
   * for this transaction to end.
   */
  async takeCrossedPrices(): Promise<string[]> {
    const [passed] = await tx.query(MOVE_PRICE_CLOCK);
    if (passed === undefined) throw new Error('The price clock has no row.');
    const rows = await tx.query(CROSSED, [passed.since, passed.until]);
    return rows.map(({ id }) => id);
  },
});
