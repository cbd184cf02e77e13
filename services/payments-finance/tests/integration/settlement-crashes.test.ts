import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderedKind } from '../../src/domain/settlement/settlement.ts';
import { startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';
import { byHand, paidOrder, proveLedger, sweepAt } from './paid-order.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.stop());
afterEach(() => proveLedger(payments));

const HOUR = 3_600;

interface Scenario {
  readonly kind: OrderedKind;
  /** Pounds captured earlier for a parcel or by an operator. */
  readonly before?: number;
  readonly byHand?: number;
  readonly pounds: number;
  /** Pounds captured, refunded and still held at the provider. */
  readonly ends: { readonly captured: string; readonly refunded: string; readonly held: string };
}

const SCENARIOS: Record<string, Scenario> = {
  'a parcel': {
    kind: 'capture',
    pounds: 2_000,
    ends: { captured: '2000.00', refunded: '0.00', held: '0.00' },
  },
  'a return': {
    kind: 'refund',
    before: 2_350,
    pounds: 500,
    ends: { captured: '2350.00', refunded: '500.00', held: '0.00' },
  },
  'a whole cancellation': {
    kind: 'void',
    pounds: 2_350,
    ends: { captured: '0.00', refunded: '0.00', held: '0.00' },
  },
  'the last cancellation': {
    kind: 'void',
    before: 1_000,
    pounds: 1_350,
    ends: { captured: '1000.00', refunded: '0.00', held: '0.00' },
  },
  'the cancellation of what was captured by hand': {
    kind: 'void',
    byHand: 2_000,
    pounds: 2_350,
    ends: { captured: '2000.00', refunded: '2000.00', held: '0.00' },
  },
};

/** A process that dies at the point: nothing after it is executed. */
function dyingAt(point: string | undefined, reached: string[]) {
  return payments.applicationWith({
    killPoints: {
      announce: () => {},
      reached(at) {
        reached.push(at);
        if (at === point) throw new Error(`died at ${at}`);
      },
    },
  });
}

/** @returns the points reached; the settlement has ended when it resolves */
async function run(scenario: string, point?: string): Promise<string[]> {
  const { kind, before, byHand: taken, pounds, ends } = SCENARIOS[scenario] as Scenario;
  const order = await paidOrder(payments);
  if (before !== undefined) await order.ask('capture', before);
  if (taken !== undefined) {
    const capture = byHand(order.reference, 'capture', taken * 100, randomUUID());
    await payments.application.settleByOperator(capture);
  }
  const movement = {
    placementId: order.placementId,
    orderId: randomUUID(),
    kind,
    reference: randomUUID(),
    amount: { minorUnits: pounds * 100, currency: 'GBP' },
    final: kind !== 'refund',
  };
  const [messageId, reached] = [randomUUID(), [] as string[]];
  const doomed = dyingAt(point, reached);
  await doomed.recordSettlement(movement, messageId).catch(() => {});
  await doomed.drained();

  const restarted = payments.applicationWith({});
  await restarted.recordSettlement(movement, messageId); // the offset was not committed
  await restarted.idle();
  for (const seconds of [31, 100, 25 * HOUR, 26 * HOUR, 27 * HOUR]) {
    payments.runDatabaseAhead(seconds * 1_000);
    await restarted.reverseDue();
    await sweepAt(payments, seconds, restarted);
  }
  await restarted.drained();
  expect([point, await order.settled(movement.reference)]).toMatchObject([point, { state: 'done' }]);
  expect([point, (await payments.sandbox.payments(order.reference))[0]]).toMatchObject([point, ends]);
  const [told] = await payments.rows<{ events: number; settlements: number }>(
    `SELECT (SELECT count(*)::int FROM outbox WHERE aggregateid = payment.id::text AND type = 'payment-settled') AS events,
            (SELECT count(*)::int FROM settlement WHERE payment_id = payment.id AND state = 'done') AS settlements
     FROM payment WHERE placement_id = $1`,
    [order.placementId],
  );
  const settlements = 1 + (before === undefined ? 0 : 1) + (taken === undefined ? 0 : 2);
  expect([point, told]).toEqual([point, { events: settlements, settlements }]);
  return reached;
}

describe('a process that dies', () => {
  it.each(Object.keys(SCENARIOS))(
    '[F2][I5][I6][I7] before or after any commit or call: %s is settled once',
    async (scenario) => {
      const points = [...new Set(await run(scenario))];
      expect(points).toContain('after:settlements.record');
      expect(points.some((point) => point.startsWith('before:cards.'))).toBe(true);
      for (const point of points) await run(scenario, point);
    },
  );
});
