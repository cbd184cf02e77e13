import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FIRST_PAGE } from '../../src/domain/list/page.ts';
import type { Shopper } from '../../src/domain/shopper.ts';
import { bindUseCases } from '../../src/bind-use-cases.ts';
import { ADDRESS } from './support/buyer.ts';
import { bagOf, listOf, putIn, rememberAll } from './support/belongings.ts';
import { piece } from './support/products.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { signedIn } from './support/sign-in.ts';

const RING = '0100001';
const PENDANT = '0100002';
const HOOPS = '0100003';

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(() => shop.restock({ [RING]: 500, [PENDANT]: 500, [HOOPS]: 500 }));
afterAll(async () => {
  expect(shop.faults).toEqual([]);
  await shop.close();
});

const put = (shopper: Shopper, ...skus: string[]) => putIn(instance, shopper, skus);
const remember = (shopper: Shopper, ...keys: string[]) => rememberAll(instance, shopper, keys);
const bag = (shopper: Shopper) => bagOf(instance, shopper);
const list = (shopper: Shopper) => listOf(instance, shopper);
const states = async () =>
  (await shop.query<{ state: string }>('SELECT state FROM cart ORDER BY number')).map(({ state }) => state);

describe('a change of the bag that a sign-in in another tab merges before it is answered', () => {
  /** The instance of the guest's request, whose next read of an active bag comes after the merge. */
  function overtaken(guest: Shopper, customer: Shopper) {
    const { carts } = instance.ports;
    const findActive = async (shopper: Shopper) => {
      await instance.mergeGuest(customer, guest);
      return carts.findActive(shopper);
    };
    return bindUseCases({ ...instance.ports, carts: { ...carts, findActive } });
  }

  it('[MU-05] [RO-02] is not answered as refused: the piece was added, and is the customer’s', async () => {
    const { guest, customer } = signedIn();
    const answer = await overtaken(guest, customer).addToCart(guest, piece(RING));
    expect(answer).toMatchObject({ type: 'Cart', cart: { quantity: 0, lines: [] } });
    expect(await bag(customer)).toEqual([`1 ${RING}`]);
    expect(await bag(guest)).toBeNull();
  });

  it('[MU-05] [RO-02] shows the guest’s request nothing of the customer’s bag', async () => {
    const { guest, customer } = signedIn();
    await put(customer, PENDANT);
    await put(guest, RING);
    const changing = overtaken(guest, customer);
    const answer = await changing.addToCart(guest, piece(HOOPS));
    expect(answer).toMatchObject({ type: 'Cart', cart: { lines: [] } });
    expect(await bag(customer)).toEqual([`1 ${PENDANT}`, `1 ${RING}`, `1 ${HOOPS}`]);
  });
});

