import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import { productRepository } from '../../src/adapters/db/product-repository.ts';
import { updateQuantity } from '../../src/use-cases/update-quantity.ts';
import { ADDRESS } from './support/buyer.ts';
import { piece, product, productId, variant, variantId } from './support/products.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const SKU = '0100002';
const LAST = '0100004';
const SOLD_OUT = '0100003';
const PLENTY = '0100009';

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(() => shop.restock({ [SKU]: 25, [LAST]: 1, [SOLD_OUT]: 0, [PLENTY]: 500 }));
afterAll(() => shop.close());

async function changesNothing<T>(work: () => Promise<T>): Promise<T> {
  const everything = async () => [
    await shop.rowCounts(),
    await shop.query('SELECT * FROM cart ORDER BY id'),
    await shop.query('SELECT * FROM line_item ORDER BY id'),
  ];
  const before = await everything();
  const answer = await work();
  expect(await everything()).toEqual(before);
  return answer;
}

async function bagWith(sku: string, shopper = guest()) {
  const answer = await instance.addToCart(shopper, piece(sku));
  if (answer.type !== 'Cart') throw new Error(answer.type);
  return { shopper, cart: answer.cart, lineItemId: answer.cart.lines[0]?.id ?? '' };
}

describe('adding to the bag', () => {
  it('[MU-05] [QY-16] creates a bag, increments a line of the same sku and returns the whole bag', async () => {
    const { shopper, cart } = await bagWith(SKU);
    expect(cart).toMatchObject({ version: 1, quantity: 1, lines: [{ sku: SKU, quantity: 1 }] });
    await instance.addToCart(shopper, piece(SKU));
    expect(await instance.addToCart(shopper, piece(PLENTY))).toMatchObject({
      cart: { id: cart.id, version: 3, quantity: 3, lines: [{ sku: SKU, quantity: 2 }, { sku: PLENTY }] },
    });
  });

  it('[MU-05] concurrently creates one bag with every piece', async () => {
    const shopper = guest();
    await Promise.all(Array.from({ length: 20 }, () => instance.addToCart(shopper, piece(SKU))));
    expect(await instance.viewCart(shopper)).toMatchObject({ quantity: 20, version: 20 });
    expect(await shop.query('SELECT id FROM cart')).toHaveLength(1);
  });

  it('keeps a bag per site and owner', async () => {
    const { shopper } = await bagWith(SKU);
    expect(await instance.viewCart({ ...shopper, site: 'loupe' })).toBeNull();
    expect(await instance.viewCart(guest())).toBeNull();
  });

  it.each([
    ['an unknown sku', { ...piece('9999999') }],
    ['another product’s id', { ...piece(SKU), productId: productId(LAST) }],
    ['another variant’s id', { ...piece(SKU), variantId: variantId(LAST) }],
    ['a NUL', { ...piece(SKU), sku: `${SKU}\u0000` }],
    ['text that is no id', { productId: 'x', variantId: 'y', sku: "'; DROP TABLE cart; --" }],
  ])('[MU-05] %s is ProductNotFoundError', async (_name, wrong) => {
    expect(await changesNothing(() => instance.addToCart(guest(), wrong))).toEqual({
      type: 'ProductNotFoundError',
    });
  });

  it('[MU-05] a piece of the other site is ProductNotFoundError', async () => {
    await productRepository(poolTx(shop.pool)).save(product(SKU, { version: 2n, sites: ['loupe'] }));
    expect(await changesNothing(() => instance.addToCart(guest(), piece(SKU)))).toEqual({
      type: 'ProductNotFoundError',
    });
  });

  it.each([
    ['retail only', { variants: [variant(SKU, { webProductStatus: 'liveRetailOnly' })] }],
    ['coming soon', { variants: [variant(SKU, { webProductStatus: 'liveComingSoon' })] }],
    ['upon enquiry', { priceUponEnquiry: true }],
    ['not purchaseable', { purchaseable: false }],
    ['of which the variant is not approved', { variants: [variant(SKU, { approved: false })] }],
  ])('[MU-05] [EU-13] a piece %s is ProductNotSellableError', async (_name, change) => {
    await productRepository(poolTx(shop.pool)).save(product(SKU, { version: 2n, ...change }));
    expect(await changesNothing(() => instance.addToCart(guest(), piece(SKU)))).toEqual({
      type: 'ProductNotSellableError',
      sku: SKU,
    });
  });

  it('[MU-05] more than is in stock is InsufficientStockError', async () => {
    expect(await changesNothing(() => instance.addToCart(guest(), piece(SOLD_OUT)))).toEqual({
      type: 'InsufficientStockError',
      sku: SOLD_OUT,
      available: 0,
    });
    const { shopper } = await bagWith(LAST);
    expect(await changesNothing(() => instance.addToCart(shopper, piece(LAST)))).toMatchObject({
      available: 1,
    });
  });

  it('[MU-05] a hundredth of one piece and a fifty-first piece are CartLimitError', async () => {
    const { shopper, lineItemId } = await bagWith(PLENTY);
    await instance.updateQuantity(shopper, { lineItemId, quantity: 99 });
    expect(await changesNothing(() => instance.addToCart(shopper, piece(PLENTY)))).toEqual({
      type: 'CartLimitError',
    });
    await instance.updateQuantity(shopper, { lineItemId, quantity: 98 });
    await Promise.all(Array.from({ length: 5 }, () => instance.addToCart(shopper, piece(PLENTY))));
    expect(await instance.viewCart(shopper)).toMatchObject({ quantity: 99 });

    for (let n = 0; n < 49; n++) {
      await productRepository(poolTx(shop.pool)).save(product(`77${n}`));
      await shop.query(
        `INSERT INTO line_item (cart_id, sku, quantity, price_when_added) SELECT id, $1, 1, 1 FROM cart WHERE owner = $2`,
        [`77${n}`, shopper.owner],
      );
    }
    expect(await changesNothing(() => instance.addToCart(shopper, piece(SKU)))).toEqual({
      type: 'CartLimitError',
    });
  });
});

