import { describe, expect, it } from '@jest/globals';
import { resultOf } from './challenges.ts';
import { klarnaOfTests, tokenOf } from './klarna-world.ts';
import { waitingEventsOf } from './waiting-events.ts';

const klarna = klarnaOfTests();

describe('a payment by Klarna', () => {
  it('[EU-22] is agreed to in the widget, held after that, and captured by parcel', async () => {
    const order = klarna().order();
    const token = tokenOf(await klarna().application.authorise(order));
    expect(token.split('.')).toHaveLength(3);
    expect(resultOf(await klarna().resume(order))).toEqual(['action', undefined]);
    expect(await klarna().provided(order)).toEqual([]);

    await klarna().sandbox.approve(token);
    expect(resultOf(await klarna().resume(order))).toEqual(['authorised', undefined]);
    expect(await klarna().booked(order)).toEqual({
      'memorandum.authorisations': -235_000,
      'memorandum.klarna.authorised': 235_000,
    });
    await klarna().settle(order, [
      ['capture', 35_000],
      ['capture', 150_000],
      ['void', 50_000, 'final'],
      ['refund', 20_000],
    ]);
    await klarna().background();
    expect(await klarna().provided(order)).toEqual([
      ...['authorization 235000', 'capture 35000', 'capture 150000', 'refund 20000'],
    ]);
    const [authorization] = await klarna().sandbox.movements(order.reference);
    expect(authorization).toMatchObject({ status: 'CAPTURED', standing: 0 });
    expect(await klarna().booked(order)).toEqual({
      'asset.klarna.receivable': 165_000,
      'liability.customers': -165_000,
    });
    expect(await klarna().differences()).toEqual([]);
  });

  it('[EU-22] releases what its last capture leaves', async () => {
    const order = await klarna().held(10_000);
    await klarna().settle(order, [
      ['void', 4_000],
      ['capture', 6_000, 'final'],
    ]);
    await klarna().background();
    const [authorization] = await klarna().sandbox.movements(order.reference);
    expect(authorization).toMatchObject({ status: 'CAPTURED', standing: 0 });
    expect(await klarna().differences()).toEqual([]);
  });

  it('[EU-22] is cancelled at the provider when the placement is', async () => {
    const order = await klarna().held();
    await klarna().application.cancel({ placementId: order.placementId, reason: 'test' });
    await klarna().application.idle();
    const [authorization] = await klarna().sandbox.movements(order.reference);
    expect(authorization).toMatchObject({ status: 'CANCELLED', standing: 0 });
    expect(await klarna().booked(order)).toEqual({});
    expect(await klarna().differences()).toEqual([]);
  });

  it('[EU-22] is extended a day before its end, as often as goods are still to leave', async () => {
    const order = await klarna().held(10_000);
    await klarna().onDay(27.1);
    await klarna().onDay(54);
    await klarna().settle(order, [['capture', 10_000, 'final']]);
    expect(await klarna().provided(order)).toEqual(['authorization 10000', 'capture 10000']);
  });

  it('[EU-22] tells the provider nothing of the shopper, and keeps nothing of them', async () => {
    const order = klarna().order(1_000);
    const token = tokenOf(await klarna().application.authorise(order));
    const session = JSON.stringify(await klarna().sandbox.session(token));
    for (const detail of [order.billTo.email, order.billTo.lastName, order.billTo.postalCode])
      expect(session).not.toContain(detail);
    await klarna().sandbox.approve(token);
    const agreement = await klarna().agreementOf(token);
    await klarna().resume(order);
    expect(klarna().payments.logs()).not.toContain(String(agreement));
  });
});

describe('what the shopper has chosen at Klarna', () => {
  it.each([
    ['alma', 'Klarna in-3'],
    ['ivo', 'Klarna 30-day'],
  ] as const)('[EU-19] of %s is %s, in the answer and in what is stored', async (person, cardType) => {
    const order = await klarna().agreed(1_000, person);
    const answered = await klarna().resume(order);
    const stored = await klarna().application.find(order.placementId);
    expect('view' in answered && answered.view.held).toMatchObject([{ method: 'klarna', cardType }]);
    expect(stored?.held).toMatchObject([{ cardType }]);
  });
});

