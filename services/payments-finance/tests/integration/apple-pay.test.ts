import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startApplePayWorld } from './apple-pay-world.ts';
import type { ApplePayWorld } from './apple-pay-world.ts';
import { resultOf } from './challenges.ts';
import { CARDS } from './test-payments.ts';

let world: ApplePayWorld;
beforeAll(async () => void (world = await startApplePayWorld()));
afterEach(async () => {
  await world.sandbox.clearFaults();
  await world.sandbox.runAhead(0);
  world.payments.runDatabaseAhead(0);
});
afterAll(() => world.stop());

const HELD = { 'memorandum.authorisations': -10_000, 'memorandum.applepay.authorised': 10_000 };

describe('a payment by Apple Pay', () => {
  it('[EU-22] [MU-12] is held by Cybersource at once, captured by parcel, and refunded', async () => {
    const order = await world.asked(10_000);
    expect(resultOf(await world.application.authorise(order))).toEqual(['authorised', undefined]);
    expect(await world.booked(order)).toEqual(HELD);
    await world.settle(order, [
      ['capture', 3_500],
      ['capture', 4_500],
      ['void', 2_000, 'final'],
      ['refund', 2_000],
    ]);
    await world.background();
    const moved = await world.provided(order);
    for (const movement of ['authorisation 10000', 'capture 3500', 'capture 4500', 'refund 2000'])
      expect(moved).toContain(movement);
    expect(await world.booked(order)).toEqual({
      'asset.applepay.receivable': 6_000,
      'liability.customers': -6_000,
    });
    expect(await world.differences()).toEqual([]);
  });

  it('[EU-22] is released when the placement is cancelled', async () => {
    const order = await world.held(10_000);
    await world.application.cancel({ placementId: order.placementId, reason: 'test' });
    await world.application.idle();
    const [payment] = await world.sandbox.payments(order.reference);
    expect(payment).toMatchObject({ status: 'REVERSED', held: '0.00' });
    expect(await world.booked(order)).toEqual({});
    expect(await world.differences()).toEqual([]);
  });

  it('[EU-22] ends with its hold, since nothing of the card is stored', async () => {
    const order = await world.held(10_000);
    await world.onDay(6.5);
    expect(await world.booked(order)).toEqual(HELD);
    await world.onDay(7.1);
    expect(await world.provided(order)).toEqual(['authorisation 10000']);
    expect(await world.sandbox.storedCards()).toEqual([]);
  });

  it('[MU-12] is declined as the bank of the card says', async () => {
    const order = await world.asked(10_000, await world.token(10_000, CARDS.declined));
    expect(resultOf(await world.application.authorise(order))).toEqual(['declined', 'card-declined']);
    expect(await world.booked(order)).toEqual({});
  });

  it('[MU-12] takes nothing by a token for another amount, and nothing by an altered one', async () => {
    const other = await world.asked(10_000, await world.token(9_999));
    expect(resultOf(await world.application.authorise(other))[0]).toBe('declined');
    const token = JSON.parse(await world.token(10_000)) as { data: string };
    const data = Buffer.from(token.data, 'base64');
    data[3]! ^= 1;
    const altered = await world.asked(10_000, JSON.stringify({ ...token, data: data.toString('base64') }));
    expect(resultOf(await world.application.authorise(altered))).toEqual(['declined', 'card-details-used']);
    for (const order of [other, altered]) expect(await world.provided(order)).toEqual([]);
  });

  it('[MU-12] uses a token once', async () => {
    const token = await world.token(10_000);
    expect(resultOf(await world.application.authorise(await world.asked(10_000, token)))[0]).toBe(
      'authorised',
    );
    const again = await world.asked(10_000, token);
    expect(resultOf(await world.application.authorise(again))).toEqual(['declined', 'authentication-failed']);
    expect(await world.provided(again)).toEqual([]);
  });

  it.each([
    '',
    'no token',
    '{}',
    '{"version":"EC_v2","data":"a","signature":"b","header":{"transactionId":"c"}}',
  ])('[MU-12] refuses %j before anything is asked or written', async (token) => {
    const order = await world.asked(10_000, token);
    expect(await world.application.authorise(order)).toEqual({ refusal: 'token' });
    expect(await world.provided(order)).toEqual([]);
  });

  it('[MU-12] reverses what was held when the answer was lost', async () => {
    const order = await world.asked(10_000, await world.token(10_000, CARDS.hangsAfter));
    const outcome = await world.application.authorise({ ...order, deadline: new Date(Date.now() + 2_500) });
    expect(resultOf(outcome)[0]).not.toBe('authorised');
    world.payments.runDatabaseAhead(120_000);
    await world.application.reverseDue();
    const [payment] = await world.sandbox.payments(order.reference);
    expect(payment).toMatchObject({ status: 'REVERSED', held: '0.00' });
  });

  it('[ER-05] keeps nothing of the token, and logs nothing of it', async () => {
    const token = await world.token(10_000);
    const order = await world.asked(10_000, token);
    await world.application.authorise(order);
    const { data, signature } = JSON.parse(token) as { data: string; signature: string };
    const dump = JSON.stringify([
      await world.payments.rows('SELECT * FROM tender'),
      await world.payments.rows('SELECT * FROM tender_action'),
      await world.payments.rows("SELECT convert_from(payload, 'latin1') FROM outbox").catch(() => []),
      world.payments.logs(),
    ]);
    for (const secret of [data, signature, data.slice(0, 40)]) expect(dump).not.toContain(secret);
  });
});
