import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fromBinary } from '@bufbuild/protobuf';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { PaymentSettledSchema } from '@loupe/contracts/payments/payment';
import { decodeEnvelope } from '@loupe/messaging/envelope';
import { paidOrder } from './paid-order.ts';
import { startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.stop());

const refundEvents = async () => {
  const rows = await payments.rows<{ payload: Buffer }>(
    `SELECT payload FROM outbox WHERE type = 'payment-settled' ORDER BY seq`,
  );
  return rows
    .map(({ payload }) => decodeEnvelope(payload))
    .map((envelope) => ({
      at: timestampDate(envelope.occurredAt!),
      site: envelope.site,
      ...fromBinary(PaymentSettledSchema, envelope.payload),
    }))
    .filter(({ movedMinorUnits }) => movedMinorUnits !== undefined);
};

describe('what was given back within a period', () => {
  it('is what the ledger has of the refunds that ended within it, and what their events say, at the same moment', async () => {
    const order = await paidOrder(payments);
    await order.settled(await order.ask('capture', 1_000));
    await order.settled(await order.ask('capture', 1_350, { final: true }));
    // Of two captures: a refund in two parts.
    await order.settled(await order.ask('refund', 1_200.01));
    await order.settled(await order.ask('refund', 100));
    const events = await refundEvents();
    expect(events.map(({ movedMinorUnits }) => movedMinorUnits)).toEqual([120_001n, 100_00n]);
    const [first, second] = [events[0]!.at, events[1]!.at];
    const after = (at: Date) => new Date(at.getTime() + 1);
    const { sumRefunds } = payments.application;
    const { site } = events[0]!;
    expect(await sumRefunds(first, after(second))).toEqual([{ site, amount: 130_001 }]);
    expect(await sumRefunds(first, after(first))).toEqual([{ site, amount: 120_001 }]);
    expect(await sumRefunds(after(first), second)).toEqual([]);
  });
});
