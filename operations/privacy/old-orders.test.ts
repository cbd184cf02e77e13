import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
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
const age = (age: string) =>
  shop.onValid((client) =>
    client.query(`SET session_replication_role = replica;
      UPDATE cart_checkout.sales_order SET placed_at = now() - interval '${age}';
      UPDATE cart_checkout.legacy_order SET placed_at = now() - interval '${age}'; SET session_replication_role = DEFAULT`),
  );

describe('an order whose time by law is over', () => {
  it('loses its persons, and keeps its amounts', async () => {
    const broken = await shop.brokenAfter('');
    await age('6 years 11 months');
    expect(await forget()).toBe(0);
    expect((await inOrders(BOUGHT)).length).toBeGreaterThan(6);
    expect((await inOrders(IMPORTED)).length).toBeGreaterThan(1);
    await age('7 years 1 day');
    expect(await forget()).toBe(2);
    expect([await inOrders(BOUGHT), await inOrders(IMPORTED)]).toEqual([[], []]);
    expect(await shop.brokenAfter('')).toEqual(broken);
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
