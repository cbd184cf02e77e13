import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fromBinary } from '@bufbuild/protobuf';
import { ProductSchema } from '@loupe/contracts/catalog/product';
import { TOPICS } from '@loupe/contracts/topics';
import { decodeEnvelope } from '@loupe/messaging/envelope';
import { productDrafts } from '../../src/seed/product-drafts.ts';
import { readSeedProducts } from '../../src/seed/seed-files.ts';
import { saveProducts } from '../../src/use-cases/save-products.ts';
import { startCatalogue } from './support/catalogue.ts';
import type { Catalogue } from './support/catalogue.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

const published = async (topic: string = TOPICS.product.name) => {
  const { rows } = await catalogue.pool.query<{ payload: Buffer }>(
    'SELECT payload FROM outbox WHERE aggregatetype = $1 ORDER BY seq',
    [topic],
  );
  return rows.map(({ payload }) => decodeEnvelope(payload));
};

describe('seed', () => {
  it('[EN-15] publishes the state of every product once', async () => {
    const events = await published();
    const { rows } = await catalogue.pool.query<{ id: string }>('SELECT id FROM product');
    expect(events.map(({ aggregateId }) => aggregateId).toSorted()).toEqual(
      rows.map(({ id }) => id).toSorted(),
    );
    expect(new Set(events.map(({ aggregateVersion }) => aggregateVersion))).toEqual(new Set([1n]));
    const displays = await published(TOPICS.display.name);
    expect(displays.map(({ aggregateId }) => aggregateId)).toEqual(
      events.map(({ aggregateId }) => aggregateId),
    );
  });

  it('[EN-15] neither writes nor publishes again what has not changed', async () => {
    const before = (await published()).length;
    expect(await catalogue.seed()).toBe(0);
    expect((await published()).length).toBe(before);
  });

  it('[EN-15] writes and publishes the one product that has changed, under a later version', async () => {
    await catalogue.pool.query(`UPDATE product SET content_hash = 'of another text' WHERE code = '0100001'`);
    expect(await catalogue.seed()).toBe(1);
    const event = (await published()).at(-1)!;
    expect(event).toMatchObject({ type: 'product-state', aggregateVersion: 2n });
    const ring = fromBinary(ProductSchema, event.payload);
    expect(ring).toMatchObject({
      key: '0100001',
      sites: ['beaverbrooks'],
      purchaseable: true,
      approved: true,
    });
    const { data } = await catalogue.ask<{ product: { productUrl: string; variants: object[] } }>(
      '{ product(productKey: "0100001") { productUrl variants { id sku } } }',
    );
    expect(ring.urls).toEqual({ beaverbrooks: data.product.productUrl });
    expect(ring.variants.map(({ id, sku }) => ({ id, sku }))).toEqual(data.product.variants);
  });

  it('[EN-10] publishes a product that has not changed again when its event has changed', async () => {
    const draft = productDrafts(readSeedProducts(), [], [])[0]!;
    const saved: string[] = [];
    const store = (published: string) => ({
      contentHashes: async () => new Map(saved.map((hash) => [draft.code, hash] as const)),
      save: async (products: readonly { contentHash: string }[]) =>
        void saved.push(...products.map(({ contentHash }) => contentHash)),
      published: () => Buffer.from(published),
    });
    const save = (published: string) => saveProducts({ store: store(published), republish: false }, [draft]);
    expect([await save('as before'), await save('as before'), await save('and more')]).toEqual([1, 0, 1]);
  });

  it('[EN-15] does not change stock levels', async () => {
    await catalogue.setStock('0100001-K', 'low', 7n);
    await catalogue.seed({ republish: true });
    const { data } = await catalogue.ask('{ variantsData(productKey: "0100001") { sku stockLevel } }');
    expect(data.variantsData).toContainEqual({ sku: '0100001-K', stockLevel: 'low' });
  });

  it('[EN-15] publishes every product again on request, for a broker that has lost them', async () => {
    const before = (await published()).length;
    const all = await catalogue.seed({ republish: true });
    expect(all).toBeGreaterThanOrEqual(120);
    expect((await published()).length).toBe(before + all);
  });
});
