import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import { productRepository } from '../../src/adapters/db/product-repository.ts';
import { ADDRESS } from './support/buyer.ts';
import { ADD, DELIVERY, GET_CART, QUANTITY } from './support/documents.ts';
import { serveGraph } from './support/graph.ts';
import type { Graph } from './support/graph.ts';
import { piece, product } from './support/products.ts';
import { readyToPay } from './support/ready-to-pay.ts';
import { openShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

const SKU = '0100002';

let shop: Shop;
let graph: Graph;
beforeAll(async () => {
  shop = await openShop();
  graph = await serveGraph(shop.instance());
});
beforeEach(() => shop.restock({ [SKU]: 12 }));
afterAll(async () => {
  await graph.stop();
  await shop.close();
});

const manifest = new URL('../../../../gateway/operations/web.json', import.meta.url);

/** A document of the storefront, as the gateway lists it. */
function listed(name: string): string {
  const documents = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>);
  const document = documents.find((text) => text.includes(`query ${name}(`));
  if (document === undefined) throw new Error(`${name} is not listed.`);
  return document;
}

type Answer = Record<string, { [key: string]: never } & { __typename: string }>;

const guest = () => ({ anonymousId: randomUUID() });

const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('the cart in the graph', () => {
  it('[QY-04] the storefront’s GetCart answers the summary, the whole bag, both in one, or the id alone', async () => {
    const { actor } = await readyToPay(graph);
    const fields = async (isMutualCart: boolean, isCart: boolean) => {
      const { data, errors } = await graph.ask<Answer>(actor, listed('GetCart'), { isMutualCart, isCart });
      expect(errors).toBeUndefined();
      return Object.keys(data?.['cart'] ?? {}).filter((name) => name !== '__typename');
    };
    const [none, summary, whole, both] = [
      await fields(false, false),
      await fields(true, false),
      await fields(false, true),
      await fields(true, true),
    ];
    expect(none).toEqual(['id']);
    expect(summary).toEqual(
      expect.arrayContaining(['id', 'quantity', 'subtotalPrice', 'miniCartDisplayLimit']),
    );
    expect(summary).not.toContain('shippingAddress');
    expect(whole).toEqual(expect.arrayContaining(['id', 'lineItems', 'totalPrice', 'shippingAddress']));
    expect(new Set(both)).toEqual(new Set([...summary, ...whole]));
  });

  it('[EN-11] a line of a piece without a brand is titled by its name alone, without the marker', async () => {
    const sku = '0100099';
    await shop.restock({ [SKU]: 1, [sku]: 1 });
    const unbranded = product(sku, { version: 2n, brand: '', name: 'Ring box & 100% silk' });
    await productRepository(poolTx(shop.pool)).save(unbranded);
    const actor = guest();
    await graph.ask(actor, ADD, piece(SKU));
    const { data } = await graph.ask<Answer>(actor, ADD, piece(sku));
    const lines = data?.['addToCart']?.['lineItems'] as never as { productTitle: string }[];
    expect(lines.map(({ productTitle }) => productTitle).sort()).toEqual([
      'Amberley%20Halo Pendant',
      'Ring box & 100% silk',
    ]);
  });

  it('[EN-04] [EN-05] [EN-06] [EN-07] [EN-11] [QY-16] answers every field', async () => {
    const { data, errors } = await graph.ask<Answer>(guest(), ADD, piece(SKU));
    expect(errors).toBeUndefined();
    const price = { formattedPrice: '£265.00', value: 26500, isFree: false };
    const free = { formattedPrice: '£0.00', value: 0, isFree: true };
    expect(data?.['addToCart']).toMatchObject({
      ...{ __typename: 'Cart', version: 1, quantity: 1, miniCartDisplayLimit: 5, problems: [] },
      subtotalPrice: {
        ...price,
        money: { __typename: 'CentPrecisionMoney', currencyCode: 'GBP', fractionDigits: 2 },
      },
      ...{ totalPrice: price, totalPriceAfterGiftCard: price, tax: { value: 4417 } },
      ...{ discountOnTotalPrice: free, giftCardSavings: free, discountCodes: [], appliedGiftCards: [] },
      ...{
        shippingPrice: null,
        shippingAddress: null,
        billingAddress: null,
        guestEmail: null,
        nodShippingDate: null,
      },
      ...{ isDelayedDelivery: false, paymentMethods: [{ method: 'credit_card', transactions: [] }] },
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
      ],
      lineItems: [
        {
          ...{ productKey: SKU, sku: SKU, variantSku: SKU, quantity: 1, price, totalPrice: price },
          ...{ name: 'Halo Pendant', brand: 'Amberley', productTitle: 'Amberley%20Halo Pendant' },
          ...{
            productUrl: `/${SKU}/amberley-halo-pendant/p`,
            image: 'halo-pendant',
            productType: 'neckwear',
          },
          unitNetPrice: { __typename: 'HighPrecisionMoney', centAmount: 22083, preciseAmount: '220833333' },
          ...{ ringSize: null, wristSize: null, wristSizes: [], giftLineItems: [], lineItemMode: 'Standard' },
          ...{ isGiftLineItem: false, isFreeGiftOnCart: false, hideOnSite: false, priceType: 'default' },
          ...{ gtmCategory: 'Jewellery', gtmBCategory: null, categories: ['necklaces'], leadTime: 3 },
          ...{
            availableQuantity: 10,
            isLowInStock: false,
            isOutOfStock: false,
            discountedPricePerQuantity: [],
          },
        },
      ],
    });
    const bag = data?.['addToCart'] as never as { shippingMethods: Record<string, string[]>[] };
    const [method] = bag.shippingMethods;
    expect(method?.['deliverOnDates']).toEqual(method?.['nonDelayedDeliverOnDates']);
    expect(method?.['deliverOnDates']).toHaveLength(5);
    expect(bag).toMatchObject({ answeredAt: ISO, shippingMethods: [{ holdsUntil: ISO }] });
  });

  it('[QY-04] is the caller’s own or CartNotFoundError', async () => {
    const { actor, cart } = await readyToPay(graph);
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
    const { actor } = await readyToPay(graph);
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
