import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import { createMailer } from '@loupe/mailer/mailer';
import type { Mailer } from '@loupe/mailer/mailer';
import { messageIdOf, openMailServer } from '@loupe/test-harness/mail-server';
import { refuseRows } from '@loupe/test-harness/refused-rows';
import type { MailServer } from '@loupe/test-harness/mail-server';
import { handledEvents } from '../../src/adapters/db/handled-events.ts';
import { fulfilmentClient } from '../../src/adapters/fulfilment/fulfilment-client.ts';
import { orderMailer } from '../../src/adapters/mail/order-mailer.ts';
import { onOrderPlaced } from '../../src/events/consumed/order-placed.ts';
import { dispatchOrder } from '../../src/use-cases/dispatch-order.ts';
import { laterHandlers } from '../../src/use-cases/later-handlers.ts';
import { sendOrderConfirmation } from '../../src/use-cases/send-order-confirmation.ts';
import { openReceiver } from './support/receiver.ts';
import type { Receiver } from './support/receiver.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { eventsOf, fulfilmentKeys, placed } from './support/warehouse.ts';

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

const ports = (group = 'order-confirmation') => ({
  ...instance.ports,
  handled: handledEvents(poolTx(shop.pool), `cart-checkout.${group}`),
  mail: orderMailer({ mailer, senders, mediaUrl: 'https://media.test' }),
  fulfilment: fulfilmentClient({ url: warehouse.url, keys: fulfilmentKeys(), now: () => new Date() }),
});
const confirm = onOrderPlaced((event) => sendOrderConfirmation(ports(), event));
const dispatch = onOrderPlaced((event) => dispatchOrder(ports('dispatch'), event));
const listMail = { send: () => Promise.reject(new Error('No list was shared.')) };
const sweep = () => shop.runLater(laterHandlers({ ...ports(), listMail }));
const waiting = () => shop.query<{ attempts: number }>('SELECT attempts FROM later_work');

async function orderPlaced() {
  const { id, orderNumber } = await placed(shop, instance, [RING]);
  const [message] = await eventsOf(shop, id);
  return { orderNumber, message: message! };
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
    await shop.moveClock('73 hours');
    const condition = `OLD.payload ->> 'orderId' = '${first.message.envelope.aggregateId}'`;
    const allow = await refuseRows(shop.query, { table: 'later_work', event: 'DELETE', condition });
    await expect(sweep()).rejects.toThrow('refused by the test');
    expect(await waiting()).toHaveLength(1);
    await allow();
  });

  it('[RO-01] is given up when it is rejected permanently, or after three days', async () => {
    server.refuseWith(450);
    await confirm((await orderPlaced()).message);
    await shop.moveClock('3 minutes');
    server.refuseWith(550);
    expect(await sweep()).toBe(1);
    expect(await waiting()).toEqual([]);

    server.refuseWith(450);
    await confirm((await orderPlaced()).message);
    await shop.moveClock('73 hours');
    await sweep();
    expect(await waiting()).toEqual([]);
    expect(shop.laterFailures.map(({ outcome }) => outcome)).toEqual(['given up', 'given up']);
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
