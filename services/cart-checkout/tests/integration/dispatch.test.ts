import { poolTx } from '@loupe/database/tx';
import { DependencyDownError, PoisonMessageError } from '@loupe/messaging/errors';
import { until } from '@loupe/test-harness/until';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { handledEvents } from '../../src/adapters/db/handled-events.ts';
import { fulfilmentClient } from '../../src/adapters/fulfilment/fulfilment-client.ts';
import { onOrderPlaced } from '../../src/events/consumed/order-placed.ts';
import { dispatchOrder } from '../../src/use-cases/dispatch-order.ts';
import { startFulfilmentSandbox } from './support/fulfilment-sandbox.ts';
import type { FulfilmentSandbox } from './support/fulfilment-sandbox.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { eventsOf, fulfilmentKeys, openWarehouse, placed, SECRET } from './support/warehouse.ts';
import type { Warehouse } from './support/warehouse.ts';

const RING = '0100002';
const HOOPS = '0100003';

let shop: Shop;
let instance: Instance;
let listener: Warehouse;
let sandbox: FulfilmentSandbox;

beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
  listener = await openWarehouse(instance);
  sandbox = await startFulfilmentSandbox(listener.url, SECRET);
});
beforeEach(async () => {
  await shop.restock({ [RING]: 5, [HOOPS]: 5 });
  await control('/control/reset');
});
// Order numbers restart with each test: a late copy of a message would apply to the next test's order.
afterEach(() =>
  until('no message is on its way', async () => {
    const { messages } = (await control('/control/webhooks')) as { messages: { deliveredAt?: string }[] };
    return messages.every(({ deliveredAt }) => deliveredAt !== undefined);
  }),
);
afterAll(async () => {
  await sandbox.stop();
  await listener.stop();
  await shop.close();
});

