import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startCatalogue } from './support/catalogue.ts';
import type { Catalogue } from './support/catalogue.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

describe('a gift card for sale', () => {
  it.each([
    ['beaverbrooks', 'GC', '/GC/gift-card/p'],
    ['loupe', 'GCL', '/GCL/gift-card/p'],
  ] as const)(
    '[EN-15] [VA-08] shows a gift card at %s, for sale, with its values in whole pounds',
    async (site, key, productUrl) => {
      const document = `query ($key: String!) { product(productKey: $key) {
      code sku productType productUrl purchaseable availableForReserveAndCollect price { value }
      giftCardMinValue giftCardMaxValue giftCardPresetValues giftCardValue } }`;
      const { data } = await catalogue.ask(document, { key }, site);
      expect(data.product).toEqual({
        code: key,
        sku: key,
        productType: 'gift_card',
        productUrl,
        purchaseable: true,
        availableForReserveAndCollect: false,
        price: { value: 1_000 },
        giftCardMinValue: 10,
        giftCardMaxValue: 1_000,
        giftCardPresetValues: [25, 50, 100, 250],
        giftCardValue: 25,
      });
      const ring = await catalogue.ask(document, { key: '0100002' });
      expect(ring.data.product).toMatchObject({
        giftCardMinValue: null,
        giftCardMaxValue: null,
        giftCardPresetValues: [],
        giftCardValue: null,
      });
    },
  );
});
