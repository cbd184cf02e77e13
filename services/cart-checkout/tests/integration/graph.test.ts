import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ADDRESS } from './support/buyer.ts';
import { ADD, DELIVERY, GET_CART, QUANTITY } from './support/documents.ts';
import { openGraph } from './support/graph.ts';
import type { Graph } from './support/graph.ts';
import { guest, readyToPay as bagReadyToPay } from './support/graph-bag.ts';
import type { Answer } from './support/graph-bag.ts';
import { piece } from './support/products.ts';
import type { Shop } from './support/shop.ts';

const SKU = '0100002';

let shop: Shop;
let graph: Graph;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ shop, graph, close } = await openGraph());
});
beforeEach(() => shop.restock({ [SKU]: 12 }));
afterAll(() => close());

const readyToPay = (actor = guest()) => bagReadyToPay(graph, SKU, actor);

const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('the cart in the graph', () => {
  it('[EN-04] [EN-05] [EN-06] [EN-07] [EN-11] [QY-16] answers every field', async () => {
    const { data, errors } = await graph.ask<Answer>(guest(), ADD, piece(SKU));
    expect(errors).toBeUndefined();
    const price = { formattedPrice: '£265.00', value: 26500, isFree: false };
    const free = { formattedPrice: '£0.00', value: 0, isFree: true };
    expect(data?.['addToCart']).toMatchObject({
      __typename: 'Cart',
      version: 1,
      quantity: 1,
      miniCartDisplayLimit: 5,
      problems: [],
      subtotalPrice: {
        ...price,
        money: { __typename: 'CentPrecisionMoney', currencyCode: 'GBP', fractionDigits: 2 },
      },
      totalPrice: price,
      totalPriceAfterGiftCard: price,
      tax: { value: 4417 },
      discountOnTotalPrice: free,
      giftCardSavings: free,
      discountCodes: [],
      appliedGiftCards: [],
      shippingPrice: null,
      shippingAddress: null,
      billingAddress: null,
      guestEmail: null,
      nodShippingDate: null,
      isDelayedDelivery: false,
      preparationDays: 0,
      paymentMethods: [
        { method: 'credit_card', transactions: [], isSelected: true, unavailableReason: null },
        ...['givex', 'paypal', 'klarna', 'applepay', 'v12'].map((method) => ({
          method,
          transactions: [],
          isSelected: false,
          unavailableReason: null,
        })),
      ],
      shippingMethods: [
        {
          id: 'STD',
          type: 'STD',
          isSelected: false,
          price: free,
          leadTime: 3,
          delayedDeliveryOnDates: [],
          nddDate: null,
        },
        { id: 'NDD', type: 'NDD', isSelected: false, leadTime: 2, nddDate: expect.any(String) },
        { id: 'NOD', type: 'NOD', isSelected: false, leadTime: 3, nddDate: null },
      ],
      lineItems: [
        {
          productKey: SKU,
          sku: SKU,
          variantSku: SKU,
          quantity: 1,
          price,
          totalPrice: price,
          name: 'Halo Pendant',
          brand: 'Amberley',
          productTitle: 'Amberley%20Halo Pendant',
          productUrl: `/${SKU}/amberley-halo-pendant/p`,
          image: 'halo-pendant',
          productType: 'neckwear',
          unitNetPrice: { __typename: 'HighPrecisionMoney', centAmount: 22083, preciseAmount: '220833333' },
          ringSize: null,
          wristSize: null,
          wristSizes: [],
          giftLineItems: [],
          lineItemMode: 'Standard',
          isGiftLineItem: false,
          isFreeGiftOnCart: false,
          hideOnSite: false,
          shippingMethod: null,
          priceType: 'default',
          gtmCategory: 'Jewellery',
          gtmBCategory: null,
          categories: ['necklaces'],
          leadTime: 3,
          availableQuantity: 10,
          isLowInStock: false,
          isOutOfStock: false,
          discountedPricePerQuantity: [],
        },
      ],
    });
    const bag = data?.['addToCart'] as never as { shippingMethods: Record<string, string[]>[] };
    const [method] = bag.shippingMethods;
    expect(method?.['deliverOnDates']).toEqual(method?.['nonDelayedDeliverOnDates']);
    expect(method?.['deliverOnDates']).toHaveLength(5);
    expect(bag).toMatchObject({
      answeredAt: ISO,
      shippingMethods: [1, 2, 3].map(() => ({ holdsUntil: ISO })),
    });
  });

  it('[QY-04] is the caller’s own or CartNotFoundError', async () => {
    const { actor, cart } = await readyToPay();
    expect((await graph.ask<Answer>(actor, GET_CART)).data?.['cart']).toMatchObject({ id: cart.id });
    for (const [who, id] of [
      [guest(), null],
      [guest(), cart.id],
      [actor, randomUUID()],
      [{ ...actor, site: 'loupe' as const }, cart.id],
    ] as const) {
      const { errors } = await graph.ask(who, GET_CART, { id });
      expect(errors).toMatchObject([{ extensions: { code: 'CartNotFoundError' } }]);
    }
    const nobody = { anonymousId: null };
    expect((await graph.ask(nobody, GET_CART)).errors).toMatchObject([
      { extensions: { code: 'SessionExpiredError' } },
    ]);
  });

  it.each([1.5, 2 ** 31, '2', null])(
    '[MU-06] quantity %j is no whole number of the graph',
    async (quantity) => {
      const before = await shop.rowCounts();
      const { errors } = await graph.ask(guest(), QUANTITY, { lineItemId: 'x', quantity });
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
      expect(await shop.rowCounts()).toEqual(before);
    },
  );

  it('[VA-13] [ER-05] refusals name the field and say what to do', async () => {
    const { actor } = await readyToPay();
    expect((await graph.ask<Answer>(actor, QUANTITY, { lineItemId: 'x', quantity: 100 })).data).toEqual({
      updateQuantity: {
        __typename: 'ValidationError',
        code: 'ValidationError',
        field: 'quantity',
        message: 'A quantity is a whole number from 0 to 99.',
      },
    });
    const wrong = { input: { address: { ...ADDRESS, country: 'FR' }, email: 'ada@example.com' } };
    expect((await graph.ask<Answer>(actor, DELIVERY, wrong)).data).toMatchObject({
      saveShippingDetailsCourier: { __typename: 'ValidationError', field: 'address.country' },
    });
    expect((await graph.ask<Answer>(actor, ADD, { ...piece(SKU), giftCardValue: 50 })).data).toMatchObject({
      addToCart: { __typename: 'ValidationError', field: 'giftCardValue' },
    });
    expect((await graph.ask<Answer>(actor, ADD, piece('9'))).data).toMatchObject({
      addToCart: { __typename: 'ProductNotFoundError', message: 'We could not find this piece.' },
    });
  });

  it('[EU-18] discount codes have their six states', async () => {
    const { data } = await graph.ask<{ __type: { enumValues: { name: string }[] } | null }>(
      guest(),
      `query { _service { sdl } }`,
    );
    const sdl = (data as never as { _service: { sdl: string } })._service.sdl;
    for (const state of [
      ...['ApplicationStoppedByPreviousDiscount', 'DoesNotMatchCart', 'MatchesCart'],
      ...['MaxApplicationReached', 'NotActive', 'NotValid'],
    ])
      expect(sdl).toContain(state);
  });
});
