import type pg from 'pg';
import type { ProductDraft } from '../../src/domain/product/product-draft.ts';
import { stockOf } from '../../src/generator/generate.ts';

const BATCH = 2_000;

/** Writes generated products with their stock as rows, without events, for benches. Their categories must be there. */
export async function bulkLoad(pool: pg.Pool, products: Iterable<ProductDraft>): Promise<void> {
  const { rows } = await pool.query<{ id: string; place: string }>(
    `SELECT id, site || '/' || key AS place FROM category`,
  );
  const categoryIds = new Map(rows.map(({ id, place }) => [place, id]));
  let batch: ProductDraft[] = [];
  for (const product of products) {
    if (batch.push(product) === BATCH) {
      await writeBatch(pool, batch, categoryIds);
      batch = [];
    }
  }
  if (batch.length > 0) await writeBatch(pool, batch, categoryIds);
  await pool.query('DELETE FROM product_change');
  await pool.query('VACUUM ANALYZE');
}

async function writeBatch(
  pool: pg.Pool,
  products: readonly ProductDraft[],
  categoryIds: ReadonlyMap<string, string>,
): Promise<void> {
  const variants = products.flatMap((product) =>
    product.variants.map((variant, position) => ({ ...variant, position, product_id: product.id })),
  );
  const parts = <T extends object>(list: (product: ProductDraft) => readonly T[]) =>
    products.flatMap((product) =>
      list(product).map((row, position) => ({ position, ...row, product_id: product.id })),
    );
  const tables: Record<string, readonly object[]> = {
    product: products.map((product) => ({
      ...snake(product),
      purchaseable: product.mayBeSold,
      content_hash: 'bench',
      version: 1,
      display_version: 0,
      updated_at: '2026-11-21T00:00:00Z',
    })),
    product_site: parts(({ sites }) => sites),
    variant: variants.map(snake),
    price: variants.flatMap((variant) =>
      variant.prices.map((price) => ({ ...snake(price), variant_id: variant.id })),
    ),
    media: parts(({ media }) => media),
    specification: parts(({ specifications }) => specifications.map(snake)),
    product_category: parts(({ categories }) =>
      categories.map(({ site, key, ...place }) => ({
        ...place,
        category_id: categoryIds.get(`${site}/${key}`),
      })),
    ),
    stock_level: variants.map(({ sku }) => ({ sku, level: stockOf(sku), version: 1 })),
  };
  for (const [table, records] of Object.entries(tables)) {
    const columns = await columnsOf(pool, table);
    const [first = {}] = records;
    const given = columns.filter((column) => column in first).join(', ');
    await pool.query(
      `INSERT INTO ${table} (${given}) SELECT ${given} FROM json_populate_recordset(NULL::${table}, $1::json)`,
      [JSON.stringify(records)],
    );
  }
}

const known = new Map<string, readonly string[]>();
async function columnsOf(pool: pg.Pool, table: string): Promise<readonly string[]> {
  const found = known.get(table);
  if (found) return found;
  const { rows } = await pool.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
    [table],
  );
  known.set(
    table,
    rows.map(({ name }) => name),
  );
  return known.get(table) ?? [];
}

function snake(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
}
