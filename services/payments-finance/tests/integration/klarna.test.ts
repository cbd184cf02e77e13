import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { resultOf } from './challenges.ts';
import { startKlarnaWorld, tokenOf } from './klarna-world.ts';
import type { KlarnaWorld } from './klarna-world.ts';
import { waitingEventsOf } from './waiting-events.ts';

let world: KlarnaWorld;
beforeAll(async () => void (world = await startKlarnaWorld()));
afterEach(async () => {
  await world.sandbox.clearFaults();
  await world.sandbox.runAhead(0);
  world.payments.runDatabaseAhead(0);
});
afterAll(() => world.stop());

const agreementOf = async (token: string) => (await world.sandbox.session(token))['authorization_token'];

describe('a payment by Klarna', () => {
  it('[EU-22] is agreed to in the widget, held after that, and captured by parcel', async () => {
    const order = world.order();
    const token = tokenOf(await world.application.authorise(order));
    expect(token.split('.')).toHaveLength(3);
    expect(resultOf(await world.resume(order))).toEqual(['action', undefined]);
    expect(await world.provided(order)).toEqual([]);

    await world.sandbox.approve(token);
    expect(resultOf(await world.resume(order))).toEqual(['authorised', undefined]);
    expect(await world.booked(order)).toEqual({
      'memorandum.authorisations': -235_000,
      'memorandum.klarna.authorised': 235_000,
    });
    await world.settle(order, [
      ['capture', 35_000],
      ['capture', 150_000],
      ['void', 50_000, 'final'],
      ['refund', 20_000],
    ]);
    await world.background();
    expect(await world.provided(order)).toEqual([
      ...['authorization 235000', 'capture 35000', 'capture 150000', 'refund 20000'],
    ]);
    const [authorization] = await world.sandbox.movements(order.reference);
    expect(authorization).toMatchObject({ status: 'CAPTURED', standing: 0 });
    expect(await world.booked(order)).toEqual({
      'asset.klarna.receivable': 165_000,
      'liability.customers': -165_000,
    });
    expect(await world.differences()).toEqual([]);
  });

  it('[EU-22] releases what its last capture leaves', async () => {
    const order = await world.held(10_000);
    await world.settle(order, [
      ['void', 4_000],
      ['capture', 6_000, 'final'],
    ]);
    await world.background();
    const [authorization] = await world.sandbox.movements(order.reference);
    expect(authorization).toMatchObject({ status: 'CAPTURED', standing: 0 });
    expect(await world.differences()).toEqual([]);
  });

  it('[EU-22] is cancelled at the provider when the placement is', async () => {
    const order = await world.held();
    await world.application.cancel({ placementId: order.placementId, reason: 'test' });
    await world.application.idle();
    const [authorization] = await world.sandbox.movements(order.reference);
    expect(authorization).toMatchObject({ status: 'CANCELLED', standing: 0 });
    expect(await world.booked(order)).toEqual({});
    expect(await world.differences()).toEqual([]);
  });

  it('[EU-22] is extended a day before its end, as often as goods are still to leave', async () => {
    const order = await world.held(10_000);
    await world.onDay(27.1);
    await world.onDay(54);
    await world.settle(order, [['capture', 10_000, 'final']]);
    expect(await world.provided(order)).toEqual(['authorization 10000', 'capture 10000']);
  });

  it('[EU-22] tells the provider nothing of the shopper, and keeps nothing of them', async () => {
    const order = world.order(1_000);
    const token = tokenOf(await world.application.authorise(order));
    const session = JSON.stringify(await world.sandbox.session(token));
    for (const detail of [order.billTo.email, order.billTo.lastName, order.billTo.postalCode])
      expect(session).not.toContain(detail);
    await world.sandbox.approve(token);
    const agreement = await agreementOf(token);
    await world.resume(order);
    expect(world.payments.logs()).not.toContain(String(agreement));
  });
});

describe('what the shopper has chosen at Klarna', () => {
  it.each([
    ['alma', 'Klarna in-3'],
    ['ivo', 'Klarna 30-day'],
  ] as const)('[EU-19] of %s is %s, in the answer and in what is stored', async (person, cardType) => {
    const order = await world.agreed(1_000, person);
    const answered = await world.resume(order);
    const stored = await world.application.find(order.placementId);
    expect('view' in answered && answered.view.held).toMatchObject([{ method: 'klarna', cardType }]);
    expect(stored?.held).toMatchObject([{ cardType }]);
  });
});

