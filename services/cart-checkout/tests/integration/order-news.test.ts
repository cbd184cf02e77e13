import { fromBinary } from '@bufbuild/protobuf';
import { OrderReturnedSchema } from '@loupe/contracts/checkout/order';
import { createMailer } from '@loupe/mailer/mailer';
import type { Mailer } from '@loupe/mailer/mailer';
import type { Handle } from '@loupe/messaging/consume';
import { createLogger } from '@loupe/telemetry/logger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { orderMailer } from '../../src/adapters/mail/order-mailer.ts';
import { onOrderNews } from '../../src/events/consumed/order-news.ts';
import { laterHandlers } from '../../src/use-cases/later-handlers.ts';
import { messageIdOf, openMailServer } from '@loupe/test-harness/mail-server';
import type { MailServer } from '@loupe/test-harness/mail-server';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { eventsOf, openWarehouse, placed } from './support/warehouse.ts';
import type { Warehouse } from './support/warehouse.ts';

const SKU = '0100002';
const SENDER = {
  from: 'Beaverbrooks <orders@beaverbrooks.example>',
  storefrontUrl: 'http://beaverbrooks.localhost:3000',
};
const logger = createLogger({ service: 'cart-checkout', level: 'silent' });

let shop: Shop;
let instance: Instance;
let warehouse: Warehouse;
let server: MailServer;
let mailer: Mailer;

beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
  warehouse = await openWarehouse(instance);
  server = await openMailServer();
  mailer = createMailer({ smtpUrl: server.url, logger });
});
beforeEach(async () => {
  await shop.restock({ [SKU]: 5 });
  server.reset();
});
afterAll(async () => {
  mailer.close();
  await Promise.all([server.close(), warehouse.stop()]);
  await shop.close();
});

const sweep = () =>
  shop.runLater(
    laterHandlers({
      ...instance.ports,
      mail: orderMailer({
        mailer,
        senders: { beaverbrooks: SENDER },
        mediaUrl: 'http://localhost:3008',
      }),
    } as never),
  );
const consumer = (): Handle => async (message) => {
  await onOrderNews(shop.storing('order-news'))(message);
  await sweep();
};

/** An order of two pieces, one shipped and one cancelled, and its events. */
async function partShipped() {
  const order = await placed(shop, instance, [SKU, SKU]);
  const lines = [{ sku: SKU, quantity: 1 }];
  const parcel = { shipmentId: 'P1', lines, carrier: 'Royal Mail', trackingUrl: 'https://royal.example/t/1' };
  await warehouse.notify('order.shipped', order.orderNumber, parcel);
  await warehouse.notify('order.cancelled', order.orderNumber, { cancellationId: 'C1' });
  await warehouse.process();
  return { ...order, events: await eventsOf(shop, order.id) };
}

