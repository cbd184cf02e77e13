import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { poolTx, txOf } from '@loupe/database/tx';
import { productRepository } from '../../src/adapters/db/product-repository.ts';
import { shoppingListRepository } from '../../src/adapters/db/shopping-list-repository.ts';
import type { ListChanged } from '../../src/use-cases/view-shopping-list.ts';
import { product, variant } from './support/products.ts';
import { guest, openShop, SHOPPING_LIST_LIMIT } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const RING = '0100001';
const PENDANT = '0100002';
const HOOPS = '0100003';
const FIRST = { pageIndex: 0, pageSize: 60 };

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(() => shop.restock({ [RING]: 3, [PENDANT]: 25, [HOOPS]: 0 }));
afterAll(() => shop.close());

const add = (shopper: ReturnType<typeof guest>, productKey: string, page = FIRST, at = instance) =>
  at.addToShoppingList(shopper, { productKey, ...page });
const remove = (shopper: ReturnType<typeof guest>, productKey: string, page = FIRST) =>
  instance.removeFromShoppingList(shopper, { productKey, ...page });
const keys = async (shopper: ReturnType<typeof guest>, page = FIRST) =>
  (await instance.viewShoppingList(shopper, page)).lineItems.map(({ productKey }) => productKey);
const keysOf = (answer: unknown) =>
  (answer as ListChanged).list.lineItems.map(({ productKey }) => productKey);
const save = (...[code, change]: Parameters<typeof product>) =>
  productRepository(poolTx(shop.pool)).save(product(code, { version: 2n, ...change }));

/** Adds so many new products to the shopper's list, the last one newest. */
async function fill(shopper: ReturnType<typeof guest>, count: number): Promise<void> {
  await add(shopper, RING);
  await shop.query(
    `INSERT INTO product_projection SELECT ('00000000-0000-5000-a000-' || lpad(n::text, 12, '0'))::uuid, 1, 'filler-' || n, sites,
       name, brand, product_type, image, urls, category_keys, price_upon_enquiry, purchaseable, approved, gtm_category, gtm_b_category,
       projected_at, internal_sku, master_sku, is_new, gift_card, making_days, tax_category, hide_on_site
     FROM product_projection, generate_series(1, 300) n WHERE key = $1 ON CONFLICT DO NOTHING`,
    [RING],
  );
  await shop.query(
    `INSERT INTO shopping_list_item (list_id, product_id, added_at)
     SELECT l.id, p.id, now() + substr(p.key, 8)::int * interval '1 ms' FROM shopping_list l, product_projection p
     WHERE l.owner = $1 AND p.key LIKE 'filler-%' AND substr(p.key, 8)::int < $2`,
    [shopper.owner, count],
  );
  await shop.query('UPDATE shopping_list SET size = $2 WHERE owner = $1', [shopper.owner, count]);
}
const isTold = () =>
  shop.query(`SELECT l.owner FROM shopping_list l
    WHERE size <> (SELECT count(*) FROM shopping_list_item i WHERE i.list_id = l.id)`);

