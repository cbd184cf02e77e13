import { randomUUID } from 'node:crypto';
import { create, toBinary } from '@bufbuild/protobuf';
import { GiftCardIssuedSchema } from '@loupe/contracts/payments/payment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { onGiftCardIssued } from '../../src/events/consumed/gift-card-issued.ts';
import { laterHandlers } from '../../src/use-cases/later-handlers.ts';
import { resendGiftCard } from '../../src/use-cases/resend-gift-card.ts';
import { openOrderMail } from './support/order-mail.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { placed } from './support/warehouse.ts';

const RING = '0100002';
const CARD = { number: '6036281000000004711', pin: '7391', value: 50_00 };

let shop: Shop;
let instance: Instance;
let orderMail: Awaited<ReturnType<typeof openOrderMail>>;
beforeAll(async () => {
  [shop, orderMail] = await Promise.all([openShop(), openOrderMail()]);
  instance = shop.instance();
});
beforeEach(async () => {
  await shop.restock({ [RING]: 20 });
  orderMail.server.reset();
});
afterAll(async () => {
  await Promise.all([orderMail.close(), shop.close()]);
});

const ports = () => ({
  ...instance.ports,
  mail: orderMail.mail,
});
const listMail = { send: () => Promise.reject(new Error('No list was shared.')) };
const fulfilment = { sendOrder: () => Promise.reject(new Error('Nothing is dispatched.')) };
const sweep = () => shop.runLater(laterHandlers({ ...ports(), listMail, fulfilment } as never));
const waiting = () => shop.query<{ kind: string }>('SELECT kind FROM later_work');
const sweepAfter = async (hours: number) => {
  await shop.moveClock(`${hours} hours`);
  return sweep();
};

/** An order with a gift card that payments has issued. */
async function issued() {
  const { id: orderId, orderNumber } = await placed(shop, instance, [RING]);
  const [order] = await shop.query<{ placement: string; postcode: string }>(
    `SELECT placement_id AS placement, shipping_address ->> 'postalCode' AS postcode FROM sales_order WHERE id = $1`,
    [orderId],
  );
  const issueId = randomUUID();
  shop.payments.bought.set(issueId, CARD);
  const message = create(GiftCardIssuedSchema, {
    orderId,
    placementId: order!.placement,
    issueId,
    sku: 'GC0050',
  });
  const payload = toBinary(GiftCardIssuedSchema, message);
  const event = { envelope: { id: randomUUID(), type: 'gift-card-issued', payload } } as never;
  return {
    orderId,
    orderNumber,
    issueId,
    placementId: order!.placement,
    postcode: order!.postcode,
    consume: async () => {
      await onGiftCardIssued(shop.storing('gift-cards'))(event);
      await sweep();
    },
    reports: () => shop.payments.reports.get(issueId) ?? [],
  };
}

describe('a gift card that cannot be mailed', () => {
  it('is tried until a mail server that answers 452 for 80 hours, and for 40 days, takes it', async () => {
    const card = await issued();
    orderMail.server.refuseWith(452);
    await card.consume();
    for (let hours = 1; hours <= 80; hours++) expect(await sweepAfter(hours)).toBe(1);
    expect(await sweepAfter(40 * 24)).toBe(1);
    expect([await waiting(), card.reports()]).toEqual([[{ kind: 'gift-card-email' }], []]);
    expect(shop.laterFailures.every(({ outcome }) => outcome === 'waits')).toBe(true);
    orderMail.server.refuseWith(undefined);
    expect(await sweepAfter(40 * 24 + 2)).toBe(1);
    expect(orderMail.server.inbox).toHaveLength(1);
    expect([await waiting(), card.reports()]).toEqual([[], ['mailed']]);
    await card.consume();
    expect(orderMail.server.inbox).toHaveLength(1);
  });

  it('because its address is refused is tried once a day, and no order waits for it', async () => {
    const [refused, other] = [await issued(), await issued()];
    orderMail.server.refuseWith(550);
    await refused.consume();
    orderMail.server.refuseWith(undefined);
    await other.consume();
    expect(orderMail.server.inbox).toHaveLength(1);
    expect([refused.reports(), other.reports()]).toEqual([['refused'], ['mailed']]);
    expect(await shop.query('SELECT reason FROM refused_email')).toEqual([{ reason: '550' }]);
    orderMail.server.refuseWith(550);
    expect(await sweepAfter(23)).toBe(0);
    expect(await sweepAfter(25)).toBe(1);
    expect(await sweepAfter(26)).toBe(0);
    for (let days = 3; days <= 90; days += 1) expect(await sweepAfter(days * 24)).toBe(1);
    orderMail.server.refuseWith(undefined);
    expect(await sweepAfter(91 * 24)).toBe(1);
    expect([await waiting(), orderMail.server.inbox.length]).toEqual([[], 2]);
  });

  it('because its address is refused is not tried any more once its buyer has seen it', async () => {
    const card = await issued();
    orderMail.server.refuseWith(550);
    await card.consume();
    const { placementId, issueId } = card;
    await shop.payments.revealGiftCard({ placementId, issueId }, { kind: 'buyer', name: 'c:ada' });
    orderMail.server.refuseWith(undefined);
    expect(await sweepAfter(25)).toBe(1);
    expect([await waiting(), orderMail.server.inbox]).toEqual([[], []]);
  });

  it('and was returned meanwhile is not tried any more', async () => {
    const card = await issued();
    orderMail.server.refuseWith(452);
    await card.consume();
    shop.payments.bought.delete(card.issueId);
    await sweepAfter(1);
    expect([await waiting(), orderMail.server.inbox]).toEqual([[], []]);
  });
});