async function control(path: string, body?: object): Promise<Record<string, unknown>> {
  const method = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const response = await fetch(`${sandbox.url}${path}`, {
    ...(body === undefined && path !== '/control/reset' ? {} : method),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Record<string, unknown>;
}

function consumer({ url = sandbox.url, secret = SECRET } = {}) {
  const ports = {
    orders: instance.ports.orders,
    later: instance.ports.later,
    handled: handledEvents(poolTx(shop.pool), 'cart-checkout.dispatch'),
    fulfilment: fulfilmentClient({ url, keys: fulfilmentKeys(secret), now: () => new Date() }),
  };
  return onOrderPlaced((event) => dispatchOrder(ports, event));
}

async function orderPlaced(skus = [RING, HOOPS, HOOPS]) {
  const order = await placed(shop, instance, skus);
  const [message] = await eventsOf(shop, order.id);
  return { ...order, message: message! };
}

describe('sending an order to the warehouse', () => {
  it('[EU-07] sends lines and address once, and no e-mail or prices', async () => {
    const { orderNumber, message } = await orderPlaced();
    await consumer()(message);
    await consumer()(message);
    const { orders } = (await control('/control/orders')) as { orders: { sheet: object }[] };
    expect(orders).toHaveLength(1);
    const known = JSON.stringify(orders[0]);
    expect(known).toContain(orderNumber);
    for (const said of ['SW1Y 4JH', 'Byron', 'Amberley Halo Pendant', `"sku":"${HOOPS}","quantity":2`])
      expect(known).toContain(said);
    expect(known).toContain('"packingNote":{"hidesPrices":false}');
    expect(known).not.toMatch(/example\.com|26500|1111/);
  });

  it('tells the warehouse what is engraved and wrapped, with the message, and to hide prices on the packing note', async () => {
    const { message } = await orderPlaced();
    await shop.query(`UPDATE order_line SET snapshot = snapshot || $2 WHERE sku = $1`, [
      HOOPS,
      { options: { engraving: 'A & B', giftWrap: true, giftMessage: 'Happy birthday' } },
    ]);
    await consumer()(message);
    const { orders } = (await control('/control/orders')) as {
      orders: { sheet: { packingNote: object; lines: object[] } }[];
    };
    expect(orders[0]?.sheet.packingNote).toEqual({ hidesPrices: true });
    expect(JSON.stringify(orders[0])).not.toMatch(/[Pp]rice"|26500|£/);
    expect(orders[0]?.sheet.lines).toMatchObject([
      { sku: RING, quantity: 1 },
      {
        sku: HOOPS,
        quantity: 2,
        personalised: [{ quantity: 2, engraving: 'A & B', giftWrap: true, giftMessage: 'Happy birthday' }],
      },
    ]);
    expect(orders[0]?.sheet.lines[0]).not.toHaveProperty('personalised');
  });

  it('[F39] [F27] after lost answers, hangs and temporary errors the warehouse has one order, and the event is retried', async () => {
    const { message } = await orderPlaced();
    for (const fault of [{ http: 503 }, { httpAfter: 502 }, { http: 429 }]) {
      await control('/control/faults', { operation: 'order', next: 1, ...fault });
      await expect(consumer()(message)).rejects.toThrow(DependencyDownError);
    }
    await consumer()(message);
    expect((await control('/control/orders'))['orders']).toHaveLength(1);
  });

  it('retries while the warehouse is unavailable or rejects our key, and gives up when it rejects the order', async () => {
    const { message, orderNumber } = await orderPlaced();
    await expect(consumer({ url: 'http://127.0.0.1:9' })(message)).rejects.toThrow(DependencyDownError);
    await expect(consumer({ secret: Buffer.alloc(32, 'x') })(message)).rejects.toThrow(DependencyDownError);
    await consumer()(message);
    await shop.query(`DELETE FROM inbox`);
    await shop.query(`UPDATE order_line SET snapshot = jsonb_set(snapshot, '{quantity}', '9')`);
    await expect(consumer()(message)).rejects.toThrow(PoisonMessageError);
    expect(orderNumber).toMatch(/^BB/);
  });

  it('[F41] a message that arrives before the warehouse’s answer finds its order', async () => {
    const { orderNumber, id, message } = await orderPlaced();
    await control('/control/faults', { operation: 'order', next: 1, webhookFirst: true, hang: 'after' });
    const handingOver = expect(consumer()(message)).rejects.toThrow(DependencyDownError);
    await followed(1);
    expect(await statusOf(id)).toBe('PROMISED');
    await handingOver;
    await consumer()(message);
    expect((await control(`/control/orders/${orderNumber}`))['sequence']).toBe(1);
  });
});

describe('the warehouse of the sandbox', () => {
  it('[EU-07] [F40] [F42] its messages, ten times each and reordered, lead to the same order', async () => {
    const { orderNumber, id, message } = await orderPlaced();
    await consumer()(message);
    await control('/control/faults', { operation: 'webhook', next: 3, reorder: true, duplicate: 10 });
    for (const [action, asked] of [
      ['pick', {}],
      ['ship', { lines: [{ sku: HOOPS, quantity: 1 }] }],
      ['ship', {}],
    ] as const) {
      await control(`/control/orders/${orderNumber}/${action}`, asked);
    }
    await followed(4);
    expect(await statusOf(id)).toBe('SHIPPED');
    expect((await eventsOf(shop, id)).map(({ type, version }) => [type, version])).toEqual([
      ['order-placed', 1],
      ['order-shipped', 2],
      ['order-shipped', 3],
    ]);
    expect(await webhookStates()).toEqual(['done', 'done', 'done', 'done']);
  });

  it('[F44] an altered message is rejected; the unaltered retry is accepted', async () => {
    const { orderNumber, id, message } = await orderPlaced();
    await consumer()(message);
    await followed(1);
    await control('/control/faults', { operation: 'webhook', next: 1, altered: true, attempts: 2 });
    await control(`/control/orders/${orderNumber}/ship`, {});
    await followed(2);
    expect(await statusOf(id)).toBe('SHIPPED');
  });
});

/** Processes what is stored until so many messages are done. */
const followed = (count: number): Promise<void> =>
  until(`${count} messages are done`, async () => {
    await listener.process();
    return (await webhookStates()).filter((state) => state === 'done').length === count;
  });

async function webhookStates(): Promise<string[]> {
  return (await shop.query<{ state: string }>('SELECT state FROM webhook')).map(({ state }) => state);
}

const statusOf = async (id: string) =>
  (await shop.query<{ status: string }>('SELECT status FROM sales_order WHERE id = $1', [id]))[0]?.status;