describe('adding a product to the list', () => {
  it('[MU-17] [RE-11] returns the list, newest first; a product in the list keeps its place', async () => {
    const shopper = guest();
    await add(shopper, RING);
    await add(shopper, PENDANT);
    expect(keysOf(await add(shopper, HOOPS))).toEqual([HOOPS, PENDANT, RING]);
    expect(keysOf(await add(shopper, RING))).toEqual([HOOPS, PENDANT, RING]);
    expect(await instance.viewShoppingList(shopper, FIRST)).toMatchObject({
      totalLineItems: 3,
      currentPage: 0,
    });
  });

  it('[MU-17] concurrently on two instances by one shopper creates one list with each product once', async () => {
    const shopper = guest();
    const both = [instance, shop.instance()];
    const wanted = Array.from({ length: 24 }, (_, n) => [RING, PENDANT, HOOPS][n % 3]!);
    const answers = await Promise.all(wanted.map((key, n) => add(shopper, key, FIRST, both[n % 2])));
    expect(new Set(answers.map(({ type }) => type))).toEqual(new Set(['ShoppingList']));
    expect((await keys(shopper)).toSorted()).toEqual([RING, PENDANT, HOOPS]);
    expect(await isTold()).toEqual([]);
  });

  it('[MU-17] while another request creates the list adds it', async () => {
    const tx = poolTx(shop.pool);
    let tries = 0;
    const racing = txOf((sql, values) => {
      const conflict = Object.assign(new Error('duplicate key'), {
        code: '23505',
        constraint: 'shopping_list_pkey',
      });
      return ++tries === 1 ? Promise.reject(conflict) : tx.query(sql, values);
    });
    expect(await shoppingListRepository(racing).add(guest(), RING, 250)).toBe('listed');
    expect(tries).toBe(2);
  });

  it('[MU-17] is undone by removing it, also when the site no longer lists it; a missing one is no error', async () => {
    const shopper = guest();
    await add(shopper, RING);
    await add(shopper, PENDANT);
    await save(RING, { sites: [] });
    expect(keysOf(await remove(shopper, RING))).toEqual([PENDANT]);
    expect(keysOf(await remove(shopper, RING))).toEqual([PENDANT]);
    expect(keysOf(await remove(shopper, 'no\u0000thing'))).toEqual([PENDANT]);
    expect(keysOf(await remove(guest(), PENDANT))).toEqual([]);
    expect(await isTold()).toEqual([]);
  });

  it('[MU-17] concurrently with removals, the product is in the list or not, and the count is right', async () => {
    const shopper = guest();
    await Promise.all(
      Array.from({ length: 30 }, (_, n) => (n % 2 === 0 ? add(shopper, RING) : remove(shopper, RING))),
    );
    expect(await isTold()).toEqual([]);
    expect((await instance.viewShoppingList(shopper, FIRST)).totalLineItems).toBe(
      (await keys(shopper)).length,
    );
  });

  it.each([
    ['that does not exist', '9999999'],
    ['with a NUL', `${RING}\u0000`],
    ['with a statement', "'; DROP TABLE shopping_list; --"],
  ])('[ER-04] one %s is ProductNotFoundError', async (_name, key) => {
    const before = await shop.rowCounts();
    expect(await add(guest(), key)).toEqual({ type: 'ProductNotFoundError' });
    expect(await shop.rowCounts()).toEqual(before);
  });

  it('[ER-04] one of the other site, or one not approved, is ProductNotFoundError', async () => {
    await save(RING, { sites: ['loupe'] });
    await save(PENDANT, { approved: false });
    expect(await add(guest(), RING)).toEqual({ type: 'ProductNotFoundError' });
    expect(await add(guest(), PENDANT)).toEqual({ type: 'ProductNotFoundError' });
    expect(await add(guest('loupe'), RING)).toMatchObject({ type: 'ShoppingList' });
  });

  it('[MU-17] keeps a list per site and owner', async () => {
    const shopper = guest();
    await add(shopper, RING);
    expect(await keys({ ...shopper, site: 'loupe' })).toEqual([]);
    expect(await keys(guest())).toEqual([]);
  });
});

describe('a full list', () => {
  it('[ER-03] refuses another product and is unchanged; one that is in the list already is not refused', async () => {
    const shopper = guest();
    await fill(shopper, SHOPPING_LIST_LIMIT);
    const before = await keys(shopper, { pageIndex: 0, pageSize: 250 });
    expect(await add(shopper, PENDANT)).toEqual({
      type: 'ShoppingListLineItemsMaxLimitError',
      limit: 250,
      site: 'beaverbrooks',
    });
    expect(await add(shopper, RING)).toMatchObject({ type: 'ShoppingList', list: { totalLineItems: 250 } });
    expect(await keys(shopper, { pageIndex: 0, pageSize: 250 })).toEqual(before);
    await remove(shopper, RING);
    expect(await add(shopper, PENDANT)).toMatchObject({
      type: 'ShoppingList',
      list: { totalLineItems: 250 },
    });
  });

  it('[ER-03] fifty concurrent adds at 249 lead to 250', async () => {
    const shopper = guest();
    await fill(shopper, SHOPPING_LIST_LIMIT - 1);
    const both = [instance, shop.instance()];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => add(shopper, `filler-${249 + n}`, FIRST, both[n % 2])),
    );
    const types = answers.map(({ type }) => type);
    expect(types.filter((type) => type === 'ShoppingList')).toHaveLength(1);
    expect(types.filter((type) => type === 'ShoppingListLineItemsMaxLimitError')).toHaveLength(49);
    expect((await instance.viewShoppingList(shopper, FIRST)).totalLineItems).toBe(250);
    expect(await isTold()).toEqual([]);
  });

  it('[ER-03] of fifty adds of one product at 249 none is refused', async () => {
    const shopper = guest();
    await fill(shopper, SHOPPING_LIST_LIMIT - 1);
    const answers = await Promise.all(Array.from({ length: 50 }, () => add(shopper, PENDANT)));
    expect(new Set(answers.map(({ type }) => type))).toEqual(new Set(['ShoppingList']));
    expect(await isTold()).toEqual([]);
  });
});