describe('a guest whose address does not work', () => {
  const resend = (of: Awaited<ReturnType<typeof issued>>, change: object = {}) =>
    resendGiftCard(
      { ...instance.ports, mail: orderMail.mail },
      {
        issueId: of.issueId,
        to: 'ada@elsewhere.example',
        orderNumber: of.orderNumber,
        postcode: of.postcode.toLowerCase().replace(' ', ''),
        by: 'ben',
        ...change,
      },
    );
  const audit = () => shop.query('SELECT outcome, operator, sent_to AS to FROM gift_card_resend ORDER BY id');

  it('gets the gift card at another one after order number and postcode were compared', async () => {
    const card = await issued();
    orderMail.server.refuseWith(550);
    await card.consume();
    orderMail.server.refuseWith(undefined);
    expect(await resend(card)).toBe('sent');
    expect(orderMail.server.inbox[0]).toContain('To: ada@elsewhere.example');
    expect(orderMail.server.inbox[0]).toContain('7391');
    expect(card.reports()).toEqual(['refused', 'resent']);
    expect(shop.payments.looks.at(-1)).toEqual([card.issueId, { kind: 'operator', name: 'operator:ben' }]);
    const by = { operator: 'ben', to: 'ada@elsewhere.example' };
    expect(await audit()).toEqual([
      { outcome: 'matching', ...by },
      { outcome: 'sent', ...by },
    ]);
    await sweepAfter(25);
    expect([await waiting(), orderMail.server.inbox.length]).toEqual([[], 1]);
  });

  it.each([
    ['another postcode', { postcode: 'ZZ9 9ZZ' }],
    ['no postcode', { postcode: ' ' }],
    ['an order that does not exist', { orderNumber: 'BB000000000' }],
  ])('with %s gets nothing, and that is recorded', async (_what, change) => {
    const card = await issued();
    expect(await resend(card, change)).toBe('not-matching');
    expect([orderMail.server.inbox, shop.payments.looks]).toEqual([[], []]);
    expect(await audit()).toMatchObject([{ outcome: 'not-matching', operator: 'ben' }]);
    await expect(shop.query("UPDATE gift_card_resend SET operator = 'x'")).rejects.toThrow(
      /append-only|permission denied/,
    );
  });

  it('who names the card of another order gets nothing', async () => {
    const [own, other] = [await issued(), await issued()];
    shop.payments.bought.delete(other.issueId);
    expect(await resend(own, { issueId: other.issueId })).toBe('no-card');
    expect(orderMail.server.inbox).toEqual([]);
  });

  it.each([
    [550, 'refused'],
    [452, 'not-now'],
  ] as const)('whose new address is answered %i is told so by the operator', async (code, outcome) => {
    const card = await issued();
    orderMail.server.refuseWith(code);
    expect(await resend(card)).toBe(outcome);
    expect(card.reports()).toEqual([]);
    expect((await audit()).at(-1)).toMatchObject({ outcome });
  });
});
