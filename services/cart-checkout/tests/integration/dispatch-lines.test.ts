import { until } from '@loupe/test-harness/until';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fulfilmentClient } from '../../src/adapters/fulfilment/fulfilment-client.ts';
import { signMessage } from '../../src/adapters/fulfilment/signature.ts';
import { onOrderPlaced } from '../../src/events/consumed/order-placed.ts';
import { laterHandlers } from '../../src/use-cases/later-handlers.ts';
import { startFulfilmentSandbox } from './support/fulfilment-sandbox.ts';
import { openShop } from './support/shop.ts';
import { eventsOf, fulfilmentKeys, openWarehouse, placed, SECRET } from './support/warehouse.ts';

const RING = '0100002';
const HOOPS = '0100003';

/** A shop whose orders go to the warehouse of the sandbox. */
async function openWorld() {
  const shop = await openShop();
  const instance = shop.instance();
  const listener = await openWarehouse(instance);
  return { shop, instance, listener, sandbox: await startFulfilmentSandbox(listener.url, SECRET) };
}

let world: Awaited<ReturnType<typeof openWorld>>;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  await world.shop.restock({ [RING]: 5, [HOOPS]: 5 });
  await control('/control/reset', {});
});
// Order numbers restart with each test: a late copy of a message would apply to the next test's order.
afterEach(() =>
  until('every message has its answer', async () => {
    const { messages } = (await control('/control/webhooks')) as { messages: { deliveredAt?: string }[] };
    return messages.every(({ deliveredAt }) => deliveredAt !== undefined);
  }),
);
afterAll(async () => {
  await world.sandbox.stop();
  await world.listener.stop();
  await world.shop.close();
});

async function control(path: string, body?: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(
    `${world.sandbox.url}${path}`,
    body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) },
  );
  return (await response.json()) as Record<string, unknown>;
}

async function handOver(message: Parameters<typeof stored>[0]): Promise<void> {
  const { shop, instance, sandbox } = world;
  await stored(message);
  const now = () => new Date();
  const fulfilment = fulfilmentClient({ url: sandbox.url, keys: fulfilmentKeys(SECRET), now });
  await shop.runLater(laterHandlers({ ...instance.ports, fulfilment } as never));
}
const stored = onOrderPlaced((eventId, orderId) =>
  world.shop.storing('dispatch')(eventId, { type: 'dispatch', orderId }),
);

const webhookStates = async (): Promise<string[]> =>
  (await world.shop.query<{ state: string }>('SELECT state FROM webhook')).map(({ state }) => state);

const followed = (count: number): Promise<void> =>
  until(`${count} messages are done`, async () => {
    await world.listener.process();
    return (await webhookStates()).filter((state) => state === 'done').length === count;
  });

describe('the warehouse of an order with two lines of one article', () => {
  it('[EU-07] has a line for each line of the order, with its own day, and its messages are about that line', async () => {
    const { orderNumber, id, message } = await twoLinesOfOneArticle();
    await handOver(message);
    const { sheet } = (await control(`/control/orders/${orderNumber}`)) as { sheet: { lines: object[] } };
    expect(sheet.lines).toMatchObject([
      {
        id: '1',
        sku: HOOPS,
        quantity: 1,
        deliverBy: '2027-01-15',
        personalised: [{ engraving: 'A & B' }],
        words: ['Size N', 'Engraved “A & B”'],
      },
      { id: '2', sku: HOOPS, quantity: 2, deliverBy: null },
    ]);
    await act(orderNumber, 'ship', [{ id: '2', sku: HOOPS, quantity: 1 }]);
    await followed(2);
    expect(await movedOf(id)).toEqual([
      '0 shipped, 0 cancelled, 0 returned',
      '1 shipped, 0 cancelled, 0 returned',
    ]);
    await act(orderNumber, 'cancel', [{ id: '2', sku: HOOPS, quantity: 1 }]);
    await act(orderNumber, 'ship');
    await act(orderNumber, 'return', [{ id: '2', sku: HOOPS, quantity: 1 }]);
    await followed(5);
    expect(await movedOf(id)).toEqual([
      '1 shipped, 0 cancelled, 0 returned',
      '1 shipped, 1 cancelled, 1 returned',
    ]);
  });

  it('[EU-07] tells orders that it had before lines had ids by sku', async () => {
    const { orderNumber, id, message } = await twoLinesOfOneArticle();
    const about = {
      orderNumber,
      site: 'beaverbrooks',
      placedAt: new Date(),
      deliveryMethod: 'EMAIL',
      address: null,
    };
    const body = JSON.stringify({ ...about, lines: [{ sku: HOOPS, quantity: 3 }] });
    const headers = {
      ...signMessage({ id: `${orderNumber}.placed`, body }, fulfilmentKeys(SECRET)().active.key, new Date()),
    };
    const known = await fetch(`${world.sandbox.url}/orders/${orderNumber}`, { method: 'PUT', headers, body });
    expect(known.status).toBe(201);
    await handOver(message);
    // One after the other: which line a message by sku is about depends on what has been moved before.
    await act(orderNumber, 'ship', [{ sku: HOOPS, quantity: 2 }]);
    await followed(2);
    await act(orderNumber, 'cancel');
    await followed(3);
    await act(orderNumber, 'return', [{ sku: HOOPS, quantity: 1 }]);
    await followed(4);
    expect(await webhookStates()).toEqual(['done', 'done', 'done', 'done']);
    expect(await movedOf(id)).toEqual([
      '1 shipped, 0 cancelled, 1 returned',
      '1 shipped, 1 cancelled, 0 returned',
    ]);
  });
});

/** One engraved piece that arrives later than two plain ones. */
async function twoLinesOfOneArticle() {
  const order = await placed(world.shop, world.instance, [RING, HOOPS, HOOPS]);
  const engraved = { sku: HOOPS, ringSize: 54, options: { engraving: 'A & B' }, deliverBy: '2027-01-15' };
  await world.shop.query(`UPDATE order_line SET sku = $2, snapshot = snapshot || $3 WHERE sku = $1`, [
    ...[RING, HOOPS, JSON.stringify(engraved)],
  ]);
  const [message] = await eventsOf(world.shop, order.id);
  return { ...order, message: message! };
}

const act = (orderNumber: string, action: string, lines?: readonly object[]) =>
  control(`/control/orders/${orderNumber}/${action}`, lines === undefined ? {} : { lines });

async function movedOf(orderId: string): Promise<string[]> {
  const rows = await world.shop.query<{ words: string }>(
    `SELECT format('%s shipped, %s cancelled, %s returned', shipped, cancelled, returned) AS words
     FROM order_line WHERE order_id = $1 ORDER BY position`,
    [orderId],
  );
  return rows.map(({ words }) => words);
}