describe('the pages of a list', () => {
  it('[QY-14] [CO-02] have sixty products by default, newest first, and one beyond the last is the last', async () => {
    const shopper = guest();
    await fill(shopper, 130);
    const page = (pageIndex: number, pageSize = 60) =>
      instance.viewShoppingList(shopper, { pageIndex, pageSize });
    expect(await page(0)).toMatchObject({ totalLineItems: 130, currentPage: 0 });
    expect((await page(0)).lineItems[0]?.productKey).toBe('filler-129');
    expect((await page(1)).lineItems).toHaveLength(60);
    expect((await page(1)).lineItems[0]?.productKey).toBe('filler-69');
    expect((await page(2)).lineItems.at(-1)?.productKey).toBe(RING);
    expect(await page(7)).toEqual({ ...(await page(2)), currentPage: 2 });
    expect((await page(0, 5)).lineItems.map(({ productKey }) => productKey)).toEqual(
      [129, 128, 127, 126, 125].map((n) => `filler-${n}`),
    );
  });

  it('[MU-17] a change returns the requested page', async () => {
    const shopper = guest();
    for (const key of [RING, PENDANT, HOOPS]) await add(shopper, key);
    const second = { pageIndex: 1, pageSize: 2 };
    expect(await add(shopper, RING, second)).toMatchObject({ list: { currentPage: 1, totalLineItems: 3 } });
    expect(keysOf(await add(shopper, RING, second))).toEqual([RING]);
    // The requested page no longer exists, so the last page is returned.
    expect(await remove(shopper, RING, second)).toMatchObject({
      list: { currentPage: 0, totalLineItems: 2 },
    });
  });

  it('[QY-14] of a missing list are one empty page, with the id that the list will have', async () => {
    const shopper = guest();
    const empty = await instance.viewShoppingList(shopper, { pageIndex: 3, pageSize: 60 });
    expect(empty).toEqual({ id: expect.any(String), lineItems: [], totalLineItems: 0, currentPage: 0 });
    expect(await add(shopper, RING)).toMatchObject({ list: { id: empty.id } });
  });
});

describe('a listed product', () => {
  const shown = async (shopper: ReturnType<typeof guest>) =>
    (await instance.viewShoppingList(shopper, FIRST)).lineItems[0];

  it('[EN-10] has the current price and stock', async () => {
    const shopper = guest();
    await add(shopper, RING);
    expect(await shown(shopper)).toMatchObject({
      productKey: RING,
      sku: RING,
      internalSku: `BB-${RING}`,
      masterVariantId: variant(RING).id,
      purchaseable: true,
      webProductStatus: 'liveActive',
      badge: 'none',
      productUnavailable: false,
      price: { minorUnits: 26_500 },
    });
    const sale = [
      { site: 'beaverbrooks', minorUnits: 9_900, wasMinorUnits: 26_500, validFromMs: 0, validUntilMs: 0 },
    ];
    await save(RING, { isNew: true, variants: [variant(RING, { prices: sale })] });
    expect(await shown(shopper)).toMatchObject({
      badge: 'Sale',
      price: { minorUnits: 9_900, wasMinorUnits: 26_500 },
    });
    await shop.query('UPDATE stock_item SET on_hand = 0 WHERE sku = $1', [RING]);
    expect(await shown(shopper)).toMatchObject({ webProductStatus: 'liveOutOfStock', purchaseable: false });
  });

  it('[EN-05] [EN-10] that is hidden is unavailable, and cannot be added', async () => {
    const shopper = guest();
    await add(shopper, RING);
    for (const code of [RING, PENDANT]) await save(code, { hideOnSite: true, urls: {} });
    expect(await instance.viewShoppingList(shopper, FIRST)).toMatchObject({
      lineItems: [{ productKey: RING, productUrl: '', productUnavailable: true, purchaseable: false }],
    });
    expect(await add(shopper, PENDANT)).toEqual({ type: 'ProductNotFoundError' });
  });

  it('[EN-10] that the site no longer lists stays with its last known data', async () => {
    const shopper = guest();
    await add(shopper, RING);
    await save(RING, { sites: ['loupe'], urls: {} });
    expect(await shown(shopper)).toMatchObject({
      name: 'Halo Pendant',
      productUrl: '',
      productUnavailable: true,
      purchaseable: false,
    });
    await save(RING, { version: 3n, variants: [] });
    expect(await shown(shopper)).toMatchObject({ sku: RING, productUnavailable: true });
  });
});
