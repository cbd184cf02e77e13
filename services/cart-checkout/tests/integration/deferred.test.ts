import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createMailer } from '@loupe/mailer/mailer';
import type { Mailer } from '@loupe/mailer/mailer';
import { messageIdOf, openMailServer } from '@loupe/test-harness/mail-server';
import { refuseRows } from '@loupe/test-harness/refused-rows';
import type { MailServer } from '@loupe/test-harness/mail-server';
import { fulfilmentClient } from '../../src/adapters/fulfilment/fulfilment-client.ts';
import { orderMailer } from '../../src/adapters/mail/order-mailer.ts';
import { onOrderNews } from '../../src/events/consumed/order-news.ts';
import { onOrderPlaced } from '../../src/events/consumed/order-placed.ts';
import { laterHandlers } from '../../src/use-cases/later-handlers.ts';
import { openReceiver } from './support/receiver.ts';
import type { Receiver } from './support/receiver.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { eventsOf, fulfilmentKeys, openWarehouse, placed } from './support/warehouse.ts';

const RING = '0100002';
const senders = {
  beaverbrooks: {
    from: 'Beaverbrooks <orders@beaverbrooks.test>',
    storefrontUrl: 'https://beaverbrooks.test',
  },
};

let shop: Shop;
let instance: Instance;
let server: MailServer;
let mailer: Mailer;
let warehouse: Receiver;
beforeAll(async () => {
  [shop, server, warehouse] = await Promise.all([openShop(), openMailServer(), openReceiver()]);
  instance = shop.instance();
  mailer = createMailer({ smtpUrl: server.url });
});
beforeEach(async () => {
  await shop.restock({ [RING]: 5 });
  server.reset();
  warehouse.reset();
});
afterAll(async () => {
  mailer.close();
  await Promise.all([server.close(), warehouse.close(), shop.close()]);
});

const ports = () => ({
  ...instance.ports,
  mail: orderMailer({ mailer, senders, mediaUrl: 'https://media.test' }),
  fulfilment: fulfilmentClient({ url: warehouse.url, keys: fulfilmentKeys(), now: () => new Date() }),
});
const confirm = onOrderPlaced(async (eventId, orderId) => {
  await shop.storing('order-confirmation')(eventId, { type: 'placed', orderId });
  await sweep();
});
const dispatch = onOrderPlaced(async (eventId, orderId) => {
  await shop.storing('dispatch')(eventId, { type: 'dispatch', orderId });
  await sweep();
});
const listMail = { send: () => Promise.reject(new Error('No list was shared.')) };
const sweep = () =>
  shop.runLater(laterHandlers({ ...ports(), listMail, moneyAtWarehouse: ports().fulfilment }));
const refusals = () =>
  shop.query(`SELECT split_part(message, ':', 1) AS type, reason FROM refused_email ORDER BY refused_at`);
const waiting = () => shop.query<{ attempts: number }>('SELECT attempts FROM later_work');

async function orderPlaced() {
  const { id, orderNumber } = await placed(shop, instance, [RING]);
  const [message] = await eventsOf(shop, id);
  return { id, orderNumber, message: message! };
}

/** Ships the order and hands its events to the consumer of news. */
async function announce(orderNumber: string): Promise<void> {
  const listener = await openWarehouse(instance);
  await listener.notify('order.shipped', orderNumber, {
    shipmentId: 'P1',
    lines: [{ sku: RING, quantity: 1 }],
    carrier: 'Royal Mail',
    trackingUrl: 'https://royal.example/1',
  });
  await listener.process();
  await listener.stop();
  const [order] = await shop.query<{ id: string }>('SELECT id FROM sales_order WHERE order_number = $1', [
    orderNumber,
  ]);
  const tell = onOrderNews(shop.storing('order-news'));
  for (const event of await eventsOf(shop, order!.id)) await tell(event);
  await sweep();
}