describe('a payment by Klarna that ends before it is held', () => {
  it('[EU-22] is given back at the provider, also when the shopper agrees only after that', async () => {
    const order = klarna().order(1_000);
    const token = tokenOf(await klarna().application.authorise(order));
    await klarna().sandbox.approve(token);
    await klarna().application.cancel({ placementId: order.placementId, reason: 'bag changed' });
    await klarna().application.idle();
    expect(await klarna().agreementOf(token)).toBeUndefined();

    const late = klarna().order(1_000);
    const lateToken = tokenOf(await klarna().application.authorise(late));
    await klarna().application.cancel({ placementId: late.placementId, reason: 'bag changed' });
    await klarna().application.idle();
    await klarna().sandbox.approve(lateToken);
    expect(resultOf(await klarna().resume(late))).toEqual(['cancelled']);
    await klarna().tell((await klarna().sandbox.told()).slice(-1));
    await klarna().application.followNotices();
    await klarna().application.reverseDue();
    expect(await klarna().agreementOf(lateToken)).toBeUndefined();
    expect(await klarna().provided(late)).toEqual([]);
    expect(await klarna().differences()).toEqual([]);
  });

  it('[EU-22] is given back when its time has passed', async () => {
    const order = klarna().order(1_000);
    const token = tokenOf(await klarna().application.authorise(order));
    await klarna().sandbox.approve(token);
    klarna().payments.runDatabaseAhead(3_600_000);
    expect(resultOf(await klarna().resume(order))).toEqual(['declined', 'challenge-expired']);
    await klarna().application.reverseDue();
    expect(await klarna().agreementOf(token)).toBeUndefined();
  });

  it('[EU-22] is refused for another amount than was agreed to, and given back', async () => {
    const order = klarna().order(1_000);
    const token = tokenOf(await klarna().application.authorise(order));
    await klarna().payments.rows(`UPDATE tender SET amount_minor = 900 WHERE reference = $1`, [
      order.reference,
    ]);
    await klarna().sandbox.approve(token);
    expect(resultOf(await klarna().resume(order))).toEqual(['declined', 'amount-not-approved']);
    await klarna().application.reverseDue();
    expect(await klarna().agreementOf(token)).toBeUndefined();
    expect(await klarna().provided(order)).toEqual([]);
  });
});

describe('what Klarna tells of its own accord', () => {
  it('[EU-22] holds the payment although no page asks, once for all copies', async () => {
    const order = await klarna().agreed(1_000);
    const told = (await klarna().sandbox.told()).slice(-1);
    expect(await klarna().tell([...told, ...told])).toEqual(['stored', 'known']);
    await klarna().application.followNotices();
    await klarna().background();
    await klarna().application.followNotices();
    expect(await klarna().provided(order)).toEqual(['authorization 1000']);
    // Checkout is told, and places the order without waiting until the shopper's time is over.
    expect(await waitingEventsOf(klarna(), order)).toHaveLength(1);
    expect(resultOf(await klarna().resume(order))).toEqual(['authorised', undefined]);
  });

  it('[EU-22] holds the payment once when a page asks at the same moment', async () => {
    const order = await klarna().agreed(1_000);
    await klarna().tell((await klarna().sandbox.told()).slice(-1));
    const [, answer] = await Promise.all([klarna().application.followNotices(), klarna().resume(order)]);
    expect(resultOf(answer)).toEqual(['authorised', undefined]);
    await klarna().background();
    expect(await klarna().provided(order)).toEqual(['authorization 1000']);
  });

  it('[F43] [EU-22] three days late holds nothing for an order that has ended, and nothing twice', async () => {
    const ended = await klarna().agreed(1_000);
    const [late] = (await klarna().sandbox.told()).slice(-1);
    await klarna().application.cancel({ placementId: ended.placementId, reason: 'test' });
    const sent = await klarna().held(1_000);
    const [copy] = (await klarna().sandbox.told()).slice(-1);
    await klarna().settle(sent, [['capture', 1_000, 'final']]);
    await klarna().onDay(3);
    await klarna().tell([late ?? '', copy ?? '']);
    await klarna().application.followNotices();
    await klarna().background();
    expect(await klarna().provided(ended)).toEqual([]);
    expect(await klarna().provided(sent)).toEqual(['authorization 1000', 'capture 1000']);
    expect(await klarna().differences()).toEqual([]);
  });

  it('[EU-22] is asked about at the provider: what it does not know is not believed', async () => {
    const order = klarna().order(1_000);
    await klarna().application.authorise(order);
    expect(
      await klarna().tell([
        JSON.stringify({ session_id: 'another', authorization_token: 'a token' }),
        JSON.stringify({ order_id: 'another', event_type: 'FRAUD_RISK_ACCEPTED' }),
        JSON.stringify({ session_id: 1 }),
        'no JSON',
      ]),
    ).toEqual(['forged', 'forged', 'unreadable', 'unreadable']);
    expect(resultOf(await klarna().resume(order))).toEqual(['action', undefined]);
  });

  it.each([
    ['ACCEPTED', ['authorised', undefined], 'AUTHORIZED'],
    ['REJECTED', ['declined', 'suspected-fraud'], 'CANCELLED'],
  ] as const)('[EU-22] of an order that it looked at: %s', async (decision, result, status) => {
    const order = await klarna().held(5_000, 'petra');
    expect(resultOf(await klarna().resume(order))).toEqual(['action', undefined]);
    expect(await klarna().booked(order)).toEqual({});
    const [pending] = await klarna().sandbox.movements(order.reference);
    await klarna().sandbox.decide(pending?.orderId ?? '', decision);
    await klarna().tell((await klarna().sandbox.told()).slice(-1));
    await klarna().application.followNotices();
    await klarna().application.reverseDue();
    expect(resultOf(await klarna().resume(order))).toEqual(result);
    expect((await klarna().sandbox.movements(order.reference))[0]).toMatchObject({ status });
    expect(await klarna().differences()).toEqual([]);
  });

  it('[EU-22] is not waited for longer than a day: the order is cancelled', async () => {
    const order = await klarna().held(5_000, 'petra');
    klarna().payments.runDatabaseAhead(23 * 3_600_000);
    expect(resultOf(await klarna().resume(order))).toEqual(['action', undefined]);
    klarna().payments.runDatabaseAhead(24 * 3_600_000 + 1_000);
    expect(resultOf(await klarna().resume(order))).toEqual(['declined', 'challenge-expired']);
    await klarna().application.reverseDue();
    expect((await klarna().sandbox.movements(order.reference))[0]).toMatchObject({ status: 'CANCELLED' });
  });
});

