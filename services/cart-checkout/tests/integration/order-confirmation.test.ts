import { fromBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OrderPlacedSchema } from '@loupe/contracts/checkout/order';
import { poolTx } from '@loupe/database/tx';
import { createMailer } from '@loupe/mailer/mailer';
import type { Mailer } from '@loupe/mailer/mailer';
import { decodeEnvelope } from '@loupe/messaging/envelope';
import { DependencyDownError } from '@loupe/messaging/errors';
import { createLogger } from '@loupe/telemetry/logger';
import type { MarketingPreference } from '../../src/domain/cart/cart.ts';
import { handledEvents } from '../../src/adapters/db/handled-events.ts';
import { orderMailer } from '../../src/adapters/mail/order-mailer.ts';
import { onOrderPlaced } from '../../src/events/consumed/order-placed.ts';
import { OrderMissingError } from '../../src/use-cases/order-missing-error.ts';
import { sendOrderConfirmation } from '../../src/use-cases/send-order-confirmation.ts';
import { ADDRESS, pay, readyToPay } from './support/buyer.ts';
import { messageIdOf, openMailServer } from '@loupe/test-harness/mail-server';
import type { MailServer } from '@loupe/test-harness/mail-server';
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

function consumer(mail = mailer) {
  return onOrderPlaced((event) =>
    sendOrderConfirmation(
      {
        ...instance.ports,
        handled: handledEvents(poolTx(shop.pool), 'cart-checkout.order-confirmation'),
        mail: orderMailer({
          mailer: mail,
          senders: { beaverbrooks: SENDER },
          mediaUrl: 'http://localhost:3008',
        }),
      },
      event,
    ),
  );
}

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
    await consumer()(message);
    await consumer()(message);
    expect(server.inbox).toHaveLength(1);
    expect(server.inbox[0]).toContain(`Message-ID: <${orderNumber}.placed@beaverbrooks.localhost>`);
    expect(server.inbox[0]).toContain('To: ada@example.com');
    const words = server.words(0);
    for (const said of [orderNumber, 'Ada', 'Amberley Halo Pendant', 'Visa ending 1111', 'SW1Y 4JH'])
      expect(words).toContain(said);
  });

  it('sent again after a crash has the same Message-ID', async () => {
    const { message } = await orderPlaced();
    await consumer()(message);
    await shop.query('DELETE FROM inbox'); // as after a crash between the e-mail and its inbox row
    await consumer()(message);
    const ids = server.inbox.map(messageIdOf);
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  it('retries while the mail server is unavailable', async () => {
    const { message } = await orderPlaced();
    const away = createMailer({ smtpUrl: 'smtp://127.0.0.1:9', logger });
    await expect(consumer(away)(message)).rejects.toThrow(DependencyDownError);
    server.refuseWith(421);
    await expect(consumer()(message)).rejects.toThrow(DependencyDownError);
    server.refuseWith(undefined);
    await consumer()(message);
    expect(server.inbox).toHaveLength(1);
  });

  it('fails for a missing order', async () => {
    const { message } = await orderPlaced();
    const envelope = { ...message.envelope, aggregateId: '0190a000-0000-7000-8000-000000000000' };
    await expect(consumer()({ envelope })).rejects.toThrow(OrderMissingError);
    await consumer()({ envelope: { ...envelope, type: 'order-shipped' } });
    expect(server.inbox).toEqual([]);
  });
});
