import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import { restoreRepository } from '../../src/adapters/db/restore-repository.ts';
import { stuckRepository } from '../../src/adapters/db/stuck-repository.ts';
import { listStuck } from '../../src/use-cases/list-stuck.ts';
import type { ParkedKey, StuckPorts } from '../../src/use-cases/list-stuck.ts';
import { byHand, paidOrder, sweepAt } from './paid-order.ts';
import { CARDS, startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

const HOUR = 3_600;

let payments: TestPayments;
beforeEach(async () => {
  payments = await startTestPayments();
});
afterEach(() => payments.stop());

const restores = () => restoreRepository(payments.edges.backgroundPool, randomUUID);
const repository = () => stuckRepository(poolTx(payments.edges.backgroundPool), payments.edges.clock);
const stuck = (other: Partial<StuckPorts> = {}) =>
  listStuck({
    stuck: repository(),
    restores: restores(),
    reconcile: () => payments.application.reconcileSettlements(),
    deadLetters: async () => [],
    ...other,
  });
const kinds = async () => (await stuck()).map(({ kind }) => kind);

describe('what needs a person', () => {
  it('is nothing after orders that were paid, declined and cancelled', async () => {
    const order = await paidOrder(payments);
    await order.ask('capture', 2_350, { final: true });
    await payments.application.authorise(await payments.order(CARDS.declined));
    expect(await stuck()).toEqual([]);
  });

  it('is a tender that is unknown for over an hour', async () => {
    const order = await payments.order(CARDS.hangsBefore);
    await payments.application.authorise({ ...order, deadline: new Date(Date.now() + 4_000) });
    payments.runDatabaseAhead(59 * 60_000);
    expect(await kinds()).toEqual([]);
    payments.runDatabaseAhead(61 * 60_000);
    expect(await stuck()).toMatchObject([
      {
        kind: 'unknown-tender',
        tender: {
          placementId: order.placementId,
          orderNumber: order.reference,
          method: 'credit-card',
          amount: { minorUnits: 235_000, currency: 'GBP' },
          providerId: undefined,
        },
      },
    ]);
  });

  it('is a reversal that was abandoned, until it is tried again and succeeds', async () => {
    const order = await payments.order(CARDS.approves);
    await payments.application.authorise(order);
    await payments.sandbox.fault({ next: 2, operation: 'reverse', http: 502 });
    await payments.application.cancel({ placementId: order.placementId, reason: 'released' });
    await payments.application.idle();
    payments.runDatabaseAhead(25 * HOUR * 1_000);
    await payments.application.reverseDue();
    const [found, ...others] = await stuck();
    expect([found?.kind, others]).toEqual(['abandoned-reversal', []]);
    const { tenderId, providerId } = (found as Extract<typeof found, { kind: 'abandoned-reversal' }>)!.tender;
    expect(providerId).toBeDefined();

    expect(await repository().retry(tenderId)).toBe(true);
    expect(await repository().retry(tenderId)).toBe(false); // it is due already
    payments.runDatabaseAhead(0);
    await payments.application.reverseDue();
    expect(await payments.states(order.placementId)).toMatchObject({ tender: 'reversed', task: 'done' });
    expect(await stuck()).toEqual([]);
  });

  it('is a settlement that was given up, until it is tried again and succeeds', async () => {
    const order = await paidOrder(payments);
    await payments.sandbox.fault({ operation: 'capture', httpAfter: 502 });
    await payments.sandbox.fault({ next: 3, operation: 'void', http: 400, reason: 'NOT_VOIDABLE' });
    const parcel = await order.ask('capture', 2_000);
    await sweepAt(payments, 25 * HOUR);
    const [found] = await stuck();
    expect(found).toMatchObject({
      kind: 'settlement-given-up',
      settlement: {
        orderNumber: order.reference,
        settlementKind: 'capture',
        transactionId: expect.any(String),
        amount: { minorUnits: 200_000, currency: 'GBP' },
      },
    });
    const { settlementId } = (found as Extract<typeof found, { kind: 'settlement-given-up' }>)!.settlement;
    await payments.sandbox.clearFaults();
    expect(await repository().retry(settlementId)).toBe(true);
    expect(await repository().retry(randomUUID())).toBe(false);
    await sweepAt(payments, 50 * HOUR);
    await sweepAt(payments, 60 * HOUR);
    expect(await order.settled(parcel)).toMatchObject({ state: 'done' });
    expect(await kinds()).toEqual([]);
  });

  it('is what was refused, until an operator has settled as much', async () => {
    const order = await paidOrder(payments);
    await payments.sandbox.fault({ next: 2, operation: 'capture', status: 'DECLINED' });
    await order.ask('capture', 100);
    await order.ask('capture', 50);
    const missing = async () =>
      (await stuck()).map((each) => each.kind === 'refused-settlement' && each.settlement.amount.minorUnits);
    expect(await missing()).toEqual([15_000]);
    const capture = (pence: number, id: string) =>
      payments.application.settleByOperator(byHand(order.reference, 'capture', pence, id));
    expect(await capture(10_000, 'first')).toMatchObject({ view: { state: 'done' } });
    expect(await missing()).toEqual([5_000]);
    await payments.sandbox.fault({ operation: 'capture', status: 'DECLINED' });
    await capture(5_000, 'declined'); // the operator was told
    expect(await missing()).toEqual([5_000]);
    await capture(5_000, 'second');
    expect(await missing()).toEqual([]);
  });

  it('is a difference between our ledger and the provider’s', async () => {
    const order = await paidOrder(payments);
    await order.ask('capture', 100);
    await payments.rows(
      `UPDATE settlement_request SET merchant_transaction_id = 'lost' WHERE merchant_transaction_id IS NOT NULL`,
    );
    expect(await stuck()).toEqual([
      expect.objectContaining({
        kind: 'difference',
        difference: expect.objectContaining({ what: 'missing-there' }),
      }),
      expect.objectContaining({
        kind: 'difference',
        difference: expect.objectContaining({ what: 'missing-here' }),
      }),
    ]);
  });

  it('is a parked key, and a dead letter of a key that is not parked', async () => {
    const parked = {
      consumer: 'payments-finance.settlement',
      topic: 'checkout.order.v1',
      reason: 'no payment',
    };
    await payments.rows('INSERT INTO parked_key (consumer, topic, key, reason) VALUES ($1, $2, $3, $4)', [
      ...[parked.consumer, parked.topic, 'a', parked.reason],
    ]);
    const since = new Date();
    const letter = (key: string): ParkedKey => ({ ...parked, key, since });
    expect(await stuck({ deadLetters: async () => [letter('a'), letter('b')] })).toEqual([
      { kind: 'parked-key', parked: { ...parked, key: 'a', since: expect.any(Date) } },
      { kind: 'dead-letter', parked: letter('b') },
    ]);
  });

  it('is also what could not be checked', async () => {
    const down = () => Promise.reject(new Error('connection refused'));
    expect(await stuck({ reconcile: down, deadLetters: down })).toEqual([
      { kind: 'not-checked', what: 'reconciliation', why: 'connection refused' },
      { kind: 'not-checked', what: 'dead letters', why: 'connection refused' },
    ]);
  });
});
