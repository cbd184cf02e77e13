import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import { stuckRepository } from '../../src/adapters/db/stuck-repository.ts';
import type { AuthoriseOrder } from '../../src/use-cases/authorise-payment.ts';
import type { PayPalEvent } from './paypal-sandbox.ts';
import { pageOf, startPayPalWorld } from './paypal-world.ts';
import type { PayPalWorld } from './paypal-world.ts';

let world: PayPalWorld;
beforeAll(async () => void (world = await startPayPalWorld()));
afterEach(async () => {
  await world.sandbox.clearFaults();
  world.payments.runDatabaseAhead(0);
});
afterAll(() => world.stop());

const bytes = (event: PayPalEvent) => Buffer.from(event.body, 'utf8');
const receive = ({ headers }: Pick<PayPalEvent, 'headers'>, body: Buffer) =>
  world.application.receiveNotice('paypal', { headers, body });
const tell = (event: PayPalEvent) => receive(event, bytes(event));
const follow = async () => {
  // What was received is followed in the background, too.
  await world.application.idle();
  await world.application.followNotices();
  await world.application.idle(); // what was stored is followed in the background as well
  await world.application.watchHolds();
  await world.background();
};

async function eventOf(order: AuthoriseOrder, type: string): Promise<PayPalEvent> {
  const found = (await world.sandbox.events(order.reference)).find((event) => event.type === type);
  if (found === undefined) throw new Error(`The sandbox told no ${type}.`);
  return found;
}
const stored = async () =>
  world.payments.rows<{ message_id: string; notice: object; state: string; outcome: string }>(
    'SELECT message_id, notice, state, outcome FROM provider_notice ORDER BY received_at',
    [],
  );
const holdStateOf = async ({ placementId }: AuthoriseOrder) =>
  (
    await world.payments.rows<{ hold_state: string }>(
      'SELECT hold_state FROM payment WHERE placement_id = $1',
      [placementId],
    )
  )[0]?.hold_state;
const VOIDED = 'PAYMENT.AUTHORIZATION.VOIDED';

describe('an event of PayPal', () => {
  it('[MU-14] with one byte altered, or with members added, is rejected and not stored', async () => {
    const order = await world.held(1_000);
    const event = await eventOf(order, 'PAYMENT.AUTHORIZATION.CREATED');
    const before = await stored();
    for (let at = 0; at < event.body.length; at += 41) {
      const altered = bytes(event);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(await receive(event, altered)).toBe('forged');
    }
    const added = Buffer.from(`${event.body},"webhook_id":"another"`);
    expect(await receive(event, added)).toBe('forged');
    expect(await receive({ headers: {} }, bytes(event))).toBe('forged');
    const resigned = { ...event.headers, 'paypal-transmission-id': 'another' };
    expect(await receive({ headers: resigned }, bytes(event))).toBe('forged');
    expect(await stored()).toEqual(before);
    expect(await tell(event)).toBe('stored');
  });

  it('[MU-14] that comes twice is stored once, without what it says of the payer', async () => {
    const order = world.order(1_000);
    await world.sandbox.approve(pageOf(await world.application.authorise(order)));
    const event = await eventOf(order, 'CHECKOUT.ORDER.APPROVED');
    expect(event.body).toContain('@sandbox.example');
    expect([await tell(event), await tell(event)]).toEqual(['stored', 'known']);
    const text = JSON.stringify(await stored());
    expect(text).not.toMatch(/@|ANNA/);
  });

  it('[MU-14] of an approval that nobody brings back places nothing', async () => {
    const order = world.order(1_000);
    await world.sandbox.approve(pageOf(await world.application.authorise(order)));
    await tell(await eventOf(order, 'CHECKOUT.ORDER.APPROVED'));
    await follow();
    expect(await world.provided(order)).toEqual([]);
    expect(await world.booked(order)).toEqual({});
  });

  it('[MU-14] is asked for again while the provider cannot verify it', async () => {
    const order = await world.held(1_000);
    const event = await eventOf(order, 'PAYMENT.AUTHORIZATION.CREATED');
    await world.sandbox.fault({ call: 'verify', http: 503 });
    expect(await tell(event)).toBe('unavailable');
    expect(await tell(event)).toBe('stored');
  });
});

