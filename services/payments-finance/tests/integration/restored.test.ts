import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createGivex } from '../../src/adapters/givex/gift-card-provider.ts';
import { paymentPause } from '../../src/adapters/payment-pause.ts';
import { restoreRepository } from '../../src/adapters/db/restore-repository.ts';
import type { UseCases } from '../../src/bind-use-cases.ts';
import type { OrderedKind } from '../../src/domain/settlement/settlement.ts';
import { GIVEX_PASSWORDS, GIVEX_USER_ID } from './givex-sandbox.ts';
import { byHand, proveLedger, sweepAt } from './paid-order.ts';
import { pausedAfterRestore, rememberMoment } from './remembered-moment.ts';
import { CARDS, startTestPayments } from './test-payments.ts';
import type { TestPayments } from './test-payments.ts';

let payments: TestPayments;
let restored: UseCases;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.stop());
beforeEach(async () => {
  const pause = paymentPause(restoreRepository(payments.edges.backgroundPool, randomUUID));
  restored = payments.applicationWith({ pause });
  await restored.readPause();
});
afterEach(async () => {
  await proveLedger(payments);
});

interface Movement {
  readonly kind: OrderedKind;
  readonly pounds: number;
  readonly final?: boolean;
}

/** An order whose movements can be told again, as the warehouse does. */
async function order(application = payments.application) {
  const paid = await payments.order(CARDS.approves);
  expect(await application.authorise(paid)).toMatchObject({ view: { state: 'authorised' } });
  const orderId = randomUUID();
  const told: (Movement & { reference: string })[] = [];
  const tell = async (movement: Movement & { reference: string }, to: UseCases) => {
    const { kind, pounds, final = false, reference } = movement;
    const amount = { minorUnits: pounds * 100, currency: 'GBP' };
    const { placementId } = paid;
    await to.recordSettlement({ placementId, orderId, kind, reference, amount, final }, randomUUID());
    await to.idle();
  };
  return {
    reference: paid.reference,
    placementId: paid.placementId,
    async moves(movement: Movement) {
      const one = { ...movement, reference: randomUUID() };
      told.push(one);
      await tell(one, payments.application);
      await sweepAt(payments, 0);
    },
    /** The warehouse sends all messages again. */
    async toldAgain() {
      for (const one of told) await tell(one, restored);
    },
    async atProvider() {
      const response = await fetch(`${payments.sandbox.url}/control/ledger?reference=${paid.reference}`);
      const { entries } = (await response.json()) as { entries: { kind: string }[] };
      return entries.map(({ kind }) => kind);
    },
    show: () => restored.showPayment(paid.reference),
  };
}

/** Until the restore, everything happens; then the database is as it was at `moment`, and payments are paused. */
async function restoreTo(moment: () => Promise<void>, at: Date): Promise<void> {
  await moment();
  await pausedAfterRestore(payments, at);
  await restored.readPause();
}

async function resumed(): Promise<void> {
  expect(await restored.resumePayments('ada')).toEqual({ kind: 'resumed' });
  await restored.readPause();
  for (const seconds of [0, 40, 80]) await sweepAt(payments, seconds, restored);
  payments.runDatabaseAhead(0);
}