describe('signing in with a bag', () => {
  it('[RO-02] makes it the customer’s when they have none', async () => {
    const { guest, customer } = signedIn();
    await put(guest, RING, PENDANT, RING);
    await instance.mergeGuest(customer, guest);
    expect(await bag(customer)).toEqual([`2 ${RING}`, `1 ${PENDANT}`]);
    expect(await bag(guest)).toBeNull();
    expect(await states()).toEqual(['merged', 'active']);
  });

  it('[RO-02] adds it to the one they have, with quantities added and line ids kept', async () => {
    const { guest, customer } = signedIn();
    await put(customer, RING, RING, HOOPS);
    await put(guest, RING, PENDANT);
    const before = await instance.viewCart(customer);
    const guestLine = (await instance.viewCart(guest))?.lines.find(({ sku }) => sku === PENDANT);
    await instance.mergeGuest(customer, guest);
    expect(await bag(customer)).toEqual([`3 ${RING}`, `1 ${HOOPS}`, `1 ${PENDANT}`]);
    const after = await instance.viewCart(customer);
    expect(after).toMatchObject({ id: before?.id, version: (before?.version ?? 0) + 1 });
    expect(after?.lines.map(({ id }) => id)).toContain(guestLine?.id);
  });

  it('[RO-02] happens once: a second request, and a second sign-in, change nothing', async () => {
    const { guest, customer } = signedIn();
    await put(guest, RING);
    await instance.mergeGuest(customer, guest);
    await instance.mergeGuest(customer, guest);
    expect(await bag(customer)).toEqual([`1 ${RING}`]);
    await instance.mergeGuest(signedIn().customer, guest);
    expect(await bag(customer)).toEqual([`1 ${RING}`]);
    expect(await states()).toEqual(['merged', 'active']);
  });

  it('[RO-02] in many tabs on two instances merges once', async () => {
    const { guest, customer } = signedIn();
    await put(customer, HOOPS);
    await put(guest, RING, RING, HOOPS);
    await remember(guest, RING, PENDANT);
    const both = [instance, shop.instance()];
    await Promise.all(Array.from({ length: 20 }, (_, n) => both[n % 2]!.mergeGuest(customer, guest)));
    expect(await bag(customer)).toEqual([`2 ${HOOPS}`, `2 ${RING}`]);
    expect((await list(customer)).toSorted()).toEqual([RING, PENDANT]);
    expect((await states()).toSorted()).toEqual(['active', 'merged']);
  });

  it('[RO-02] while pieces are still being put into either bag, loses none', async () => {
    const { guest, customer } = signedIn();
    await put(guest, PENDANT);
    await Promise.all([
      ...Array.from({ length: 15 }, () => put(guest, RING)),
      ...Array.from({ length: 15 }, () => put(customer, RING)),
      ...Array.from({ length: 5 }, () => instance.mergeGuest(customer, guest)),
    ]);
    await instance.mergeGuest(customer, guest);
    expect((await bag(customer))?.toSorted()).toEqual([`1 ${PENDANT}`, `30 ${RING}`]);
    expect(await bag(guest)).toBeNull();
  });

  it('[RO-02] drops the guest’s details, and keeps the customer’s', async () => {
    const { guest, customer } = signedIn();
    await put(guest, RING);
    await instance.saveShippingDetailsCourier(guest, { address: ADDRESS, email: 'guest@example.com' });
    await instance.mergeGuest(customer, guest);
    expect(await instance.viewCart(customer)).toMatchObject({
      guestEmail: null,
      shippingAddress: null,
      billingAddress: null,
      shippingMethod: null,
    });
    const later = signedIn();
    await put(later.customer, RING);
    await instance.saveShippingDetailsCourier(later.customer, { address: ADDRESS });
    await put(later.guest, HOOPS);
    await instance.saveShippingDetailsCourier(later.guest, {
      address: { ...ADDRESS, city: 'Leeds' },
      email: 'guest@example.com',
    });
    await instance.mergeGuest(later.customer, later.guest);
    expect(await instance.viewCart(later.customer)).toMatchObject({
      guestEmail: null,
      shippingAddress: { city: 'London' },
    });
  });

  it('[RO-02] with an empty bag makes none', async () => {
    const { guest, customer } = signedIn();
    await put(guest, RING);
    const line = (await instance.viewCart(guest))?.lines[0];
    await instance.updateQuantity(guest, { lineItemId: line?.id ?? '', quantity: 0 });
    await instance.mergeGuest(customer, guest);
    expect(await bag(customer)).toBeNull();
  });

  it('[RO-02] keeps sites apart', async () => {
    const { guest, customer } = signedIn('loupe');
    await put({ ...guest, site: 'beaverbrooks' }, RING);
    await put(guest, HOOPS);
    await instance.mergeGuest(customer, guest);
    expect(await bag(customer)).toEqual([`1 ${HOOPS}`]);
    expect(await bag({ ...guest, site: 'beaverbrooks' })).toEqual([`1 ${RING}`]);
  });
});