describe('a payment by Klarna that ends before it is held', () => {
  it('[EU-22] is given back at the provider, also when the shopper agrees only after that', async () => {
    const order = world.order(1_000);
    const token = tokenOf(await world.application.authorise(order));
    await world.sandbox.approve(token);
    await world.application.cancel({ placementId: order.placementId, reason: 'bag changed' });
    await world.application.idle();
    expect(await agreementOf(token)).toBeUndefined();

    const late = world.order(1_000);
    const lateToken = tokenOf(await world.application.authorise(late));
    await world.application.cancel({ placementId: late.placementId, reason: 'bag changed' });
    await world.application.idle();
    await world.sandbox.approve(lateToken);
    expect(resultOf(await world.resume(late))).toEqual(['cancelled']);
    await world.tell((await world.sandbox.told()).slice(-1));
    await world.application.followNotices();
    await world.application.reverseDue();
    expect(await agreementOf(lateToken)).toBeUndefined();
    expect(await world.provided(late)).toEqual([]);
    expect(await world.differences()).toEqual([]);
  });

  it('[EU-22] is given back when its time has passed', async () => {
    const order = world.order(1_000);
    const token = tokenOf(await world.application.authorise(order));
    await world.sandbox.approve(token);
    world.payments.runDatabaseAhead(3_600_000);
    expect(resultOf(await world.resume(order))).toEqual(['declined', 'challenge-expired']);
    await world.application.reverseDue();
    expect(await agreementOf(token)).toBeUndefined();
  });

  it('[EU-22] is refused for another amount than was agreed to, and given back', async () => {
    const order = world.order(1_000);
    const token = tokenOf(await world.application.authorise(order));
    await world.payments.rows(`UPDATE tender SET amount_minor = 900 WHERE reference = $1`, [order.reference]);
    await world.sandbox.approve(token);
    expect(resultOf(await world.resume(order))).toEqual(['declined', 'amount-not-approved']);
    await world.application.reverseDue();
    expect(await agreementOf(token)).toBeUndefined();
    expect(await world.provided(order)).toEqual([]);
  });
});

describe('what Klarna tells of its own accord', () => {
  it('[EU-22] holds the payment although no page asks, once for all copies', async () => {
    const order = await world.agreed(1_000);
    const told = (await world.sandbox.told()).slice(-1);
    expect(await world.tell([...told, ...told])).toEqual(['stored', 'known']);
    await world.application.followNotices();
    await world.background();
    await world.application.followNotices();
    expect(await world.provided(order)).toEqual(['authorization 1000']);
    // Checkout is told, and places the order without waiting until the shopper's time is over.
    expect(await waitingEventsOf(world, order)).toHaveLength(1);
    expect(resultOf(await world.resume(order))).toEqual(['authorised', undefined]);
  });

  it('[EU-22] holds the payment once when a page asks at the same moment', async () => {
    const order = await world.agreed(1_000);
    await world.tell((await world.sandbox.told()).slice(-1));
    const [, answer] = await Promise.all([world.application.followNotices(), world.resume(order)]);
    expect(resultOf(answer)).toEqual(['authorised', undefined]);
    await world.background();
    expect(await world.provided(order)).toEqual(['authorization 1000']);
  });

  it('[F43] [EU-22] three days late holds nothing for an order that has ended, and nothing twice', async () => {
    const ended = await world.agreed(1_000);
    const [late] = (await world.sandbox.told()).slice(-1);
    await world.application.cancel({ placementId: ended.placementId, reason: 'test' });
    const sent = await world.held(1_000);
    const [copy] = (await world.sandbox.told()).slice(-1);
    await world.settle(sent, [['capture', 1_000, 'final']]);
    await world.onDay(3);
    await world.tell([late ?? '', copy ?? '']);
    await world.application.followNotices();
    await world.background();
    expect(await world.provided(ended)).toEqual([]);
    expect(await world.provided(sent)).toEqual(['authorization 1000', 'capture 1000']);
    expect(await world.differences()).toEqual([]);
  });

  it('[EU-22] is asked about at the provider: what it does not know is not believed', async () => {
    const order = world.order(1_000);
    await world.application.authorise(order);
    expect(
      await world.tell([
        JSON.stringify({ session_id: 'another', authorization_token: 'a token' }),
        JSON.stringify({ order_id: 'another', event_type: 'FRAUD_RISK_ACCEPTED' }),
        JSON.stringify({ session_id: 1 }),
        'no JSON',
      ]),
    ).toEqual(['forged', 'forged', 'unreadable', 'unreadable']);
    expect(resultOf(await world.resume(order))).toEqual(['action', undefined]);
  });

  it.each([
    ['ACCEPTED', ['authorised', undefined], 'AUTHORIZED'],
    ['REJECTED', ['declined', 'suspected-fraud'], 'CANCELLED'],
  ] as const)('[EU-22] of an order that it looked at: %s', async (decision, result, status) => {
    const order = await world.held(5_000, 'petra');
    expect(resultOf(await world.resume(order))).toEqual(['action', undefined]);
    expect(await world.booked(order)).toEqual({});
    const [pending] = await world.sandbox.movements(order.reference);
    await world.sandbox.decide(pending?.orderId ?? '', decision);
    await world.tell((await world.sandbox.told()).slice(-1));
    await world.application.followNotices();
    await world.application.reverseDue();
    expect(resultOf(await world.resume(order))).toEqual(result);
    expect((await world.sandbox.movements(order.reference))[0]).toMatchObject({ status });
    expect(await world.differences()).toEqual([]);
  });

  it('[EU-22] is not waited for longer than a day: the order is cancelled', async () => {
    const order = await world.held(5_000, 'petra');
    world.payments.runDatabaseAhead(23 * 3_600_000);
    expect(resultOf(await world.resume(order))).toEqual(['action', undefined]);
    world.payments.runDatabaseAhead(24 * 3_600_000 + 1_000);
    expect(resultOf(await world.resume(order))).toEqual(['declined', 'challenge-expired']);
    await world.application.reverseDue();
    expect((await world.sandbox.movements(order.reference))[0]).toMatchObject({ status: 'CANCELLED' });
  });
});

