import { describe, expect, it } from '@jest/globals';
import type { Site } from '@loupe/contracts/sites';
import { ROLES } from '../fixtures/pieces.ts';
import { withDatabase } from '@loupe/scripted-shopper/database';
import { addToCart, isCart, variantOf } from '@loupe/scripted-shopper/order';
import { Shopper } from '@loupe/scripted-shopper/shopper';

/** The store finder's twenty nearest stores of each of these places are together all stores. */
const PLACES = ['Leeds', 'London', 'Plymouth', 'Inverness', 'Belfast', 'Birmingham'];
const LOCATIONS = `query ClickAndCollectLocations($input: ClickAndCollectInput!) {
  clickAndCollectLocations(input: $input) { collectionDate store { key } } }`;
const COLLECT = `mutation SaveShippingDetailsCollect($input: ShippingDetailsCollectInput!) { saveShippingDetailsCollect(input: $input) {
  ... on Cart { shippingMethods { isSelected deliverOnDates } } ... on Failure { code message } } }`;

interface Location {
  readonly collectionDate: string;
  readonly store: { readonly key: string };
}

async function onCards(shopper: Shopper, asked: object = {}): Promise<Map<string, string>> {
  const dates = new Map<string, string>();
  for (const place of PLACES) {
    const { clickAndCollectLocations } = await shopper.ask<{ clickAndCollectLocations: Location[] }>(
      LOCATIONS,
      { input: { place, limit: 20, ...asked } },
    );
    for (const { store, collectionDate } of clickAndCollectLocations) dates.set(store.key, collectionDate);
  }
  return dates;
}

async function inBag(shopper: Shopper, storeKey: string): Promise<string | undefined> {
  const collector = { firstName: 'Ada', lastName: 'Byron', phone: '07700900123', email: 'ada@example.com' };
  const { saveShippingDetailsCollect: cart } = await shopper.ask<{
    saveShippingDetailsCollect: { shippingMethods: { isSelected: boolean; deliverOnDates: string[] }[] };
  }>(COLLECT, { input: { storeKey, ...collector } });
  return cart.shippingMethods.find(({ isSelected }) => isSelected)?.deliverOnDates[0];
}

const collecting = (site: Site): Promise<string[]> =>
  withDatabase(async (client) => {
    const sql =
      "SELECT key FROM stores_reservations.store WHERE site = $1 AND kind = 'store' AND collects AND NOT closed_for_good";
    return (await client.query<{ key: string }>(sql, [site])).rows.map(({ key }) => key);
  });

// tests/contract tests other times than the present.
describe('the day of a collection', () => {
  it.each([
    ['beaverbrooks', ROLES.beaverbrooks.plenty],
    ['loupe', ROLES.loupe.plenty],
  ] as const)(
    '[EN-07] [EN-16] is the same in the bag as on the card of every store of %s',
    async (site, sku) => {
      const shopper = new Shopper(site);
      expect(isCart(await addToCart(shopper, await variantOf(shopper, sku)))).toBe(true);
      const cards = await onCards(shopper);
      expect([...cards.keys()].sort()).toEqual((await collecting(site)).sort());
      const bag = new Map<string, string | undefined>();
      for (const key of cards.keys()) bag.set(key, await inBag(shopper, key));
      expect(bag).toEqual(cards);
    },
  );

  it.each([
    ['beaverbrooks', ROLES.beaverbrooks.plenty],
    ['loupe', ROLES.loupe.plenty],
  ] as const)(
    '[EU-02] [EN-07] [EN-16] is the same in the bag as on the card of the nearest post offices of %s',
    async (site, sku) => {
      const shopper = new Shopper(site);
      expect(isCart(await addToCart(shopper, await variantOf(shopper, sku)))).toBe(true);
      const cards = await onCards(shopper, { types: ['RLC'], limit: 2 });
      expect(cards.size).toBe(2 * PLACES.length);
      const bag = new Map<string, string | undefined>();
      for (const key of cards.keys()) bag.set(key, await inBag(shopper, key));
      expect(bag).toEqual(cards);
    },
  );
});