describe('after a restore to the middle of the day', () => {
  it('part shipments, a part return, a whole cancellation and a final parcel are each carried out once', async () => {
    const [parts, cancelled, whole] = [await order(), await order(), await order()];
    await parts.moves({ kind: 'capture', pounds: 1_000 });
    const at = new Date();
    const back = await rememberMoment(payments);
    await parts.moves({ kind: 'capture', pounds: 700 });
    await parts.moves({ kind: 'refund', pounds: 300 });
    await cancelled.moves({ kind: 'void', pounds: 2_350, final: true });
    await whole.moves({ kind: 'capture', pounds: 2_000, final: true });
    const orders = [parts, cancelled, whole];
    const before = await Promise.all(orders.map((one) => one.atProvider()));
    await restoreTo(back, at);

    for (const one of orders) await one.toldAgain();
    await sweepAt(payments, 0, restored);
    expect(await Promise.all(orders.map((one) => one.atProvider()))).toEqual(before);
    expect(await restored.importReports('ada')).toMatchObject({ kind: 'imported', unexplained: [] });
    expect(await restored.importReports('ada')).toMatchObject({ count: 0, unexplained: [] });
    await resumed();

    expect(await Promise.all(orders.map((one) => one.atProvider()))).toEqual(before);
    expect(await parts.show()).toMatchObject({ captured: 170_000, refunded: 30_000 });
    expect(await cancelled.show()).toMatchObject({ state: 'cancelled', captured: 0 });
    expect(await whole.show()).toMatchObject({ captured: 200_000 });
    // What comes afterwards goes on where it was.
    await parts.moves({ kind: 'capture', pounds: 650, final: true });
    expect(await parts.show()).toMatchObject({ captured: 235_000, refunded: 30_000 });
  });

  it('payments do not go on while a movement is not explained: one by hand is taken over with its reason', async () => {
    const one = await order();
    await one.moves({ kind: 'capture', pounds: 2_350, final: true });
    const at = new Date();
    const back = await rememberMoment(payments);
    await payments.application.settleByOperator(byHand(one.reference, 'refund', 1_000, 'goodwill'));
    const before = await one.atProvider();
    await restoreTo(back, at);

    const refused = await restored.resumePayments('ada');
    expect(refused).toMatchObject({ kind: 'imported', unexplained: [{ kind: 'refund', theirs: 1_000 }] });
    if (refused.kind !== 'imported') throw new Error(refused.kind);
    const { transactionId } = refused.unexplained[0]!;
    const accept = (id: string) =>
      restored.acceptMovement({ transactionId: id, reason: 'goodwill, by telephone', by: 'ada' });
    expect(await accept('none')).toBe('not-reported');
    expect(await accept(transactionId)).toBe('accepted');
    await resumed();
    expect(await one.atProvider()).toEqual(before);
    const history = await one.show();
    expect(history).toMatchObject({ refunded: 1_000 });
    expect(history?.settlements.at(-1)).toMatchObject({
      kind: 'refund',
      reason: 'goodwill, by telephone (ada)',
    });
  });

  it('a return whose message is told after the first import is not refunded twice', async () => {
    const one = await order();
    await one.moves({ kind: 'capture', pounds: 2_350, final: true });
    const at = new Date();
    const back = await rememberMoment(payments);
    await one.moves({ kind: 'refund', pounds: 200 });
    const before = await one.atProvider();
    await restoreTo(back, at);
    expect(await restored.resumePayments('ada')).toMatchObject({ unexplained: [{ kind: 'refund' }] });
    await one.toldAgain();
    await resumed();
    expect(await one.atProvider()).toEqual(before);
    expect(await one.show()).toMatchObject({ refunded: 20_000 });
  });

  it('an order that is lost becomes a payment that a person decides about', async () => {
    const at = new Date();
    const back = await rememberMoment(payments);
    const [held, taken, over] = [await order(), await order(), await order()];
    await taken.moves({ kind: 'capture', pounds: 500 });
    await taken.moves({ kind: 'capture', pounds: 400, final: true });
    await taken.moves({ kind: 'refund', pounds: 100 });
    await over.moves({ kind: 'void', pounds: 2_350, final: true });
    await restoreTo(back, at);
    await resumed();

    const lost = await restoreRepository(payments.edges.backgroundPool, randomUUID).lostOrders();
    const listed = lost.map(({ orderNumber, held: open, captured, refunded }) => ({
      orderNumber,
      open,
      captured,
      refunded,
    }));
    expect(listed).toEqual(
      expect.arrayContaining([
        { orderNumber: held.reference, open: 235_000, captured: 0, refunded: 0 },
        { orderNumber: taken.reference, open: 0, captured: 90_000, refunded: 10_000 },
      ]),
    );
    expect(listed).toHaveLength(2);
    expect(await over.show()).toMatchObject({ state: 'declined', captured: 0 });

    const voided = await restored.settleByOperator(byHand(held.reference, 'void', undefined, 'lost'));
    expect(voided).toMatchObject({ view: { state: 'done' } });
    expect(await restored.keepLostOrder(taken.reference, 'ada', 'the parcel arrived')).toBe(true);
    expect(await restored.keepLostOrder(taken.reference, 'ada', 'twice')).toBe(false);
    // The shop has no order to which its events about the money could belong.
    const told = await payments.rows(
      `SELECT hold_state FROM payment JOIN lost_order ON payment_id = payment.id WHERE hold_state <> 'held'`,
    );
    expect(told).toEqual([]);
    expect(await restoreRepository(payments.edges.backgroundPool, randomUUID).lostOrders()).toEqual([]);
  });

  it('a request that was under way at the moment is found in the report and not undone', async () => {
    const one = await order();
    await one.moves({ kind: 'capture', pounds: 900 });
    // As if the moment had been between the request and its answer.
    await payments.rows(
      `UPDATE settlement_request SET state = 'sent', provider_id = NULL, resolved_at = NULL
       WHERE merchant_transaction_id IN (SELECT merchant_transaction_id FROM settlement_request ORDER BY sent_at DESC LIMIT 1)`,
    );
    await payments.rows(
      `UPDATE settlement SET state = 'sent', settled_minor = 0, finished_at = NULL, next_attempt_at = now() WHERE id = (
         SELECT settlement_id FROM settlement_request WHERE state = 'sent')`,
    );
    await payments.rows('UPDATE tender SET captured_minor = 0 WHERE reference = $1', [one.reference]);
    await payments.rows('UPDATE payment SET captured_minor = 0 WHERE placement_id = $1', [one.placementId]);
    await payments.rows('ALTER TABLE ledger_entry DISABLE TRIGGER ALL');
    await payments.rows(
      `DELETE FROM ledger_entry WHERE request_id IN (SELECT id FROM settlement_request WHERE state = 'sent')`,
    );
    await payments.rows('ALTER TABLE ledger_entry ENABLE TRIGGER ALL');
    const before = await one.atProvider();
    await pausedAfterRestore(payments, new Date());
    await restored.readPause();
    await resumed();
    expect(await one.atProvider()).toEqual(before);
    expect(await one.show()).toMatchObject({ captured: 90_000 });
  });
});

it('refuses to resume while a report cannot be read, and when there was no restore', async () => {
  expect(await restored.resumePayments('ada')).toEqual({ kind: 'not-restored' });
  await pausedAfterRestore(payments, new Date());
  const url = 'http://127.0.0.1:9';
  const givex = createGivex({
    url,
    secondaryUrl: url,
    userId: GIVEX_USER_ID,
    passwords: GIVEX_PASSWORDS,
    newId: randomUUID,
    logger: payments.edges.logger,
  });
  expect(await payments.applicationWith({ givex }).resumePayments('ada')).toMatchObject({
    kind: 'unread',
    unread: [{ method: 'givex' }],
  });
  await givex.close();
  await payments.rows(
    `UPDATE payment_restore SET imported_at = now(), imported_by = 'ada', resumed_at = now()`,
  );
});
