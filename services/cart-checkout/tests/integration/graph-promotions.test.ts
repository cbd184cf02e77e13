import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ADDRESS, BROWSER } from './support/buyer.ts';
import { ADD, BILLING, DELIVERY } from './support/documents.ts';
import { fieldOf, serveGraph } from './support/graph.ts';
import type { Graph } from './support/graph.ts';
import { piece, PRICE } from './support/products.ts';
import { draftOf, TEN_PER_CENT } from './support/promotions.ts';
import { openShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

const [SKU, GIFT] = ['0100002', '0100107'] as const;
const CART = `... on Cart {
  version subtotalPrice { value } discountOnTotalPrice { value } totalPrice { value } quantity freeDelivery
  discountCodes { code name description state errorMessage }
  savings { id name code amount { formattedPrice } }
  nextOffers { message missing { value } spend { value } }
  freeGiftOffers { id name lineItemId chosenSku choices { sku isAvailable price { value } } }
  lineItems {
    sku quantity price { value } totalPrice { value } isGiftLineItem isFreeGiftOnCart lineItemMode
    freeGiftDiscount { value } giftLineItems { sku } savings { name amount { value } }
    discountedPricePerQuantity { quantity discountedPrice { value } }
  }
}
... on Failure { code message }`;
const ADD_CODE = `mutation AddDiscountCode($code: String!) { addDiscountCode(code: $code) { __typename ${CART} } }`;
const REMOVE_CODE = `mutation RemoveDiscountCode($code: String!) { removeDiscountCode(code: $code) { __typename ${CART} } }`;
const GIFT_PRODUCT = `mutation SetFreeGiftProduct($giftId: ID!, $sku: String) {
  setFreeGiftProduct(giftId: $giftId, sku: $sku) { __typename ${CART} } }`;
const PAY = `mutation InitiateCardPayment($input: InitiateCardPaymentInput!) {
  initiateCardPayment(input: $input) { __typename ... on OrderPlaced { orderNumber } ... on Failure { code message } } }`;
const ORDER = `query GetOrder($number: String!) { order(orderNumber: $number, isOrderConfirmation: true) {
  ... on Order { totalPrice { value } discountOnTotalPrice { value } discountCodes { code name state } savings { name } } } }`;
const OFFERS = `query GetProductPromotions($productKey: String!) { productPromotions(productKey: $productKey) { id name description } }`;

let shop: Shop;
let graph: Graph;
beforeAll(async () => {
  shop = await openShop();
  graph = await serveGraph(shop.instance());
});
beforeEach(() => shop.restock({ [SKU]: 500, [GIFT]: 5 }));
afterAll(async () => {
  await graph.stop();
  await shop.close();
});

const ask = (actor: object, document: string, variables: object) =>
  fieldOf<Record<string, unknown> & { __typename: string }>(graph, actor, document, variables);
async function readyToPay(pieces = 1) {
  const actor = { anonymousId: randomUUID() };
  for (let added = 0; added < pieces; added++) await ask(actor, ADD, piece(SKU));
  await ask(actor, DELIVERY, { input: { address: ADDRESS, email: `${randomUUID()}@example.com` } });
  await ask(actor, BILLING, { input: { choice: 'SAME_AS_DELIVERY' } });
  return actor;
}
const pay = (actor: object, expectedTotal: number) =>
  ask(actor, PAY, { input: { transientToken: 'a card token', expectedTotal, browser: BROWSER } });

describe('promotions in the graph', () => {
  it('[MU-07] [EU-18] [EU-23] [EN-04] [QY-16] a code changes the whole cart, and is on the order', async () => {
    await shop.promote(draftOf(TEN_PER_CENT, [{ code: 'TEN' }]));
    const actor = await readyToPay();
    expect(await ask(actor, ADD_CODE, { code: 'ten' })).toMatchObject({
      __typename: 'Cart',
      subtotalPrice: { value: PRICE },
      discountOnTotalPrice: { value: PRICE / 10 },
      totalPrice: { value: PRICE - PRICE / 10 },
      discountCodes: [
        {
          code: 'TEN',
          name: 'About percentage',
          description: 'In full.',
          state: 'MatchesCart',
          errorMessage: null,
        },
      ],
      savings: [
        { id: 'percentage', name: 'About percentage', code: 'TEN', amount: { formattedPrice: '£26.50' } },
      ],
      lineItems: [{ totalPrice: { value: PRICE }, discountedPricePerQuantity: [], savings: [] }],
    });
    expect(await ask(actor, ADD_CODE, { code: 'NOSUCH' })).toMatchObject({
      discountCodes: [
        { state: 'MatchesCart' },
        {
          code: 'NOSUCH',
          name: null,
          state: 'NotValid',
          errorMessage: expect.stringContaining('do not know'),
        },
      ],
    });
    expect(await ask(actor, REMOVE_CODE, { code: 'NOSUCH' })).toMatchObject({
      discountCodes: [{ code: 'TEN' }],
    });
    expect(await ask(actor, ADD_CODE, { code: '?' })).toMatchObject({ __typename: 'ValidationError' });
    const placed = await pay(actor, PRICE - PRICE / 10);
    expect(await ask(actor, ORDER, { number: placed['orderNumber'] })).toMatchObject({
      totalPrice: { value: PRICE - PRICE / 10 },
      discountOnTotalPrice: { value: PRICE / 10 },
      discountCodes: [{ code: 'TEN', name: 'About percentage', state: 'MatchesCart' }],
      savings: [{ name: 'About percentage' }],
    });
  });

  it('[EU-18] a code that does not apply says what would make it apply, or that nothing would', async () => {
    const about = { key: 'own', needsCode: true };
    await shop.promote(
      draftOf(TEN_PER_CENT, [{ code: 'MEMBERS' }], {
        ...about,
        key: 'members',
        customers: { ids: [], segments: ['registered'] },
      }),
      draftOf(TEN_PER_CENT, [{ code: 'FIRST' }], { ...about, key: 'first', firstOrder: true }),
      draftOf(TEN_PER_CENT, [{ code: 'MORE' }], { ...about, key: 'more', spend: PRICE + 35_00 }),
      draftOf(TEN_PER_CENT, [{ code: 'OVER' }], { ...about, key: 'over', untilMs: Date.now() - 1 }),
    );
    const actor = await readyToPay();
    const told = async (code: string) => {
      const { discountCodes } = await ask(actor, ADD_CODE, { code });
      const found = (discountCodes as { code: string; state: string; errorMessage: string }[]).find(
        (each) => each.code === code,
      );
      await ask(actor, REMOVE_CODE, { code });
      return [found?.state, found?.errorMessage];
    };
    expect(await told('MEMBERS')).toEqual(['DoesNotMatchCart', expect.stringMatching(/^Sign in to use/)]);
    expect(await told('FIRST')).toEqual(['DoesNotMatchCart', expect.stringMatching(/^Sign in to use/)]);
    expect(await told('MORE')).toEqual([
      'DoesNotMatchCart',
      'Spend £35 more on pieces that this code is for, and it applies.',
    ]);
    expect(await told('OVER')).toEqual(['NotActive', 'This code has ended.']);
  });

  it('[EN-05] a line shows its own discounts, and the bag what is missing for the next tier', async () => {
    const tiers = [{ spend: 3 * PRICE, save: 50_00 }];
    await shop.promote(
      draftOf({ type: 'fixed-price', price: 200_00 }),
      draftOf({ type: 'spend-and-save', kind: 'amount', tiers }),
    );
    const actor = await readyToPay(2);
    expect(await ask(actor, REMOVE_CODE, { code: 'NONE' })).toMatchObject({
      subtotalPrice: { value: 400_00 },
      totalPrice: { value: 400_00 },
      nextOffers: [
        {
          message: 'Spend £265.00 more to save £50.00: About spend-and-save.',
          missing: { value: PRICE },
          spend: { value: 3 * PRICE },
        },
      ],
      lineItems: [
        {
          price: { value: PRICE },
          totalPrice: { value: 400_00 },
          discountedPricePerQuantity: [{ quantity: 2, discountedPrice: { value: 200_00 } }],
          savings: [{ name: 'About fixed-price', amount: { value: 130_00 } }],
        },
      ],
    });
  });

  it('[MU-07] [EN-05] a gift of a line is one of its gift line items', async () => {
    await shop.promote(
      draftOf({ type: 'free-gift', skus: [GIFT], per: 'line' }, [], { pieces: { products: [SKU] } }),
    );
    const actor = await readyToPay();
    const { freeGiftOffers } = await ask(actor, REMOVE_CODE, { code: 'NONE' });
    const [offer] = freeGiftOffers as { id: string; lineItemId: string }[];
    expect(offer).toMatchObject({
      lineItemId: expect.any(String),
      chosenSku: null,
      choices: [{ sku: GIFT }],
    });
    expect(await ask(actor, GIFT_PRODUCT, { giftId: offer?.id, sku: GIFT })).toMatchObject({
      quantity: 2,
      totalPrice: { value: PRICE },
      lineItems: [
        { sku: SKU, giftLineItems: [{ sku: GIFT }], isGiftLineItem: false, lineItemMode: 'Standard' },
        {
          sku: GIFT,
          totalPrice: { value: 0 },
          freeGiftDiscount: { value: PRICE },
          isGiftLineItem: true,
          isFreeGiftOnCart: false,
          lineItemMode: 'GiftLineItem',
        },
      ],
    });
    expect(await ask(actor, GIFT_PRODUCT, { giftId: 'none', sku: GIFT })).toMatchObject({
      __typename: 'ValidationError',
      code: 'ValidationError',
    });
  });

  it('names the promotions of a product without a code', async () => {
    await shop.promote(
      draftOf(TEN_PER_CENT, [], { pieces: { products: [SKU] } }),
      draftOf({ type: 'free-delivery' }, [{ code: 'POSTFREE' }]),
    );
    const of = (productKey: string) => graph.ask({}, OFFERS, { productKey });
    const offer = { id: 'percentage', name: 'About percentage', description: 'In full.' };
    expect(await of(SKU)).toMatchObject({ data: { productPromotions: [offer] } });
    expect(await of(GIFT)).toMatchObject({ data: { productPromotions: [] } });
    expect(await of("' OR 1 = 1")).toMatchObject({ data: { productPromotions: [] } });
  });

  it('[EU-18] [ER-02] 200 shoppers race for 50 uses: 50 orders, 150 DiscountCodesError, nothing left held', async () => {
    await shop.promote(draftOf(TEN_PER_CENT, [{ code: 'TEN', uses: 50, usesPerCustomer: 1 }]));
    const actors: object[] = [];
    for (let batch = 0; batch < 20; batch++) {
      const ready = Array.from({ length: 10 }, async () => {
        const actor = await readyToPay();
        await ask(actor, ADD_CODE, { code: 'TEN' });
        return actor;
      });
      actors.push(...(await Promise.all(ready)));
    }
    const answers = await Promise.all(actors.map((actor) => pay(actor, PRICE - PRICE / 10)));
    const counts = Map.groupBy(answers, ({ __typename }) => __typename);
    expect([...counts].map(([name, given]) => [name, given.length]).sort()).toEqual([
      ['DiscountCodesError', 150],
      ['OrderPlaced', 50],
    ]);
    expect(counts.get('DiscountCodesError')?.[0]).toMatchObject({
      message: 'A discount code no longer applies. Please check your total.',
    });
    expect(await shop.query('SELECT uses FROM promotion_code')).toEqual([{ uses: 50 }]);
    expect(await shop.stockOf(SKU)).toEqual({ onHand: 450, reserved: 0 });
  });
});