describe('an authorisation that PayPal gives up', () => {
  it('[MU-14] is booked out: the money of its order is missing, and both ledgers agree', async () => {
    const order = await world.held(50_000);
    const [authorization] = await world.sandbox.movements(order.reference);
    await world.sandbox.takeBack(authorization?.id ?? '');
    expect(await tell(await eventOf(order, VOIDED))).toBe('stored');
    await follow();
    expect(await holdStateOf(order)).toBe('missing');
    expect(await world.booked(order)).toEqual({});
    expect(await world.differences()).toEqual([]);
  });

  it('[MU-14] before its answer has come is booked out once it is known', async () => {
    const order = await world.held(60_000);
    const [authorization] = await world.sandbox.movements(order.reference);
    await world.sandbox.takeBack(authorization?.id ?? '');
    // As if no tender of the order were stored yet.
    const event = await eventOf(order, VOIDED);
    await world.payments.rows(`UPDATE tender SET reference = 'BBLATER' WHERE reference = $1`, [
      order.reference,
    ]);
    await tell(event);
    await follow();
    expect((await stored()).at(-1)).toMatchObject({ state: 'due' });
    expect(await holdStateOf(order)).toBe('held');
    await world.payments.rows(`UPDATE tender SET reference = $1 WHERE reference = 'BBLATER'`, [
      order.reference,
    ]);
    world.payments.runDatabaseAhead(60_000);
    await follow();
    expect((await stored()).at(-1)).toMatchObject({ state: 'done', outcome: 'its hold has ended' });
    expect(await holdStateOf(order)).toBe('missing');
  });

  it('[MU-14] before the answer to its renewal has come is looked at again, and not taken for one that was replaced', async () => {
    const order = await world.held(1_000);
    const [authorization] = await world.sandbox.movements(order.reference);
    const id = authorization?.id ?? '';
    await world.sandbox.takeBack(id);
    const rename = (to: string) =>
      world.payments.rows('UPDATE tender SET provider_id = $2 WHERE reference = $1', [order.reference, to]);
    await rename('ANOTHER');
    await tell(await eventOf(order, VOIDED));
    await follow();
    expect((await stored()).at(-1)).toMatchObject({
      state: 'due',
      outcome: 'its answer has not arrived yet',
    });
    await rename(id);
    world.payments.runDatabaseAhead(60_000);
    await follow();
    expect((await stored()).at(-1)).toMatchObject({ state: 'done', outcome: 'its hold has ended' });
  });

  it('[MU-14] because we asked for it is no news', async () => {
    const order = await world.held(1_000);
    await world.application.cancel({ placementId: order.placementId, reason: 'test' });
    await world.application.idle();
    await tell(await eventOf(order, VOIDED));
    await follow();
    expect((await stored()).at(-1)).toMatchObject({ outcome: 'nothing was held by it any more' });
  });

  it('that is none of ours is given up after a day', async () => {
    const order = await world.held(1_000);
    const [authorization] = await world.sandbox.movements(order.reference);
    await world.sandbox.takeBack(authorization?.id ?? '');
    await world.payments.rows(`UPDATE tender SET reference = 'BBOTHER' WHERE reference = $1`, [
      order.reference,
    ]);
    await tell(await eventOf(order, VOIDED));
    await follow();
    world.payments.runDatabaseAhead(25 * 3_600_000);
    await world.application.followNotices();
    expect((await stored()).at(-1)).toMatchObject({ state: 'failed' });
    const { backgroundPool, clock } = world.payments.edges;
    const stuck = stuckRepository(poolTx(backgroundPool), clock);
    const [notice, ...others] = await stuck.failedNotices();
    expect([notice, others]).toMatchObject([
      { method: 'paypal', about: 'hold-gone', outcome: 'no authorisation of ours has this id' },
      [],
    ]);
    const id = `paypal/${notice?.messageId}`;
    expect([await stuck.retry('klarna/x'), await stuck.retry(id), await stuck.retry(id)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(await stuck.failedNotices()).toEqual([]);
    await world.payments.rows(`UPDATE tender SET reference = $1 WHERE reference = 'BBOTHER'`, [
      order.reference,
    ]);
    world.payments.runDatabaseAhead(60_000);
    await world.application.followNotices();
    expect((await stored()).at(-1)).toMatchObject({ state: 'done', outcome: 'its hold has ended' });
  });
});

// The last one: other tests read the newest event, which this one is.
describe('an old event of PayPal', () => {
  it('[F43] [MU-14] that comes three days late changes nothing, and both ledgers agree', async () => {
    const order = await world.held(1_000);
    await world.settle(order, [
      ['capture', 1_000, 'final'],
      ['refund', 400],
    ]);
    const [moved, booked] = [await world.provided(order), await world.booked(order)];
    await world.onDay(3);
    for (const event of await world.sandbox.events(order.reference)) expect(await tell(event)).toBe('stored');
    await follow();
    expect(await world.provided(order)).toEqual(moved);
    expect(await world.booked(order)).toEqual(booked);
    expect(await world.differences()).toEqual([]);
    await world.sandbox.runAhead(0);
  });
});
