import { laterWork } from '@loupe/database/later-work';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import type { LaterHandlers } from '@loupe/database/run-later';
import { until } from '@loupe/test-harness/until';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { checkoutMetrics } from '../../src/adapters/db/checkout-metrics.ts';
import { refusedDispatchRepository } from '../../src/adapters/db/refused-dispatch-repository.ts';
import { fulfilmentClient } from '../../src/adapters/fulfilment/fulfilment-client.ts';
import type { LaterKinds } from '../../src/domain/later-kinds.ts';
import { onOrderPlaced } from '../../src/events/consumed/order-placed.ts';
import { laterHandlers } from '../../src/use-cases/later-handlers.ts';
import { repeatDispatch } from '../../src/use-cases/repeat-dispatch.ts';
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

/** Stores the message and sends what is due. */
const consumer = (to: Parameters<typeof portsTo>[0] = {}) =>
  onOrderPlaced(async (eventId, orderId) => {
    await shop.storing('dispatch')(eventId, { type: 'dispatch', orderId });
    await sweep(to);
  });

const portsTo = ({ url = sandbox.url, secret = SECRET } = {}) => ({
  ...instance.ports,
  fulfilment: fulfilmentClient({ url, keys: fulfilmentKeys(secret), now: () => new Date() }),
});

function sweep(to: Parameters<typeof portsTo>[0] = {}): Promise<number> {
  const { dispatch } = laterHandlers(portsTo(to) as never);
  return shop.runLater({ dispatch } as LaterHandlers<LaterKinds>);
}

/** Runs the dispatches that are due after this time. */
async function sweepAfter(interval: string): Promise<number> {
  await shop.moveClock(interval);
  return sweep();
}
const waiting = () => shop.query<{ attempts: number }>(`SELECT attempts FROM later_work`);
const refused = () =>
  shop.query(
    `SELECT field, repeated_by AS by FROM refused_dispatch ORDER BY refused_at, repeated_at NULLS LAST`,
  );

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

  it('[F39] [F27] after lost answers, hangs and temporary errors the warehouse has one order, and the order is retried', async () => {
    const { message } = await orderPlaced();
    await control('/control/faults', { operation: 'order', next: 1, httpAfter: 502 });
    await consumer()(message);
    for (const [after, fault] of [
      ['11 seconds', { http: 503 }],
      ['40 seconds', { http: 429 }],
      ['80 seconds', { hang: 'after' }],
    ] as const) {
      await control('/control/faults', { operation: 'order', next: 1, ...fault });
      expect(await sweepAfter(after)).toBe(1);
      expect(await waiting()).toHaveLength(1);
    }
    await sweepAfter('3 minutes');
    expect([(await control('/control/orders'))['orders'], await waiting()]).toMatchObject([
      { length: 1 },
      [],
    ]);
  });

  it.each([400, 401, 403, 404, 405, 409, 413, 422, 429, 500, 501, 502, 503, 504])(
    '[EU-07] an order that is answered %i is retried without limit and holds up no other',
    async (http) => {
      const [first, second] = [await orderPlaced([RING]), await orderPlaced([HOOPS])];
      await control('/control/faults', { operation: 'order', next: 1, http });
      await consumer()(first.message);
      for (const after of ['1 hour', '80 hours', '90 days']) {
        await control('/control/faults', { operation: 'order', next: 1, http });
        expect(await sweepAfter(after)).toBe(1);
      }
      expect([await waiting(), await refused()]).toEqual([[{ attempts: 4 }], []]);
      await consumer()(second.message);
      await sweepAfter('91 days');
      const { orders } = (await control('/control/orders')) as { orders: { orderNumber: string }[] };
      expect(orders.map(({ orderNumber }) => orderNumber).sort()).toEqual(
        [first.orderNumber, second.orderNumber].sort(),
      );
      expect(await waiting()).toEqual([]);
    },
  );

  it('[EU-07] no answer and an unknown key are retried too', async () => {
    const [first, second] = [await orderPlaced([RING]), await orderPlaced([HOOPS])];
    await consumer({ url: 'http://127.0.0.1:9' })(first.message);
    await consumer({ secret: Buffer.alloc(32, 'x') })(second.message);
    expect(await waiting()).toHaveLength(2);
    await sweepAfter('11 seconds');
    expect([(await control('/control/orders'))['orders'], await waiting()]).toMatchObject([
      { length: 2 },
      [],
    ]);
  });

  it('[EU-07] an order of which the warehouse names a wrong field waits for an operator, at once, and is sent again by one', async () => {
    const [order, next] = [await orderPlaced([RING]), await orderPlaced([HOOPS])];
    const postcode = (to: string) =>
      shop.query(
        `UPDATE sales_order SET shipping_address = jsonb_set(shipping_address, '{postalCode}', to_jsonb($2::text)) WHERE id = $1`,
        [order.id, to],
      );
    await postcode(' ');
    await consumer()(order.message);
    await consumer()(next.message);
    expect([await waiting(), await refused()]).toEqual([[], [{ field: 'address.postalCode', by: null }]]);
    const refusals = refusedDispatchRepository(poolTx(shop.pool));
    expect(await refusals.open()).toMatchObject([{ orderNumber: order.orderNumber, site: 'beaverbrooks' }]);
    expect(await refusedGauge()).toBe(1);

    expect(await repeat(order.orderNumber)).toBe(true);
    await sweepAfter('1 second');
    expect(await refused()).toEqual([
      { field: 'address.postalCode', by: 'Grace' },
      { field: 'address.postalCode', by: null },
    ]);
    await postcode('SW1Y 4JH');
    expect([await repeat(order.orderNumber), await repeat(order.orderNumber)]).toEqual([true, false]);
    await sweepAfter('2 seconds');
    expect([(await control('/control/orders'))['orders'], await waiting()]).toMatchObject([
      { length: 2 },
      [],
    ]);
    expect([await refusals.open(), await refusedGauge()]).toEqual([[], 0]);
  });

  it('[EU-07] an order that was cancelled since it was refused needs nobody', async () => {
    const order = await orderPlaced([RING]);
    await control('/control/faults', { operation: 'order', next: 1, http: 422, field: 'lines.0.sku' });
    await consumer()(order.message);
    await listener.notify('order.cancelled', order.orderNumber, { cancellationId: 'C1' });
    await listener.process();
    expect(await refusedDispatchRepository(poolTx(shop.pool)).open()).toEqual([]);
  });

  it('[F41] a message that arrives before the warehouse’s answer finds its order', async () => {
    const { orderNumber, id, message } = await orderPlaced();
    await control('/control/faults', { operation: 'order', next: 1, webhookFirst: true, hang: 'after' });
    const handingOver = consumer()(message);
    await followed(1);
    expect(await statusOf(id)).toBe('PROMISED');
    await handingOver;
    await sweepAfter('11 seconds');
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

const repeat = (orderNumber: string) =>
  repeatDispatch(
    {
      transaction: (work) => inTransaction(shop.pool, work),
      refusedDispatchesIn: refusedDispatchRepository,
      laterIn: laterWork,
    },
    ...([orderNumber, 'Grace'] as const),
  );

const refusedGauge = async () =>
  (await checkoutMetrics(shop.pool, 60).read()).find(
    ({ name }) => name === 'loupe_checkout_dispatches_refused',
  )?.samples[0]?.value;

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