describe('a deferred e-mail', () => {
  it('[RO-01] blocks no later order, and is sent once the server accepts it', async () => {
    const [first, second] = [await orderPlaced(), await orderPlaced()];
    server.refuseWith(450);
    await confirm(first.message);
    server.refuseWith(undefined);
    await confirm(second.message);
    expect(server.inbox.map(messageIdOf)).toEqual([`<${second.orderNumber}.placed@beaverbrooks.test>`]);

    expect(await sweep()).toBe(0);
    await shop.moveClock('3 minutes');
    server.refuseWith(451);
    expect(await sweep()).toBe(1);
    await shop.moveClock('8 minutes');
    server.refuseWith(undefined);
    expect(await sweep()).toBe(1);
    expect(messageIdOf(server.inbox[1])).toBe(`<${first.orderNumber}.placed@beaverbrooks.test>`);
    await confirm(first.message);
    expect(server.inbox).toHaveLength(2);
    expect(await waiting()).toEqual([]);
  });

  it('[RO-01] is given up although the end of the one before it cannot be stored', async () => {
    server.refuseWith(450);
    const [first, second] = [await orderPlaced(), await orderPlaced()];
    for (const { message } of [first, second]) await confirm(message);
    await shop.moveClock('337 hours');
    const condition = `OLD.payload ->> 'orderId' = '${first.message.envelope.aggregateId}'`;
    const allow = await refuseRows(shop.query, { table: 'later_work', event: 'DELETE', condition });
    await expect(sweep()).rejects.toThrow('refused by the test');
    expect(await waiting()).toHaveLength(1);
    await allow();
  });

  it('[RO-01] is retried for 80 hours without loss, and is sent once the mailbox has room', async () => {
    const [first, second] = [await orderPlaced(), await orderPlaced()];
    server.refuseWith(452);
    for (const { message } of [first, second]) await confirm(message);
    for (let hours = 1; hours <= 80; hours++) {
      await shop.moveClock(`${hours} hours`);
      expect(await sweep()).toBe(2);
    }
    expect(await waiting()).toEqual([{ attempts: 81 }, { attempts: 81 }]);
    await shop.moveClock('82 hours');
    server.refuseWith(undefined);
    await sweep();
    expect([server.inbox.length, await waiting(), await refusals()]).toEqual([2, [], []]);
  });

  it('[RO-01] that is given up after two weeks is stored with its order', async () => {
    server.refuseWith(450);
    await confirm((await orderPlaced()).message);
    await shop.moveClock('337 hours');
    await sweep();
    expect([await waiting(), await refusals()]).toEqual([[], [{ type: 'placed', reason: 'given-up' }]]);
    expect(shop.laterFailures).toMatchObject([{ outcome: 'waits' }, { outcome: 'given up' }]);
  });
});

describe('an e-mail that is refused', () => {
  it.each([550, 551, 553])(
    '[RO-01] with %i is an outcome of the order, and the next e-mail about the order is sent',
    async (code) => {
      const order = await orderPlaced();
      server.refuseWith(code);
      await confirm(order.message);
      expect([await waiting(), await refusals()]).toEqual([[], [{ type: 'placed', reason: String(code) }]]);
      const shown = await instance.ports.orders.findByNumber('beaverbrooks', order.orderNumber);
      expect(shown?.emailRefusedAt).toBeInstanceOf(Date);

      server.refuseWith(undefined);
      await confirm(order.message);
      expect(server.inbox).toEqual([]);
      await announce(order.orderNumber);
      expect(server.inbox.map(messageIdOf)).toEqual([`<${order.orderNumber}.2.shipped@beaverbrooks.test>`]);
    },
  );

  it('[RO-01] after it was deferred is an outcome too, and no failure', async () => {
    const order = await orderPlaced();
    server.refuseWith(450);
    await confirm(order.message);
    await shop.moveClock('3 minutes');
    server.refuseWith(550);
    expect(await sweep()).toBe(1);
    expect([await waiting(), await refusals()]).toEqual([[], [{ type: 'placed', reason: '550' }]]);
    expect(shop.laterFailures).toMatchObject([{ attempts: 1, outcome: 'waits' }]);
  });

  it('[RO-01] leaves the order without a note while all e-mails are delivered', async () => {
    const { orderNumber, message } = await orderPlaced();
    await confirm(message);
    const shown = await instance.ports.orders.findByNumber('beaverbrooks', orderNumber);
    expect(shown?.emailRefusedAt).toBeNull();
  });
});

describe('an order at which the warehouse fails', () => {
  it('[EU-07] [F39] blocks no later order, and is retried without limit', async () => {
    const [first, second] = [await orderPlaced(), await orderPlaced()];
    warehouse.answerWith(500);
    await dispatch(first.message);
    warehouse.answerWith(201);
    await dispatch(second.message);
    expect(warehouse.paths).toEqual([`/orders/${first.orderNumber}`, `/orders/${second.orderNumber}`]);

    await shop.moveClock('80 hours');
    warehouse.answerWith(500);
    expect(await sweep()).toBe(1);
    await shop.moveClock('82 hours');
    warehouse.answerWith(201);
    expect(await sweep()).toBe(1);
    expect(warehouse.paths.at(-1)).toBe(`/orders/${first.orderNumber}`);
    expect(await waiting()).toEqual([]);
  });
});