describe('a lost answer of Klarna', () => {
  it.each([
    ['having made the order', { httpAfter: 503 }, ['authorization 1000']],
    ['without having made it', { http: 503 }, []],
  ])('[EU-22] %s: the order is found and cancelled, or can be made no more', async (_name, fault, made) => {
    const order = await world.agreed(1_000);
    await world.sandbox.fault({ call: 'create-order', ...fault });
    expect(resultOf(await world.resume(order))).toEqual(['unknown', undefined]);
    await world.application.reverseDue();
    expect(await world.provided(order)).toEqual(made);
    expect((await world.sandbox.movements(order.reference)).every(({ standing }) => standing === 0)).toBe(
      true,
    );
    expect(await world.booked(order)).toEqual({});
    expect(await world.differences()).toEqual([]);
  });

  it.each([
    ['capture', 'httpAfter'],
    ['capture', 'http'],
    ['refund', 'httpAfter'],
    ['refund', 'http'],
  ] as const)('[EU-22] to a %s (%s) is read, and moves money once', async (call, fault) => {
    const order = await world.held(10_000);
    await world.settle(order, [['capture', 10_000, 'final']].slice(0, call === 'refund' ? 1 : 0) as never);
    await world.sandbox.fault({ call, [fault]: 503 });
    await world.settle(order, [[call, 10_000, 'final']]);
    for (const seconds of [30, 90, 300]) {
      world.payments.runDatabaseAhead(seconds * 1_000);
      await world.background();
    }
    expect((await world.provided(order)).filter((row) => row.startsWith(call))).toEqual([`${call} 10000`]);
    expect(await world.differences()).toEqual([]);
  });

  it('[EU-22] older than a day is read, and never asked for again', async () => {
    const order = await world.held(10_000);
    await world.sandbox.fault({ call: 'capture', http: 503, next: 40 });
    await world.settle(order, [['capture', 10_000, 'final']]);
    world.payments.runDatabaseAhead(23.5 * 3_600_000);
    await world.sandbox.runAhead(1);
    await world.sandbox.clearFaults();
    await world.background();
    expect(await world.provided(order)).toEqual(['authorization 10000']);
  });

  it('[EU-22] reconciliation finds a capture that the provider has and we have not', async () => {
    const order = await world.held(10_000);
    const [authorization] = await world.sandbox.movements(order.reference);
    const basic = Buffer.from('user-of-tests:a-password-of-tests').toString('base64');
    await fetch(`${world.sandbox.url}/ordermanagement/v1/orders/${authorization?.orderId}/captures`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/json' },
      body: JSON.stringify({ captured_amount: 1_00, reference: 'planted' }),
    });
    expect(await world.differences()).toEqual(
      expect.arrayContaining([expect.objectContaining({ transactionId: 'planted', what: 'missing-here' })]),
    );
  });
});