describe('a lost answer of Klarna', () => {
  it.each([
    ['having made the order', { httpAfter: 503 }, ['authorization 1000']],
    ['without having made it', { http: 503 }, []],
  ])('[EU-22] %s: the order is found and cancelled, or can be made no more', async (_name, fault, made) => {
    const order = await klarna().agreed(1_000);
    await klarna().sandbox.fault({ call: 'create-order', ...fault });
    expect(resultOf(await klarna().resume(order))).toEqual(['unknown', undefined]);
    await klarna().application.reverseDue();
    expect(await klarna().provided(order)).toEqual(made);
    expect((await klarna().sandbox.movements(order.reference)).every(({ standing }) => standing === 0)).toBe(
      true,
    );
    expect(await klarna().booked(order)).toEqual({});
    expect(await klarna().differences()).toEqual([]);
  });

  it.each([
    ['capture', 'httpAfter'],
    ['capture', 'http'],
    ['refund', 'httpAfter'],
    ['refund', 'http'],
  ] as const)('[EU-22] to a %s (%s) is read, and moves money once', async (call, fault) => {
    const order = await klarna().held(10_000);
    await klarna().settle(order, [['capture', 10_000, 'final']].slice(0, call === 'refund' ? 1 : 0) as never);
    await klarna().sandbox.fault({ call, [fault]: 503 });
    await klarna().settle(order, [[call, 10_000, 'final']]);
    for (const seconds of [30, 90, 300]) {
      klarna().payments.runDatabaseAhead(seconds * 1_000);
      await klarna().background();
    }
    expect((await klarna().provided(order)).filter((row) => row.startsWith(call))).toEqual([`${call} 10000`]);
    expect(await klarna().differences()).toEqual([]);
  });

  it('[EU-22] older than a day is read, and never asked for again', async () => {
    const order = await klarna().held(10_000);
    await klarna().sandbox.fault({ call: 'capture', http: 503, next: 40 });
    await klarna().settle(order, [['capture', 10_000, 'final']]);
    klarna().payments.runDatabaseAhead(23.5 * 3_600_000);
    await klarna().sandbox.runAhead(1);
    await klarna().sandbox.clearFaults();
    await klarna().background();
    expect(await klarna().provided(order)).toEqual(['authorization 10000']);
  });

  it('[EU-22] reconciliation finds a capture that the provider has and we have not', async () => {
    const order = await klarna().held(10_000);
    const [authorization] = await klarna().sandbox.movements(order.reference);
    const basic = Buffer.from('user-of-tests:a-password-of-tests').toString('base64');
    await fetch(`${klarna().sandbox.url}/ordermanagement/v1/orders/${authorization?.orderId}/captures`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/json' },
      body: JSON.stringify({ captured_amount: 1_00, reference: 'planted' }),
    });
    expect(await klarna().differences()).toEqual(
      expect.arrayContaining([expect.objectContaining({ transactionId: 'planted', what: 'missing-here' })]),
    );
  });
});
