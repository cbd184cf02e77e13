import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { ROLES } from '../fixtures/pieces.ts';
import { authoriseToken, cardToken } from '@loupe/scripted-shopper/card';
import { addToCart, APPROVED, isCart, pay, variantOf } from '@loupe/scripted-shopper/order';
import { Shopper } from '@loupe/scripted-shopper/shopper';

const SKU = ROLES.beaverbrooks.plenty;

interface Location {
  readonly store: { readonly key: string; readonly name: string };
  readonly type: string;
  readonly collectionDate: string;
}

const LOCATIONS = `query ClickAndCollectLocations { clickAndCollectLocations(input: { place: "LS1" }) { type collectionDate store { key name } } }`;
const COLLECT = `mutation SaveShippingDetailsCollect($input: ShippingDetailsCollectInput!) { saveShippingDetailsCollect(input: $input) { __typename
  ... on Cart { shippingOption collectionStore { key name } totalPrice { value } shippingMethods { id isSelected deliverOnDates } }
  ... on Failure { code message } } }`;
const ORDER = `query GetOrder($orderNumber: String) { order(orderNumber: $orderNumber, isOrderConfirmation: true) { ... on Order {
  location deliverBy collectionStore { key } shippingMethod { type } } } }`;

describe('an order to collect', () => {
  it('[MU-11] [EN-16] [EU-16] has the store that the shopper chose from the list', async () => {
    const shopper = new Shopper();
    const ids = await variantOf(shopper, SKU);
    expect(isCart(await addToCart(shopper, ids))).toBe(true);
    const { clickAndCollectLocations: offered } = await shopper.ask<{ clickAndCollectLocations: Location[] }>(
      LOCATIONS,
    );
    const [nearest] = offered;
    const input = { storeKey: nearest!.store.key, firstName: 'Ada', lastName: 'Byron', phone: '07700900123' };
    const { saveShippingDetailsCollect: chosen } = await shopper.ask<{
      saveShippingDetailsCollect: {
        shippingMethods: { id: string; isSelected: boolean; deliverOnDates: string[] }[];
      };
    }>(COLLECT, { input: { ...input, email: 'ada@example.com' } });
    expect(chosen).toMatchObject({ shippingOption: 'COLLECT', collectionStore: { key: nearest!.store.key } });
    const method = chosen.shippingMethods.find(({ isSelected }) => isSelected);
    expect([method?.id, method?.deliverOnDates[0]]).toEqual([nearest!.type, nearest!.collectionDate]);

    const orderNumber = await placeCollected(shopper);
    const { order } = await shopper.ask<{ order: object }>(ORDER, { orderNumber });
    expect(order).toEqual({
      location: nearest!.store.name,
      deliverBy: nearest!.collectionDate,
      collectionStore: { key: nearest!.store.key },
      shippingMethod: { type: 'DTS' },
    });
  });
});

/** Sets a typed billing address, and pays. */
async function placeCollected(shopper: Shopper): Promise<string> {
  const { saveBillingDetails: cart } = await shopper.ask<{
    saveBillingDetails: { id: string; totalPrice: { value: number } };
  }>(
    `mutation SaveBillingDetails($input: BillingDetailsInput!) { saveBillingDetails(input: $input) { ... on Cart { id totalPrice { value } } } }`,
    {
      input: {
        firstName: 'Ada',
        lastName: 'Byron',
        phone: '07700900123',
        country: 'GB',
        streetName: 'St James’s Square',
        streetNumber: '12',
        city: 'London',
        postalCode: 'SW1Y 4JH',
      },
    },
  );
  const transientToken = await cardToken(shopper, cart.id, APPROVED);
  await authoriseToken(shopper, cart.id, transientToken);
  const expectedTotal = cart.totalPrice.value;
  const placed = await pay(shopper, { transientToken, expectedTotal, idempotencyKey: randomUUID() });
  if (!placed.orderNumber) throw new Error(`${placed.code}: ${placed.message}`);
  return placed.orderNumber;
}
