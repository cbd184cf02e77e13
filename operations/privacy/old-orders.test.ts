import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { IDS } from '../../proofs/invariants/valid-shop.ts';
import { openPlantedShop } from '../../proofs/invariants/planted-shop.ts';
import type { PlantedShop } from '../../proofs/invariants/planted-shop.ts';
import { ROOT } from '../../tools/stack/services.ts';
import { forgetOldOrders } from './old-orders.ts';
import { canariesOf, plantAccount, plantOrder, searchFor } from './planted-person.ts';
import { readRegister } from './register.ts';

const REGISTER = readRegister(ROOT);
const BOUGHT = canariesOf('Bartolomea');
const IMPORTED = canariesOf('Immacolata');

let shop: PlantedShop;
beforeEach(async () => {
  shop = await openPlantedShop();
  await shop.onValid(async (client) => {
    await plantAccount(client, IMPORTED);
    await plantOrder(client, 'a:1', BOUGHT);
  });
});
afterEach(() => shop.close());

const forget = () => shop.onValid((client) => forgetOldOrders(client, REGISTER));
const inOrders = (person: typeof BOUGHT) =>
  shop.onValid(async (client) =>
    (await searchFor(client, person)).filter((place) =>
      /^cart_checkout\.(?!customer|cart|line_item|later|shopping|shared)|^payments_finance\./.test(place),
    ),
  );
/** The bag of the order, and an attempt to pay for it that came to nothing, with what the person typed. */
const plantBag = () =>
  shop.onValid(async (client) => {
    const options = JSON.stringify({ engraving: { text: BOUGHT.engraving } });
    await client.query(
      `INSERT INTO cart_checkout.line_item (cart_id, sku, quantity, price_when_added, options, options_key) VALUES ($1, 'engraved', 1, 1, $2::jsonb, $2)`,
      [IDS.CART, options],
    );
    await client.query(
      `INSERT INTO cart_checkout.placement SELECT (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'state', 'released',
         'idempotency_key', gen_random_uuid(), 'order_number', 'LP9', 'attempt', 9))).* FROM cart_checkout.placement p WHERE id = $1`,
      [IDS.PLACEMENT],
    );
  });
const ofBag = async () =>
  (await shop.onValid((client) => searchFor(client, BOUGHT))).filter((place) =>
    place.startsWith('cart_checkout.'),
  );
const age = (age: string) =>
  shop.onValid((client) =>
    client.query(`SET session_replication_role = replica;
      UPDATE cart_checkout.sales_order SET placed_at = now() - interval '${age}';
      UPDATE cart_checkout.legacy_order SET placed_at = now() - interval '${age}'; SET session_replication_role = DEFAULT`),
  );

describe('an order whose time by law is over', () => {
  it('loses its persons, and keeps its amounts', async () => {
    await plantBag();
    const broken = await shop.brokenAfter('');
    await age('6 years 11 months');
    expect(await forget()).toBe(0);
    expect((await inOrders(BOUGHT)).length).toBeGreaterThan(6);
    expect((await inOrders(IMPORTED)).length).toBeGreaterThan(1);
    await age('7 years 1 day');
    expect(await forget()).toBe(2);
    expect([await inOrders(BOUGHT), await inOrders(IMPORTED)]).toEqual([[], []]);
    expect(await ofBag()).toEqual([]);
    expect(await shop.brokenAfter('')).toEqual(broken);
    expect(await forget()).toBe(0);
  });

  it('waits while it is worked on, and while it is the one by which a wish is on record', async () => {
    await age('8 years');
    await shop.onValid((client) =>
      client.query(`UPDATE cart_checkout.sales_order SET status = 'MANUAL_HOLD'`),
    );
    await shop.onValid((client) =>
      client.query(`INSERT INTO identity.erasure (subject, site, operator, reason)
        SELECT order_number, 'loupe', 'Op', 'letter' FROM cart_checkout.legacy_order`),
    );
    expect(await forget()).toBe(0);
  });

  it('each table kept by law has no personal column that this leaves', () => {
    const left = REGISTER.filter(({ keep }) => keep.includes('law')).flatMap(({ table, erase, columns }) =>
      columns.personal
        .filter((column) => typeof erase !== 'object' || !(column in erase))
        .map((column) => `${table}.${column}`),
    );
    expect(left).toEqual([]);
  });
});
