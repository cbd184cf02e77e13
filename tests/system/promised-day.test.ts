import { describe, expect, it } from '@jest/globals';
import type { Site } from '@loupe/contracts/sites';
import { ROLES } from '../fixtures/pieces.ts';
import { addToCart, buy, isCart, variantOf } from '@loupe/scripted-shopper/order';
import { Shopper } from '@loupe/scripted-shopper/shopper';

interface PagePromise {
  readonly deliverOn: string;
  readonly holdsUntil: string;
  readonly answeredAt: string;
}
interface Live {
  readonly dynamicProductData: {
    readonly variants: readonly { readonly shippingMethods: readonly PagePromise[] }[];
  };
}
interface Bag {
  readonly answeredAt: string;
  readonly shippingMethods: { id: string; deliverOnDates: string[]; holdsUntil: string }[];
}

const PAGE = `query GetDynamicProductData($code: String!) { dynamicProductData(productKey: $code) {
  variants { shippingMethods { type deliverOn holdsUntil answeredAt } } } }`;
const BAG = `query GetCart { cart { answeredAt shippingMethods { id deliverOnDates holdsUntil } } }`;
const ORDER = `query GetOrder($orderNumber: String) { order(orderNumber: $orderNumber, isOrderConfirmation: true) {
  ... on Order { deliverBy } } }`;

// tests/contract tests other times than the present.
describe('the promised day of a courier', () => {
  it.each([
    ['beaverbrooks', ROLES.beaverbrooks.plenty],
    ['loupe', ROLES.loupe.plenty],
  ] as const)(
    '[EN-07] [EN-09] [EN-15] is the same on page, in bag and on order of %s',
    async (site: Site, code) => {
      const shopper = new Shopper(site);
      const { dynamicProductData } = await shopper.ask<Live>(PAGE, { code });
      const [standard, nextDay] = dynamicProductData.variants[0]!.shippingMethods;
      const { deliverOn, holdsUntil, answeredAt } = standard!;
      expect(answeredAt < holdsUntil).toBe(true);
      const ids = await variantOf(shopper, code);
      expect(isCart(await addToCart(shopper, ids))).toBe(true);
      const { cart } = await shopper.ask<{ cart: Bag }>(BAG);
      expect(cart.answeredAt < holdsUntil).toBe(true);
      const [courier, next] = cart.shippingMethods;
      expect([next?.id, next?.deliverOnDates[0]]).toEqual(['NDD', nextDay?.deliverOn]);
      expect([courier?.id, courier?.deliverOnDates[0], courier?.holdsUntil]).toEqual([
        'STD',
        deliverOn,
        holdsUntil,
      ]);
      const orderNumber = await buy(shopper, ids);
      const { order } = await shopper.ask<{ order: { deliverBy: string } }>(ORDER, { orderNumber });
      expect(order.deliverBy).toBe(deliverOn);
    },
  );
});
