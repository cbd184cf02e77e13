import { createMailer } from '@loupe/mailer/mailer';
import type { Mailer } from '@loupe/mailer/mailer';
import { decodeEnvelope } from '@loupe/messaging/envelope';
import { createLogger } from '@loupe/telemetry/logger';
import { openMailServer } from '@loupe/test-harness/mail-server';
import type { MailServer } from '@loupe/test-harness/mail-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { orderMailer } from '../../src/adapters/mail/order-mailer.ts';
import { onOrderPlaced } from '../../src/events/consumed/order-placed.ts';
import { laterHandlers } from '../../src/use-cases/later-handlers.ts';
import { ADDRESS, pay, readyToPay } from './support/buyer.ts';
import type { Buyer } from './support/buyer.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { NO_DAY_OFF, tellOfStore } from './support/stores.ts';

const SKU = '0100002';
const COLLECT = {
  storeKey: 'leeds',
  salutation: 'ms',
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '07700 900123',
  email: 'ada@example.com',
};
const SENDER = { from: 'Beaverbrooks <orders@example.com>', storefrontUrl: 'http://beaverbrooks.localhost' };
const logger = createLogger({ service: 'cart-checkout', level: 'silent' });

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
  await shop.restock({ [SKU]: 5 });
  await tellOfStore(instance, { collectionCalendar: { ...NO_DAY_OFF, nation: 'scotland' } });
  server.reset();
});
afterAll(async () => {
  mailer.close();
  await server.close();
  await shop.close();
});

const byCourier = () => readyToPay(instance, [SKU]);
async function byCollection(): Promise<Buyer> {
  const { shopper } = await byCourier();
  await instance.saveShippingDetailsCollect(shopper, COLLECT);
  const answer = await instance.saveBillingDetails(shopper, { choice: 'NEW_ADDRESS', ...ADDRESS });
  if (answer.type !== 'Cart') throw new Error(answer.type);
  return { shopper, cart: answer.cart };
}

async function confirmationOf(): Promise<string> {
  const rows = await shop.query<{ payload: Buffer }>(
    `SELECT payload FROM outbox WHERE type = 'order-placed'`,
  );
  const mail = orderMailer({ mailer, senders: { beaverbrooks: SENDER }, mediaUrl: 'http://localhost:3008' });
  const consume = onOrderPlaced((eventId, orderId) =>
    shop.storing('order-confirmation')(eventId, { type: 'placed', orderId }),
  );
  await consume({ envelope: decodeEnvelope(rows[0]!.payload) });
  await shop.runLater(laterHandlers({ ...instance.ports, mail } as never));
  return server.words(0);
}

// tests/contract compares the day for every moment; here it goes through the database and the mail server.
describe('the promised day', () => {
  it.each([
    ['by courier before Christmas', byCourier, '2026-12-23T12:00:00Z', '2026-12-30', 'Wednesday 30 December'],
    ['by courier before Easter', byCourier, '2027-03-23T12:00:00Z', '2027-03-30', 'Tuesday 30 March'],
    [
      'by courier in the first minutes of a summer day',
      byCourier,
      '2027-06-29T23:05:00Z',
      '2027-07-05',
      'Monday 5 July',
    ],
    ['collected in Scotland', byCollection, '2027-11-26T12:00:00Z', '2027-12-01', 'Wednesday 1 December'],
  ])('[EN-07] [EN-09] %s is the same in bag, order and e-mail', async (_way, ready, moment, date, words) => {
    await shop.moveClock(`${(Date.parse(moment) - Date.now()) / 1000} seconds`);
    const buyer = await ready();
    const method = buyer.cart.deliveryMethods.find(({ id }) => id === buyer.cart.shippingMethod);
    expect(method?.deliverOnDates[0]).toBe(date);
    const placed = await pay(instance, buyer);
    const number = placed.type === 'OrderPlaced' ? placed.orderNumber : '';
    expect(await instance.ports.orders.findByNumber('beaverbrooks', number)).toMatchObject({
      deliverBy: date,
    });
    expect(await confirmationOf()).toContain(words);
  });
});