describe('changing a quantity', () => {
  it('[MU-06] sets it, and 0 removes the line', async () => {
    const { shopper, lineItemId } = await bagWith(SKU);
    expect(await instance.updateQuantity(shopper, { lineItemId, quantity: 5 })).toMatchObject({
      type: 'Cart',
      cart: { quantity: 5, version: 2, subtotal: 5 * 26500 },
    });
    expect(await instance.updateQuantity(shopper, { lineItemId, quantity: 0 })).toMatchObject({
      type: 'Cart',
      cart: { quantity: 0, lines: [], subtotal: 0, total: 0 },
    });
  });

  it('[MU-06] of a line that another tab has removed since it was read finds none, and mentions no payment', async () => {
    const { shopper, cart, lineItemId } = await bagWith(SKU);
    const { carts } = instance.ports;
    const setQuantity: typeof carts.setQuantity = async (...change) => {
      await carts.setQuantity(cart.id, lineItemId, 0);
      return carts.setQuantity(...change);
    };
    const late = updateQuantity({ ...instance.ports, carts: { ...carts, setQuantity } }, shopper, {
      lineItemId,
      quantity: 2,
    });
    expect(await late).toEqual({ type: 'LineItemNotFoundError' });
  });

  it.each([-1, 1.5, 100, 2 ** 31, NaN])('[MU-06] [VA-13] %d is refused', async (quantity) => {
    const { shopper, lineItemId } = await bagWith(SKU);
    await changesNothing(() =>
      expect(instance.updateQuantity(shopper, { lineItemId, quantity })).rejects.toMatchObject({
        field: 'quantity',
      }),
    );
  });

  it('[MU-06] of another shopper’s line, of a missing line and without a bag', async () => {
    const { lineItemId } = await bagWith(SKU);
    const stranger = (await bagWith(SKU)).shopper;
    for (const id of [lineItemId, 'no id at all']) {
      expect(
        await changesNothing(() => instance.updateQuantity(stranger, { lineItemId: id, quantity: 0 })),
      ).toEqual({
        type: 'LineItemNotFoundError',
      });
    }
    expect(await changesNothing(() => instance.updateQuantity(guest(), { lineItemId, quantity: 1 }))).toEqual(
      {
        type: 'CartNotFoundError',
      },
    );
  });

  it('[MU-06] beyond the stock, or what one order may have', async () => {
    const { shopper, lineItemId } = await bagWith(SKU);
    expect(
      await changesNothing(() => instance.updateQuantity(shopper, { lineItemId, quantity: 21 })),
    ).toEqual({ type: 'QuantityLimitError', sku: SKU, most: 20 });
    await shop.query('UPDATE stock_item SET on_hand = 15 WHERE sku = $1', [SKU]);
    expect(
      await changesNothing(() => instance.updateQuantity(shopper, { lineItemId, quantity: 16 })),
    ).toEqual({ type: 'InsufficientStockError', sku: SKU, available: 15 });
  });
});