describe('the e-mails after the confirmation', () => {
  it('[EU-07] show the parcel with link and price, and the cancelled pieces', async () => {
    const { orderNumber, events } = await partShipped();
    for (const event of events) await consumer()(event);
    expect(server.inbox.map(messageIdOf)).toEqual([
      `<${orderNumber}.2.shipped@beaverbrooks.localhost>`,
      `<${orderNumber}.3.cancelled@beaverbrooks.localhost>`,
    ]);
    expect(server.inbox[0]).toContain(`Subject: Part of your order ${orderNumber} is on its way`);
    for (const said of [
      'https://royal.example/t/1',
      'Royal Mail',
      '£265.00',
      'Taken now from Visa ending 1111',
    ])
      expect(decoded(0)).toContain(said);
    expect(server.inbox[1]).toContain(`Subject: Part of your order ${orderNumber} is cancelled`);
    expect(decoded(1)).toContain('Nothing has been taken for it.');
  });

  it('[EU-05] show returned pieces and refund, with the delivery charge for the last piece', async () => {
    const order = await placed(shop, instance, [SKU, SKU]);
    const one = { lines: [{ sku: SKU, quantity: 1 }] };
    await warehouse.notify('order.shipped', order.orderNumber, { shipmentId: 'P1' });
    await warehouse.notify('order.returned', order.orderNumber, { returnId: 'R1', ...one });
    await warehouse.process();
    const known = await instance.ports.orders.findByNumber('beaverbrooks', order.orderNumber);
    expect(known).toMatchObject({ returnedAmount: 265_00, cancelledAmount: 0, refunded: 0 });
    expect(known?.lines).toMatchObject([{ quantity: 2, shipped: 2, returned: 1, cancelled: 0 }]);
    expect(await instance.ports.movements.findReturn(order.id, 'R1')).toMatchObject({ delivery: 0 });
    for (const event of await eventsOf(shop, order.id)) await consumer()(event);
    expect(messageIdOf(server.inbox[1])).toBe(`<${order.orderNumber}.3.returned@beaverbrooks.localhost>`);
    expect(decoded(1)).toContain('We are refunding it to your Visa ending 1111.');
    expect(decoded(1)).toContain('Includes £44.17 VAT');
    expect(decoded(1)).toMatch(/VAT included.*£44\.17/s);
    await warehouse.notify('order.returned', order.orderNumber, { returnId: 'R2', ...one });
    await warehouse.process();
    expect(await instance.ports.movements.findReturn(order.id, 'R2')).toMatchObject({
      delivery: 0, // delivery was free of charge
    });
    expect(await instance.ports.movements.findReturn(order.id, 'R3')).toBeNull();
  });

  it('[EU-05] name the method that pays for the movement, with amounts where there are several', async () => {
    const order = await placed(shop, instance, [SKU, SKU]);
    await shop.query(`UPDATE order_tender SET amount = 23000, position = 1`);
    await shop.query(
      `INSERT INTO order_tender (order_id, id, method, amount, masked_number, card_type, position)
       SELECT order_id, gen_random_uuid(), 'givex', 30000, 'XXXXXXXX4321', '', 0 FROM order_tender`,
    );
    const one = { lines: [{ sku: SKU, quantity: 1 }] };
    await warehouse.notify('order.shipped', order.orderNumber, { shipmentId: 'P1', ...one });
    await warehouse.notify('order.shipped', order.orderNumber, { shipmentId: 'P2', ...one });
    await warehouse.notify('order.returned', order.orderNumber, { returnId: 'R1', ...one });
    await warehouse.process();
    for (const event of await eventsOf(shop, order.id)) await consumer()(event);
    expect(decoded(0)).toMatch(/Taken now from gift card ending 4321.*£265\.00/s);
    expect(decoded(0)).not.toContain('Visa');
    expect(decoded(1)).toMatch(
      /gift card ending 4321.*£35\.00.*Visa ending 1111.*£230\.00.*Taken now.*£265\.00/s,
    );
    const each = '£35.00 to your gift card ending 4321 and £230.00 to your Visa ending 1111';
    expect(decoded(2)).toContain(`We are refunding ${each}.`);
  });

  it('[EU-05] show the delivery charge, which is refunded when the rest is cancelled after the return', async () => {
    const order = await placed(shop, instance, [SKU, SKU]);
    await shop.query(`UPDATE sales_order SET shipping = 495, total = total + 495, tax = tax + 83`);
    const one = { lines: [{ sku: SKU, quantity: 1 }] };
    await warehouse.notify('order.shipped', order.orderNumber, { shipmentId: 'P1', ...one });
    await warehouse.notify('order.returned', order.orderNumber, { returnId: 'R1', ...one });
    await warehouse.notify('order.cancelled', order.orderNumber, { cancellationId: 'C1' });
    await warehouse.process();
    const events = await eventsOf(shop, order.id);
    expect(events.slice(1).map(({ type, version }) => [type, version])).toEqual([
      ['order-shipped', 2],
      ['order-returned', 3],
      ['order-cancelled', 4],
      ['order-returned', 5],
    ]);
    const { amountMinorUnits, returnId } = fromBinary(OrderReturnedSchema, events[4]!.envelope.payload);
    expect([returnId, amountMinorUnits]).toEqual(['delivery-charge', 4_95n]);
    for (const event of events) await consumer()(event);
    expect(decoded(1)).not.toContain('£4.95');
    expect(decoded(1)).toMatch(/Refunded.*£265\.00/s);
    expect(decoded(2)).not.toContain('£4.95');
    expect(server.inbox[3]).toMatch(/^Subject: The delivery charge of your order .* is paid back/m);
    expect(decoded(3)).toMatch(/VAT included.*£0\.83.*Refunded.*£4\.95/s);
    const known = await instance.ports.orders.findByNumber('beaverbrooks', order.orderNumber);
    expect(known).toMatchObject({ returnedAmount: 269_95, cancelledAmount: 265_00 });
  });

  it('have the same Message-ID when they are sent again after a crash, and are sent once otherwise', async () => {
    const { events } = await partShipped();
    await consumer()(events[1]!);
    await consumer()(events[1]!);
    expect(server.inbox).toHaveLength(1);
    await shop.query('DELETE FROM inbox');
    await consumer()(events[1]!);
    expect(new Set(server.inbox.map(messageIdOf)).size).toBe(1);
    expect(server.inbox).toHaveLength(2);
  });

  it('are retried while the mail server is closing', async () => {
    const { events } = await partShipped();
    server.refuseWith(421);
    await consumer()(events[2]!);
    expect(server.inbox).toEqual([]);
    server.refuseWith(undefined);
    await shop.moveClock('11 seconds');
    await sweep();
    expect(server.inbox).toHaveLength(1);
  });
});

/** Decodes quoted-printable. */
const decoded = (index: number): string =>
  Buffer.from(
    server
      .words(index)
      .replaceAll(/=([\dA-F]{2})/g, (_match, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
