import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fromBinary } from '@bufbuild/protobuf';
import { ProductDisplaySchema } from '@loupe/contracts/catalog/display';
import { inTransaction } from '@loupe/database/transaction';
import type { Tx } from '@loupe/database/tx';
import { decodeEnvelope } from '@loupe/messaging/envelope';
import { enqueue } from '@loupe/messaging/outbox';
import { productDisplayRepository } from '../../src/adapters/db/product-display-repository.ts';
import { productStore } from '../../src/adapters/db/product-store.ts';
import { stockLevelRepository } from '../../src/adapters/db/stock-level-repository.ts';
import type { ProductDisplay } from '../../src/domain/product/product-display.ts';
import type { StockLevel } from '../../src/domain/product/stock-level.ts';
import { productDisplayState } from '../../src/events/published/product-display-state.ts';
import { productState } from '../../src/events/published/product-state.ts';
import { productDrafts } from '../../src/seed/product-drafts.ts';
import { readSeedProducts } from '../../src/seed/seed-files.ts';
import { projectStockLevel } from '../../src/use-cases/project-stock-level.ts';
import { tellPriceChanges } from '../../src/use-cases/tell-price-changes.ts';
import { startCatalogue } from './support/catalogue.ts';
import type { Catalogue } from './support/catalogue.ts';

let catalogue: Catalogue;
let ports: Parameters<typeof projectStockLevel>[0] & Parameters<typeof tellPriceChanges>[0];

beforeAll(async () => {
  catalogue = await startCatalogue();
  ports = {
    stockLevels: stockLevelRepository,
    displays: productDisplayRepository,
    transaction: (work) => inTransaction(catalogue.pool, work),
    publish: (tx: Tx, display: ProductDisplay) => enqueue(tx, productDisplayState(display)),
  };
}, 120_000);
beforeEach(() => catalogue.pool.query('DELETE FROM outbox'));
afterAll(() => catalogue?.stop());

async function published() {
  const { rows } = await catalogue.pool.query<{ payload: Buffer }>(
    `SELECT payload FROM outbox WHERE aggregatetype = 'catalog.display.v1' ORDER BY seq`,
  );
  return rows.map(({ payload }) => {
    const envelope = decodeEnvelope(payload);
    const { key, categoryKeys } = fromBinary(ProductDisplaySchema, envelope.payload);
    return { key, categoryKeys, version: envelope.aggregateVersion };
  });
}

const draftOf = (code: string) => {
  const draft = productDrafts(readSeedProducts(), [], []).find((product) => product.code === code);
  if (draft === undefined) throw new Error(`The seed has no ${code}.`);
  return draft;
};

const say = (sku: string, level: StockLevel, version: bigint) =>
  projectStockLevel(ports, { sku, level, version });

describe('what is published about how pages show a product', () => {
  it('a new stock level is published once, with its product and all categories above it', async () => {
    await say('0100004', 'out', 50n);
    const [first, ...more] = await published();
    expect(more).toEqual([]);
    expect(first?.key).toBe('0100004');
    const own = draftOf('0100004').categories.map(({ key }) => key);
    expect(first?.categoryKeys).toEqual(expect.arrayContaining(own));
    const { rows } = await catalogue.pool.query<{ key: string }>(
      `SELECT DISTINCT p.key FROM category c JOIN category p ON p.id = c.parent_id WHERE c.key = ANY ($1)`,
      [own],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(first?.categoryKeys).toEqual(expect.arrayContaining(rows.map(({ key }) => key)));

    await say('0100004', 'in', 49n);
    await say('0100004', 'out', 50n);
    expect(await published()).toHaveLength(1);
    await say('0100004', 'in', 51n);
    expect((await published()).map(({ version }) => version)).toEqual([
      first?.version,
      (first?.version ?? 0n) + 1n,
    ]);
  });

  it('the level of a sku that no product has is stored but not published', async () => {
    await say('0199998', 'low', 1n);
    expect(await published()).toEqual([]);
  });

  it('a saved product also names the categories that it has left', async () => {
    const product = draftOf('0100004');
    const [gone, ...kept] = product.categories;
    const store = productStore(catalogue.pool, { state: productState, display: productDisplayState });
    await store.save([{ product: { ...product, categories: kept }, contentHash: 'moved' }]);
    const [moved] = await published();
    expect(moved?.categoryKeys).toContain(gone?.key);
    await store.save([{ product: { ...product, categories: kept }, contentHash: 'moved again' }]);
    const [, again] = await published();
    expect(again?.categoryKeys).not.toContain(gone?.key);
  });

  it('a price that began or ended by the clock is published once, a future one is not', async () => {
    const moveTo = (code: string, column: 'valid_from' | 'valid_until', moment: string) =>
      catalogue.pool.query(
        `UPDATE price SET ${column} = clock_timestamp() + $2::interval
         WHERE variant_id IN (SELECT v.id FROM variant v JOIN product p ON p.id = v.product_id WHERE p.code = $1)`,
        [code, moment],
      );
    await tellPriceChanges(ports);
    await catalogue.pool.query(`UPDATE price_clock SET told_until = clock_timestamp() - interval '1 minute'`);
    await catalogue.pool.query('DELETE FROM outbox');
    await moveTo('0100004', 'valid_until', '-10 seconds');
    await moveTo('0100002', 'valid_from', '-20 seconds');
    await moveTo('0100003', 'valid_from', '1 hour');
    expect(await tellPriceChanges(ports)).toBe(2);
    expect((await published()).map(({ key }) => key)).toEqual(['0100002', '0100004']);
    expect(await tellPriceChanges(ports)).toBe(0);
    expect(await published()).toHaveLength(2);
  });
});
