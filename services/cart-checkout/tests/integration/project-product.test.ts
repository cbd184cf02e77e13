import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { create, toBinary } from '@bufbuild/protobuf';
import { ProductSchema } from '@loupe/contracts/catalog/product';
import { decodeEnvelope, toOutboxRow } from '@loupe/messaging/envelope';
import { PoisonMessageError } from '@loupe/messaging/errors';
import { onProductState } from '../../src/events/consumed/product-state.ts';
import { projectProduct } from '../../src/use-cases/project-product.ts';
import { piece, product, productId, variant, variantId } from './support/products.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const SKU = '0100002';

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(() => shop.restock({ [SKU]: 25 }));
afterAll(() => shop.close());

const save = (state: Parameters<typeof product>[1]) => projectProduct(instance.ports, product(SKU, state));
const unitPrice = async () => {
  const shopper = guest();
  const answer = await instance.addToCart(shopper, piece(SKU));
  return answer.type === 'Cart' ? answer.cart.lines[0]?.unitPrice : answer.type;
};

function message(version: bigint, payload: Uint8Array, type = 'product-state') {
  const event = {
    topic: 'catalog.product.v1',
    type,
    aggregateId: productId(SKU),
    aggregateVersion: version,
    site: '',
    payload,
  };
  const row = toOutboxRow(event, { id: '0190a000-0000-7000-8000-000000000001', now: new Date(0) });
  return { envelope: decodeEnvelope(row.payload) };
}

describe('the projection of the catalogue', () => {
  it('replaces older states, ignores older and repeated ones, and tolerates gaps', async () => {
    const priced = (minorUnits: number) => ({
      variants: [
        variant(SKU, { prices: [{ site: 'beaverbrooks', minorUnits, validFromMs: 0, validUntilMs: 0 }] }),
      ],
    });
    expect(await save({ version: 7n, ...priced(100) })).toBe(true);
    expect(await save({ version: 6n, ...priced(200) })).toBe(false);
    expect(await save({ version: 7n, ...priced(300) })).toBe(false);
    expect(await unitPrice()).toBe(100);
    expect(await save({ version: 8n, ...priced(400) })).toBe(true);
    expect(await unitPrice()).toBe(400);
  });

  it('keeps a removed variant as unlisted, and moves one that belongs to another product now', async () => {
    await save({ version: 2n, variants: [] });
    expect(await unitPrice()).toBe('ProductNotSellableError');
    await projectProduct(
      instance.ports,
      product('0100099', { variants: [variant(SKU, { id: variantId(SKU) })] }),
    );
    const moved = { ...piece(SKU), productId: productId('0100099') };
    expect(await instance.addToCart(guest(), moved)).toMatchObject({ type: 'Cart' });
  });

  it('[EN-10] stores the data for lists: previous price, internal sku, master and whether it is new', async () => {
    const handle = onProductState((state) => projectProduct(instance.ports, state));
    const price = { site: 'beaverbrooks', currency: 'GBP', minorUnits: 80n, wasMinorUnits: 100n };
    const payload = create(ProductSchema, {
      id: productId(SKU),
      key: SKU,
      internalSku: 'BB-104',
      masterSku: `${SKU}-M`,
      isNew: true,
      variants: [{ id: variantId(SKU), sku: SKU, prices: [{ ...price, wasWasMinorUnits: 120n }] }],
    });
    await handle(message(3n, toBinary(ProductSchema, payload)));
    expect(
      await shop.query(
        `SELECT internal_sku, master_sku, is_new, v.prices FROM product_projection p JOIN variant_projection v ON v.product_id = p.id`,
      ),
    ).toEqual([
      {
        internal_sku: 'BB-104',
        master_sku: `${SKU}-M`,
        is_new: true,
        prices: [expect.objectContaining({ minorUnits: 80, wasMinorUnits: 100, wasWasMinorUnits: 120 })],
      },
    ]);
  });

  it('is filled from the topic, with prices in our currency only', async () => {
    const handle = onProductState((state) => projectProduct(instance.ports, state));
    const price = { site: 'beaverbrooks', currency: 'GBP', minorUnits: 1234n };
    const payload = create(ProductSchema, {
      id: productId(SKU),
      key: SKU,
      sites: ['beaverbrooks'],
      name: 'Pendant',
      brand: 'Amberley',
      productType: 'ring',
      purchaseable: true,
      approved: true,
      urls: { beaverbrooks: '/x/p' },
      image: 'x',
      variants: [
        {
          id: variantId(SKU),
          sku: SKU,
          ringSizeHalfMm: 105,
          webProductStatus: 'liveActive',
          approved: true,
          prices: [price, { ...price, currency: 'EUR', minorUnits: 1n, validFromMs: 1n }],
        },
      ],
    });
    await handle(message(2n, toBinary(ProductSchema, payload)));
    expect(await unitPrice()).toBe(1234);
    await handle(message(3n, new Uint8Array([1, 2, 3]), 'something-else'));
    await expect(handle(message(3n, new Uint8Array([255])))).rejects.toThrow(PoisonMessageError);
  });
});
