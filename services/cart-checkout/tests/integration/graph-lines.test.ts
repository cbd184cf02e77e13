import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import { productRepository } from '../../src/adapters/db/product-repository.ts';
import { ADDRESS } from './support/buyer.ts';
import { ADD, BILLING, DELIVERY, ORDER, PAY, WRIST } from './support/documents.ts';
import { openGraph } from './support/graph.ts';
import type { Graph } from './support/graph.ts';
import { piece, product, variant } from './support/products.ts';
import type { Shop } from './support/shop.ts';

const [SKU, TO_ORDER, CARD, RING, BRACELET] = [
  '0100002',
  '0100099',
  '0100005',
  '0100001',
  '0100003',
] as const;

let shop: Shop;
let graph: Graph;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ shop, graph, close } = await openGraph());
});
beforeEach(() => shop.restock({ [SKU]: 5, [TO_ORDER]: 5, [CARD]: 5, [RING]: 5, [BRACELET]: 5 }));
afterAll(() => close());

type Answer = Record<string, { [key: string]: never } & { __typename: string }>;

const guest = () => ({ anonymousId: randomUUID() });
const save = (state: ReturnType<typeof product>) => productRepository(poolTx(shop.pool)).save(state);
async function pay(actor: object, expectedTotal: number): Promise<{ orderNumber: string }> {
  const { data } = await graph.ask<Answer>(actor, PAY, { input: { transientToken: 'token', expectedTotal } });
  return data?.['initiateCardPayment'] as never;
}

describe('a line in the graph', () => {
  it('[EN-05] [VA-08] a line has its own delivery method, in the bag and in the order; a gift card is e-mailed', async () => {
    const card = { minValue: 10, maxValue: 500, presetValues: [50] };
    await save(product(TO_ORDER, { version: 2n, makingDays: 10 }));
    await save(product(CARD, { version: 2n, productType: 'gift-card', giftCard: card }));
    const actor = guest();
    for (const sku of [SKU, TO_ORDER]) await graph.ask(actor, ADD, piece(sku));
    await graph.ask(actor, ADD, { ...piece(CARD), giftCardValue: 50 });
    const input = { address: ADDRESS, email: 'ada@example.com', shippingMethodId: 'STD', sentApart: true };
    const saved = await graph.ask<Answer>(actor, DELIVERY, { input });
    const bag = saved.data?.['saveShippingDetailsCourier'] as never as {
      shippingMethods: { nonDelayedDeliverOnDates: string[]; deliverOnDates: string[] }[];
    };
    const [{ nonDelayedDeliverOnDates: ready, deliverOnDates: made }] = bag.shippingMethods as [
      (typeof bag.shippingMethods)[0],
    ];
    const lines = [
      {
        sku: SKU,
        shippingMethod: { id: 'STD', type: 'STD', isSelected: true, leadTime: 3, deliverOnDates: ready },
      },
      { sku: TO_ORDER, shippingMethod: { id: 'STD', leadTime: 13, deliverOnDates: made } },
      { sku: `${CARD}0050`, shippingMethod: null },
    ];
    expect(bag).toMatchObject({ isDelayedDelivery: true, preparationDays: 10, lineItems: lines });
    const billed = await graph.ask<Answer>(actor, BILLING, { input: { choice: 'SAME_AS_DELIVERY' } });
    const { totalPrice } = billed.data?.['saveBillingDetails'] as never as { totalPrice: { value: number } };
    const { orderNumber } = await pay(actor, totalPrice.value);
    const { data } = await graph.ask<Answer>(actor, ORDER, { orderNumber, isOrderConfirmation: true });
    expect(data?.['order']).toMatchObject({ lineItems: lines });
  });

  it('[VA-10] [CO-13] [MU-06] ring and wrist sizes are numbers, in millimetres; others are refused', async () => {
    const variants = [variant(RING, { ringSizeHalfMm: 103 })];
    await save(product(RING, { version: 2n, productType: 'ring', variants }));
    await save(product(BRACELET, { version: 2n, productType: 'wrist-wear' }));
    const actor = guest();
    await graph.ask(actor, ADD, piece(RING));
    const added = await graph.ask<Answer>(actor, ADD, piece(BRACELET));
    const bag = added.data?.['addToCart'] as never as { lineItems: { id: string; wristSizes: number[] }[] };
    const [ring, bracelet] = bag.lineItems;
    expect(ring).toMatchObject({ ringSize: 51.5, wristSize: null, wristSizes: [] });
    expect(bracelet).toMatchObject({ ringSize: null, wristSize: null });
    expect(bracelet!.wristSizes).toEqual(Array.from({ length: 21 }, (_, at) => 130 + 5 * at));
    const set = (size: unknown) => graph.ask<Answer>(actor, WRIST, { lineItemId: bracelet!.id, size });
    expect((await set(165)).data).toMatchObject({
      updateWristSize: { lineItems: [{ wristSize: null }, { wristSize: 165 }] },
    });
    for (const size of [125, 132, 164.5, 235])
      expect((await set(size)).data).toMatchObject({
        updateWristSize: { __typename: 'ValidationError', field: 'size' },
      });
    expect((await set('165')).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('[CO-08] [EN-09] the revenue excludes a charge for delivery; the tax is the revenue without what it is without taxes', async () => {
    const actor = guest();
    await graph.ask(actor, ADD, piece(SKU));
    const input = { address: ADDRESS, email: 'ada@example.com', shippingMethodId: 'NDD' };
    await graph.ask(actor, DELIVERY, { input });
    await graph.ask(actor, BILLING, { input: { choice: 'SAME_AS_DELIVERY' } });
    const placed = await pay(actor, 265_00 + 7_95);
    const { data } = await graph.ask<Answer>(actor, ORDER, {
      orderNumber: placed.orderNumber,
      isOrderConfirmation: true,
    });
    expect(data?.['order']).toMatchObject({
      totalPrice: { value: 265_00 + 7_95 },
      shippingPrice: { value: 7_95 },
      revenue: 265_00,
      revenueWithoutTaxes: 265_00 - 44_17,
      tax: { value: 44_17 },
      // Of the whole order, with that of the delivery.
      totalTax: { value: 45_49 },
    });
  });
});
