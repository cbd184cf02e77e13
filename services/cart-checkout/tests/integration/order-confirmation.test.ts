import { fromBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OrderPlacedSchema } from '@loupe/contracts/checkout/order';
import { createMailer } from '@loupe/mailer/mailer';
import type { Mailer } from '@loupe/mailer/mailer';
import { decodeEnvelope } from '@loupe/messaging/envelope';
import { createLogger } from '@loupe/telemetry/logger';
import type { MarketingPreference } from '../../src/domain/cart/marketing-preference.ts';
import { orderMailer } from '../../src/adapters/mail/order-mailer.ts';
import { onOrderPlaced } from '../../src/events/consumed/order-placed.ts';
import { OrderMissingError } from '../../src/use-cases/order-missing-error.ts';
import { laterHandlers } from '../../src/use-cases/later-handlers.ts';
import { ADDRESS, pay, readyToPay } from './support/buyer.ts';
import { messageIdOf, openMailServer } from '@loupe/test-harness/mail-server';
import type { MailServer } from '@loupe/test-harness/mail-server';
import { refuseRows } from '@loupe/test-harness/refused-rows';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const SKU = '0100002';
const logger = createLogger({ service: 'cart-checkout', level: 'silent' });
const SENDER = {
  from: 'Beaverbrooks <orders@beaverbrooks.example>',
  storefrontUrl: 'http://beaverbrooks.localhost:3000',
};

let shop: Shop;
let instance: Instance;
let server: MailServer;
let mailer: Mailer;

beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
  server = await openMailServer();
  mailer = createMailer({ smtpUrl: server.url, logger });
});
beforeEach(async () => {
  await shop.restock({ [SKU]: 25 });
  server.reset();
});
afterAll(async () => {
  mailer.close();
  await server.close();
  await shop.close();
});

const sweep = (by = mailer) =>
  shop.runLater(
    laterHandlers({
      ...instance.ports,
      mail: orderMailer({
        mailer: by,
        senders: { beaverbrooks: SENDER },
        mediaUrl: 'http://localhost:3008',
      }),
    } as never),
  );
const stored = onOrderPlaced((eventId, orderId) =>
  shop.storing('order-confirmation')(eventId, { type: 'placed', orderId }),
);

/** An order and its event. */
async function orderPlaced(marketingPreference?: MarketingPreference) {
  const buyer = await readyToPay(instance, [SKU, SKU]);
  if (marketingPreference !== undefined)
    await instance.saveShippingDetailsCourier(buyer.shopper, {
      address: ADDRESS,
      email: 'ada@example.com',
      marketingPreference,
    });
  const answer = await pay(instance, buyer);
  const [row] = await shop.query<{ payload: Buffer }>(
    `SELECT payload FROM outbox WHERE type = 'order-placed'`,
  );
  return {
    orderNumber: answer.type === 'OrderPlaced' ? answer.orderNumber : '',
    message: { envelope: decodeEnvelope(row!.payload) },
  };
}

describe('the event of an order', () => {
  it('[RO-01] carries what its guest agreed to be sent, and nothing where they were not asked', async () => {
    const agreed = { email: true, post: false, mobile: false };
    const { message } = await orderPlaced(agreed);
    expect(fromBinary(OrderPlacedSchema, message.envelope.payload).marketing).toMatchObject(agreed);
    await shop.restock({ [SKU]: 25 });
    const { message: unasked } = await orderPlaced();
    expect(fromBinary(OrderPlacedSchema, unasked.envelope.payload).marketing).toBeUndefined();
  });
});

describe('the confirmation of an order', () => {
  it('[RO-01] is sent to the guest once, however often the event is delivered, with a unique Message-ID', async () => {
    const { orderNumber, message } = await orderPlaced();
    await Promise.all([stored(message), stored(message)]);
    expect(server.inbox).toEqual([]);
    await sweep();
    await stored(message);
    expect(await sweep()).toBe(0);
    expect(server.inbox).toHaveLength(1);
    expect(server.inbox[0]).toContain(`Message-ID: <${orderNumber}.placed@beaverbrooks.localhost>`);
    expect(server.inbox[0]).toContain('To: ada@example.com');
    const words = server.words(0);
    for (const said of [orderNumber, 'Ada', 'Amberley Halo Pendant', 'Visa ending 1111', 'SW1Y 4JH'])
      expect(words).toContain(said);
  });

  it('sent again after a crash has the same Message-ID', async () => {
    const { message } = await orderPlaced();
    await stored(message);
    const condition = 'true';
    const allow = await refuseRows(shop.query, { table: 'later_work', event: 'DELETE', condition });
    await expect(sweep()).rejects.toThrow('refused by the test'); // as after a crash between the e-mail and its end
    await allow();
    await shop.moveClock('61 seconds');
    await sweep();
    const ids = server.inbox.map(messageIdOf);
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  it('is sent soon after the mail server was unavailable', async () => {
    await stored((await orderPlaced()).message);
    await sweep(createMailer({ smtpUrl: 'smtp://127.0.0.1:9', logger }));
    await shop.moveClock('11 seconds');
    server.refuseWith(421);
    expect(await sweep()).toBe(1);
    await shop.moveClock('22 seconds');
    server.refuseWith(undefined);
    expect(await sweep()).toBe(1);
    expect(server.inbox).toHaveLength(1);
  });

  it('fails for a missing order, of which nothing is stored', async () => {
    const { message } = await orderPlaced();
    const envelope = { ...message.envelope, aggregateId: '0190a000-0000-7000-8000-000000000000' };
    await expect(stored({ envelope })).rejects.toThrow(OrderMissingError);
    await stored({ envelope: { ...envelope, type: 'order-shipped' } });
    expect(await shop.query('SELECT id FROM later_work UNION ALL SELECT consumer FROM inbox')).toEqual([]);
  });
});
