import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { UNCOUNTED_HEADER } from '@loupe/subgraph-server/request-info';
import { randomUUID } from 'node:crypto';
import { ADDRESS } from './support/buyer.ts';
import { ADD, DELIVERY, QUANTITY } from './support/documents.ts';
import { openGraph } from './support/graph.ts';
import type { Graph } from './support/graph.ts';
import { guest, readyToPay } from './support/graph-bag.ts';
import { piece, PRICE } from './support/products.ts';
import type { Shop } from './support/shop.ts';

const SKU = '0100002';
const OTHER = '0100003';
const RECORD = 'mutation R($batch: CountBatchInput!) { recordCounts(batch: $batch) }';
const PAY = `mutation P($input: CreatePayPalOrderInput!) { createPayPalOrder(input: $input) { __typename } }`;

let shop: Shop;
let graph: Graph;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ shop, graph, close } = await openGraph());
});
beforeEach(async () => {
  await shop.restock({ [SKU]: 12, [OTHER]: 12 });
  graph.counted.length = 0;
});
afterAll(() => close());

/** Web's server: the gateway asserts no shopper. */
const STOREFRONT = { site: 'loupe', sessionId: null, anonymousId: null, customerId: null } as const;

const batch = () => {
  const minute = new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString();
  return { batch: { id: randomUUID(), sums: [{ minute, name: 'views', dim: 'product', n: 2 }] } };
};
const counts = () => shop.query('SELECT site, name, dim, n::int FROM count_minute');

describe('a shopper’s steps', () => {
  it('are counted when a bag is begun, its delivery accepted and its payment begun', async () => {
    const { actor, cart } = await readyToPay(graph, SKU);
    await graph.ask(actor, ADD, piece(SKU));
    await graph.ask(actor, ADD, piece(OTHER));
    const begun = ['beaverbrooks bags', `beaverbrooks deliveries ${cart.id}`];
    expect(graph.counted).toEqual(begun);
    await graph.ask(actor, PAY, { input: { expectedTotal: 1 } });
    expect(graph.counted).toEqual(begun);
    await graph.ask(actor, PAY, { input: { expectedTotal: 3 * PRICE } });
    expect(graph.counted).toEqual([
      ...begun,
      expect.stringMatching(/^beaverbrooks payments [\da-f-]{36} 1$/),
    ]);
  });

  it('are not counted when they are refused', async () => {
    const actor = guest();
    await graph.ask(actor, ADD, piece('0999999'));
    await graph.ask(actor, DELIVERY, { input: { address: ADDRESS, email: 'ada@example.com' } });
    await graph.ask(actor, QUANTITY, { lineItemId: SKU, quantity: 2 });
    expect(graph.counted).toEqual([]);
  });

  it('of who is not to be counted are not, and are answered alike', async () => {
    const uncounted = { [UNCOUNTED_HEADER]: 'true' };
    const actor = guest();
    const { data } = await graph.ask(actor, ADD, piece(SKU), uncounted);
    expect(data).toMatchObject({ addToCart: { __typename: 'Cart', quantity: 1 } });
    await graph.ask(actor, DELIVERY, { input: { address: ADDRESS, email: 'ada@example.com' } }, uncounted);
    expect(graph.counted).toEqual([]);
  });
});

describe('counts of the storefront', () => {
  it('are taken from its server, which asks without a shopper', async () => {
    const { data } = await graph.ask(STOREFRONT, RECORD, batch());
    expect(data).toEqual({ recordCounts: true });
    expect(await counts()).toEqual([{ site: 'loupe', name: 'views', dim: 'product', n: 2 }]);
  });

  it('are taken from no guest and no customer', async () => {
    for (const actor of [guest(), { customerId: randomUUID(), sessionId: randomUUID() }])
      expect((await graph.ask(actor, RECORD, batch())).data).toEqual({ recordCounts: false });
    expect(await counts()).toEqual([]);
  });

  it('of another form are refused', async () => {
    for (const more of [{ minute: '' }, { minute: 'soon' }, { name: 'orders' }, { n: -1 }]) {
      const { batch: given } = batch();
      const [sum] = given.sums;
      const asked = { batch: { ...given, sums: [{ ...sum, ...more }] } };
      expect((await graph.ask(STOREFRONT, RECORD, asked)).data).toEqual({ recordCounts: false });
    }
    expect(await counts()).toEqual([]);
  });
});