describe('delivery and billing', () => {
  it('[MU-11] [RO-01] keeps address, method, e-mail and marketing preference, and prices the delivery', async () => {
    const { shopper } = await bagWith(SKU);
    const marketingPreference = { email: true, post: false, mobile: false, textVersion: 2 };
    const input = { address: ADDRESS, email: 'ada@example.com', marketingPreference };
    expect(await instance.saveShippingDetailsCourier(shopper, input)).toMatchObject({
      type: 'Cart',
      cart: {
        shippingMethod: 'STD',
        shipping: 0,
        guestEmail: 'ada@example.com',
        shippingAddress: { ...ADDRESS, phone: '07700900123', postalCode: 'SW1Y 4JH', id: expect.any(String) },
      },
    });
    expect(await shop.query('SELECT marketing_preference AS p FROM cart')).toEqual([
      { p: marketingPreference },
    ]);
    await instance.saveShippingDetailsCourier(shopper, { address: ADDRESS, email: 'eve@example.com' });
    expect(await shop.query('SELECT guest_email AS e, marketing_preference AS p FROM cart')).toEqual([
      { e: 'eve@example.com', p: marketingPreference },
    ]);
    const wrong = { ...input, marketingPreference: { ...marketingPreference, textVersion: 0 } };
    await expect(instance.saveShippingDetailsCourier(shopper, wrong)).rejects.toThrow('version of the text');
  });

  it.each([
    ['email', { email: undefined }],
    ['email', { email: 'ada@example' }],
    ['address.country', { address: { ...ADDRESS, country: 'FR' } }],
    ['address.postalCode', { address: { ...ADDRESS, postalCode: 'nowhere' } }],
    ['address.phone', { address: { ...ADDRESS, phone: '' } }],
  ])('[VA-13] [VA-03] a wrong %s is named and changes nothing', async (field, change) => {
    const { shopper } = await bagWith(SKU);
    const input = { address: ADDRESS, email: 'ada@example.com', ...change } as Parameters<
      Instance['saveShippingDetailsCourier']
    >[1];
    await changesNothing(() =>
      expect(instance.saveShippingDetailsCourier(shopper, input)).rejects.toMatchObject({ field }),
    );
  });

  it('[MU-11] an unknown method, and no bag', async () => {
    const { shopper } = await bagWith(SKU);
    const input = { address: ADDRESS, email: 'ada@example.com' };
    const byNight = { ...input, shippingMethodId: 'RLC' };
    expect(await changesNothing(() => instance.saveShippingDetailsCourier(shopper, byNight))).toEqual({
      type: 'ShippingMethodNotFoundError',
    });
    expect(await changesNothing(() => instance.saveShippingDetailsCourier(guest(), input))).toEqual({
      type: 'CartNotFoundError',
    });
  });

  it('[RO-01] a customer need not give an e-mail', async () => {
    const { shopper } = await bagWith(SKU, { site: 'loupe', owner: 'c:1' });
    expect(await instance.saveShippingDetailsCourier(shopper, { address: ADDRESS })).toMatchObject({
      type: 'Cart',
    });
  });

  it('[MU-09] [EU-16] saves another address, or a copy of the delivery address', async () => {
    const { shopper } = await bagWith(SKU);
    await changesNothing(() =>
      expect(instance.saveBillingDetails(shopper, { choice: 'SAME_AS_DELIVERY' })).rejects.toMatchObject({
        field: 'choice',
      }),
    );
    await instance.saveShippingDetailsCourier(shopper, { address: ADDRESS, email: 'ada@example.com' });
    expect(await instance.saveBillingDetails(shopper, { choice: 'SAME_AS_DELIVERY' })).toMatchObject({
      cart: { billingAddress: { city: 'London', firstName: 'Ada' } },
    });
    const other = {
      ...ADDRESS,
      choice: 'NEW_ADDRESS' as const,
      city: 'Douglas',
      country: 'IM',
      postalCode: 'im1 1aa',
    };
    expect(await instance.saveBillingDetails(shopper, other)).toMatchObject({
      cart: {
        billingAddress: { city: 'Douglas', postalCode: 'IM1 1AA' },
        shippingAddress: { city: 'London' },
      },
    });
    expect(await changesNothing(() => instance.saveBillingDetails(guest(), other))).toEqual({
      type: 'CartNotFoundError',
    });
  });
});