describe('signing in with a list', () => {
  it('[RO-02] joins both, newest first, each product once', async () => {
    const { guest, customer } = signedIn();
    await remember(customer, RING, PENDANT);
    await remember(guest, HOOPS, RING);
    await instance.mergeGuest(customer, guest);
    expect(await list(customer)).toEqual([RING, HOOPS, PENDANT]);
    expect(await list(guest)).toEqual([]);
    expect(await shop.query('SELECT size FROM shopping_list ORDER BY size')).toEqual([
      { size: 0 },
      { size: 3 },
    ]);
  });

  it('[RO-02] knows which was added later, within one millisecond too', async () => {
    const { guest, customer } = signedIn();
    await remember(customer, RING);
    await remember(guest, HOOPS, RING);
    await shop.query(
      `UPDATE shopping_list_item i SET added_at = timestamptz '2026-11-01 10:00:00.0001' + n * interval '100 microseconds'
       FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM shopping_list_item
         WHERE list_id IN (SELECT id FROM shopping_list WHERE owner IN ($1, $2))) AS placed WHERE placed.id = i.id`,
      [guest.owner, customer.owner],
    );
    await instance.mergeGuest(customer, guest);
    expect(await list(customer)).toEqual([RING, HOOPS]);
  });

  it('[RO-02] [ER-03] keeps the 250 newest', async () => {
    const { guest, customer } = signedIn();
    await remember(customer, RING, PENDANT);
    await remember(guest, HOOPS);
    await shop.query(
      `INSERT INTO product_projection SELECT gen_random_uuid(), 1, 'filler-' || n, sites, name, brand, product_type, image, urls,
         category_keys, price_upon_enquiry, purchaseable, approved, gtm_category, gtm_b_category, projected_at,
         internal_sku, master_sku, is_new, gift_card, making_days, tax_category, hide_on_site
       FROM product_projection, generate_series(1, 249) n WHERE key = $1`,
      [RING],
    );
    await shop.query(
      `INSERT INTO shopping_list_item (list_id, product_id, added_at)
       SELECT l.id, p.id, now() - interval '1 minute' * substr(p.key, 8)::int
       FROM shopping_list l, product_projection p WHERE l.owner = $1 AND p.key LIKE 'filler-%'`,
      [guest.owner],
    );
    await shop.query('UPDATE shopping_list SET size = 250 WHERE owner = $1', [guest.owner]);
    await instance.mergeGuest(customer, guest);
    const all = await instance.viewShoppingList(customer, { pageIndex: 0, pageSize: 250 });
    expect(all.totalLineItems).toBe(250);
    const keys = all.lineItems.map(({ productKey }) => productKey);
    expect(keys.slice(0, 3)).toEqual([HOOPS, PENDANT, RING]);
    expect(keys).not.toContain('filler-249');
    expect(keys).toContain('filler-247');
  });

  it('[RO-02] later additions and removals are kept', async () => {
    const { guest, customer } = signedIn();
    await remember(guest, RING);
    await instance.mergeGuest(customer, guest);
    await instance.removeFromShoppingList(customer, { productKey: RING, ...FIRST_PAGE });
    await instance.mergeGuest(customer, guest);
    expect(await list(customer)).toEqual([]);
  });
});

describe('afterwards', () => {
  it('[RO-02] bag and list belong to the customer only, in every session', async () => {
    const { guest, customer } = signedIn();
    await put(guest, RING);
    await remember(guest, PENDANT);
    await instance.mergeGuest(customer, guest);
    await put(customer, HOOPS);
    expect([await bag(guest), await list(guest)]).toEqual([null, []]);
    const elsewhere = signedIn().guest;
    await instance.mergeGuest(customer, elsewhere);
    expect(await bag(customer)).toEqual([`1 ${RING}`, `1 ${HOOPS}`]);
    expect(await list(customer)).toEqual([PENDANT]);
  });
});
