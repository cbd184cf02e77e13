import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { logMark, statementsBetween } from '@loupe/test-harness/statement-log';
import { startTestPostgres } from '@loupe/test-harness/postgres';
import { pay, readyToPay } from './support/buyer.ts';
import { serveGraph } from './support/graph.ts';
import type { Graph } from './support/graph.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const [RING, HOOPS] = ['0100002', '0100003'];
const PRICE = '{ formattedPrice value isFree }';
const SUMMARY = `{ total orders { orderNumber placedOn totalPrice ${PRICE} totalPriceAfterGiftCard ${PRICE} status trackingUrl
  quantity images } }`;
const ORDERS = `query AccountOrders($getOrders: AccountOrdersInput) { accountOrders(getOrders: $getOrders) ${SUMMARY} }`;
const USER = `query ($id: ID!) { _entities(representations: [{ __typename: "User", id: $id }]) {
  ... on User { id orders(getOrders: { pageSize: 2 }) ${SUMMARY} } } }`;

interface Page {
  readonly total: number;
  readonly orders: readonly { orderNumber: string; quantity: number; images: string[] }[];
}

let shop: Shop;
let instance: Instance;
let graph: Graph;
const ada = randomUUID();
const numbers: string[] = [];

beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
  graph = await serveGraph(instance);
});
beforeEach(async () => {
  await shop.restock({ [RING!]: 9, [HOOPS!]: 9 });
  numbers.length = 0;
  for (const skus of [[RING!], [RING!, HOOPS!], [HOOPS!, HOOPS!, HOOPS!]]) {
    const answer = await pay(
      instance,
      await readyToPay(instance, skus, { site: 'beaverbrooks', owner: `c:${ada}` }),
    );
    if (answer.type === 'OrderPlaced') numbers.push(answer.orderNumber);
  }
});
afterAll(async () => {
  await graph.stop();
  await shop.close();
});

describe('a customer’s orders', () => {
  it('[QY-01] [EN-09] are listed newest first and in pages, each as a row of the history', async () => {
    const ask = (getOrders: object) =>
      graph.ask<{ accountOrders: Page }>({ customerId: ada }, ORDERS, { getOrders });
    const { data } = await ask({ pageIndex: 0, pageSize: 2 });
    expect(data?.accountOrders.total).toBe(3);
    expect(data?.accountOrders.orders.map(({ orderNumber }) => orderNumber)).toEqual([
      numbers[2],
      numbers[1],
    ]);
    expect(data?.accountOrders.orders[1]).toMatchObject({
      quantity: 2,
      images: ['halo-pendant', 'halo-pendant'],
      status: 'ENTERED',
      trackingUrl: null,
      totalPrice: { value: 530_00, formattedPrice: '£530.00' },
      totalPriceAfterGiftCard: { value: 530_00 },
    });
    const last = await ask({ pageIndex: 1, pageSize: 2 });
    expect(last.data?.accountOrders.orders.map(({ orderNumber }) => orderNumber)).toEqual([numbers[0]]);
    expect((await ask({ pageIndex: 9, pageSize: 60 })).data?.accountOrders).toEqual({ total: 3, orders: [] });
  });

  it('[QY-01] are read in two statements, however many there are', async () => {
    const { logFile } = await startTestPostgres();
    const from = await logMark(logFile);
    await graph.ask({ customerId: ada, anonymousId: null }, ORDERS);
    const asked = await statementsBetween(logFile, from, undefined, shop.database.name);
    expect(asked.get('cart-checkout')).toHaveLength(2);
  });

  it('[QY-01] [ER-05] are not visible to a guest, another customer or another site', async () => {
    const guest = await graph.ask({}, ORDERS);
    expect(guest.errors?.[0]?.extensions?.code).toBe('SessionExpiredError');
    for (const actor of [{ customerId: randomUUID() }, { customerId: ada, site: 'loupe' as const }]) {
      const { data } = await graph.ask<{ accountOrders: Page }>(actor, ORDERS);
      expect(data?.accountOrders).toEqual({ total: 0, orders: [] });
    }
    for (const getOrders of [
      { pageIndex: -1 },
      { pageSize: 0 },
      { pageSize: 61 },
      { pageIndex: 2_000_000_000 },
    ]) {
      const { errors } = await graph.ask({ customerId: ada }, ORDERS, { getOrders });
      expect(errors?.[0]?.extensions?.code).toBe('ValidationError');
    }
  });

  it('[QY-01] are also a field of the user, for the customer only', async () => {
    const ask = (customerId: string) =>
      graph.ask<{ _entities: ({ id: string; orders: Page } | null)[] }>({ customerId }, USER, { id: ada });
    expect((await ask(ada)).data?._entities[0]).toMatchObject({ id: ada, orders: { total: 3 } });
    expect((await ask(randomUUID())).data?._entities).toEqual([null]);
  });
});
