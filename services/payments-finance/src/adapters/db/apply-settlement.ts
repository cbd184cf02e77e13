import type { Statement } from '@loupe/database/statement';
import type { Tx } from '@loupe/database/tx';
import type { OutboxEvent } from '@loupe/messaging/envelope';
import { enqueue } from '@loupe/messaging/outbox';
import type { HoldingTender } from '../../domain/settlement/hold-state.ts';
import { EXCESS, movedReference } from '../../domain/settlement/settlement.ts';
import type {
  MovedPart,
  SettlementBooking,
  SettlementChange,
} from '../../domain/settlement/settlement-change.ts';
import type { SettledPayment } from '../../events/published/payment-settled.ts';
import {
  OPEN_REQUEST,
  RENEW_HOLD,
  RESOLVE_REQUEST,
  UPDATE_SETTLEMENT,
  UPDATE_TOTALS,
  WAKE_OTHERS,
} from './apply-settlement-statements.ts';
import { bookSettlement } from './book-settlement.ts';
import type { ApplicationStatus } from '../../domain/payment/waiting.ts';
import { followStatus } from './tell-waiting.ts';
import type { WaitWriting } from './tell-waiting.ts';
import type { TenderTotals } from '../../domain/settlement/settlement.ts';
import { END_HOLD } from './hold-statements.ts';
import { publishHoldState } from './publish-hold-state.ts';
import type { HoldStateWriting } from './publish-hold-state.ts';
import { totalsOf } from './settlement-rows.ts';
import type { LockedSettlement } from './settlement-rows.ts';
import { RECORD } from './settlement-statements.ts';
import type { PaymentRow } from './settlement-statements.ts';

/** Longer than a call to the provider takes, so that no other instance claims the settlement meanwhile. */
export const LEASE_SECONDS = 30;

export interface SettlementWriting extends HoldStateWriting, Pick<WaitWriting, 'waitingEventOf'> {
  readonly settledEventOf: (settled: SettledPayment) => OutboxEvent;
}

/** A row was no longer in the state that was read under the lock: something writes without taking the lock. */
class SettlementOvertakenError extends Error {
  override readonly name = 'SettlementOvertakenError';
}

/** Writes a change with its request, totals, bookings and event, in the transaction that holds the lock on the payment. */
export async function applySettlement(
  tx: Tx,
  locked: LockedSettlement,
  change: SettlementChange,
  { aheadMs, ...writing }: SettlementWriting & { readonly aheadMs: number },
): Promise<void> {
  const { payment, settlement } = locked;
  const { state, settled, uncaptured, refusal, elsewhere } = change.settlement;
  const ended = state === 'done' || state === 'refused';
  if (change.totals !== undefined || ended) await updateTotals(tx, locked, change, ended, writing);
  await writeRequest(tx, locked, change, aheadMs);
  const held = await writeHold(tx, locked, change, { aheadMs, now: writing.now });
  for (const booking of change.bookings ?? []) await book(tx, locked, booking, writing.newId());
  if (change.giveBack) await recordExcess(tx, locked, change.giveBack);
  if (change.moves) await recordMoves(tx, locked, change.moves);
  await expectRow(tx, UPDATE_SETTLEMENT, {
    settlementId: settlement.id,
    from: settlement.state,
    state,
    settled: settled ?? null,
    refusal: refusal ?? null,
    isEnded: ended,
    aheadMs,
    nextInSeconds: secondsUntil(change.next),
    elsewhere: elsewhere ?? null,
    uncaptured: uncaptured ?? null,
  });
  if (ended) await tx.query(WAKE_OTHERS, [payment.id, settlement.id]);
  const { tender } = locked;
  await publishHoldState(tx, locked, { tender, now: { ...change.totals, ...held } }, writing);
  await follow(tx, locked, { status: change.applicationStatus, aheadMs }, writing);
}

async function follow(
  tx: Tx,
  { payment, tender }: LockedSettlement,
  { status, aheadMs }: { readonly status: ApplicationStatus | undefined; readonly aheadMs: number },
  writing: SettlementWriting,
): Promise<void> {
  if (status === undefined || tender === undefined) return;
  const { id: paymentId, placement_id: placementId, site } = payment;
  await followStatus(
    tx,
    { paymentId, placementId, site: site ?? '', tenderId: tender.id },
    { status, aheadMs },
    writing,
  );
}

/** @returns what is new about the tender's hold */
async function writeHold(
  tx: Tx,
  { tender }: LockedSettlement,
  { hold, holdEnded }: SettlementChange,
  { aheadMs, now }: { readonly aheadMs: number; readonly now: () => Date },
): Promise<Partial<HoldingTender>> {
  if (tender === undefined) return {};
  if (holdEnded) {
    await tx.query(END_HOLD, [tender.id, now()]);
    return { hasEnded: true };
  }
  if (hold === undefined) return {};
  const { requestId = null, providerId, heldSeconds = null } = hold;
  const row = await expectRow(tx, RENEW_HOLD, [tender.id, requestId, providerId, aheadMs, heldSeconds]);
  return { hasEnded: false, heldUntil: row.held_until ?? undefined };
}

async function updateTotals(
  tx: Tx,
  { payment, tender, settlement }: LockedSettlement,
  change: SettlementChange,
  ended: boolean,
  { settledEventOf, newId }: SettlementWriting,
): Promise<void> {
  const before = tender ? totalsOf(tender) : NO_TOTALS;
  const totals = { ...before, ...change.totals };
  const sums = sumsOf(payment, before, totals);
  const { kind } = settlement;
  // Consumers follow captures, voids and refunds; what a renewal changes for them is the state of the hold.
  const isPublished = ended && kind !== 'renew';
  const row = await expectRow(tx, UPDATE_TOTALS, {
    paymentId: payment.id,
    version: payment.version,
    ...sums,
    events: isPublished ? 1 : 0,
    tenderId: tender?.id ?? null,
    tenderCaptured: totals.captured,
    tenderRefunded: totals.refunded,
    tenderVoided: totals.voided,
    tenderReleased: totals.released,
  });
  if (!isPublished) return;
  const { reference, order_id: orderId, currency, amount_minor: amount } = settlement;
  const uncaptured = change.settlement.uncaptured ?? Number(settlement.uncaptured_minor);
  const elsewhere = change.settlement.elsewhere ?? Number(settlement.elsewhere_minor);
  const confirmed = change.settlement.settled ?? Number(settlement.settled_minor);
  const event = settledEventOf({
    paymentId: payment.id,
    placementId: payment.placement_id,
    site: payment.site ?? '',
    orderId,
    kind,
    reference,
    refusal: change.settlement.refusal,
    currency,
    captured: sums.captured,
    refunded: sums.refunded,
    amount: Number(amount),
    uncaptured,
    ...(kind === 'refund' ? { moved: confirmed - elsewhere - uncaptured } : {}),
    tender: tender && { id: tender.id, method: tender.method, totals: { ...totalsOf(tender), ...totals } },
    eventVersion: row.event_version,
  });
  await enqueue(tx, event, { id: newId(), now: row.finished_at });
}

type Totals = Pick<TenderTotals, 'captured' | 'refunded' | 'voided' | 'released'>;

const NO_TOTALS: Totals = { captured: 0, refunded: 0, voided: 0, released: 0 };

/** The payment's totals after a change of one tender's. */
const sumsOf = (payment: PaymentRow, before: Totals, after: Totals): Totals => ({
  captured: Number(payment.captured_minor) + after.captured - before.captured,
  refunded: Number(payment.refunded_minor) + after.refunded - before.refunded,
  voided: Number(payment.voided_minor) + after.voided - before.voided,
  released: Number(payment.released_minor) + after.released - before.released,
});

/** What the shop itself gives back. */
const REFUND = { kind: 'refund', final: false, reason: null } as const;

async function recordExcess(
  tx: Tx,
  { payment, tender, settlement }: LockedSettlement,
  amount: number,
): Promise<void> {
  const reference = `${EXCESS}${settlement.reference}`;
  const { order_id: orderId, currency } = settlement;
  const tenderId = tender?.id ?? null;
  await tx.query(RECORD, {
    ...REFUND,
    paymentId: payment.id,
    tenderId,
    reference,
    orderId,
    currency,
    amount,
  });
}

async function recordMoves(
  tx: Tx,
  { payment, settlement, settlements }: LockedSettlement,
  moves: readonly MovedPart[],
): Promise<void> {
  const { order_id: orderId, currency } = settlement;
  const reference = movedReference(
    settlement.reference,
    settlements.map((other) => other.reference),
  );
  for (const { tenderId, amount } of moves) {
    await tx.query(RECORD, {
      ...REFUND,
      paymentId: payment.id,
      tenderId,
      reference,
      orderId,
      currency,
      amount,
    });
  }
}

async function writeRequest(
  tx: Tx,
  { payment, settlement }: LockedSettlement,
  { open, resolve }: SettlementChange,
  aheadMs: number,
): Promise<void> {
  if (open !== undefined) {
    await tx.query(OPEN_REQUEST, {
      id: open.id,
      settlementId: settlement.id,
      paymentId: payment.id,
      kind: open.kind,
      captureId: open.captureId ?? null,
      closes: open.closes,
      currency: settlement.currency,
      amount: open.amount,
      transactionId: open.transactionId,
      aheadMs,
      holdId: open.holdId ?? null,
      replacedId: open.replaced?.providerId ?? null,
      replacedAmount: open.replaced?.minorUnits ?? null,
    });
  }
  if (resolve !== undefined) {
    const { id, from, to, providerId, refusal, amount } = resolve;
    const values = [id, from, to, providerId ?? null, refusal ?? null, amount ?? null] as const;
    await expectRow(tx, RESOLVE_REQUEST, [...values]);
  }
}

async function book(
  tx: Tx,
  { payment, settlement, tender }: LockedSettlement,
  { kind, amount, requestId, holdId }: SettlementBooking,
  setId: string,
): Promise<void> {
  if (tender === undefined) throw new Error(`Payment ${payment.id} has no tender to book for.`);
  const { currency } = settlement;
  await bookSettlement(
    tx,
    {
      setId,
      paymentId: payment.id,
      tenderId: tender.id,
      settlementId: settlement.id,
      requestId: requestId ?? null,
      holdId: holdId ?? null,
    },
    { kind, amount, currency, method: tender.method },
  );
}

/** Every transition compares the state: under the lock it fails only if something writes without the lock. */
async function expectRow<V extends object, R extends object>(
  tx: Tx,
  statement: Statement<V, R>,
  values: NoInfer<V>,
): Promise<R> {
  const [row] = await tx.query(statement, values);
  if (row === undefined)
    throw new SettlementOvertakenError(`No row was as expected: ${String(Object.values(values)[0])}`);
  return row;
}

function secondsUntil(next: SettlementChange['next']): number | null {
  if (next === 'never') return null;
  if (next === 'leased') return LEASE_SECONDS;
  return next === 'now' ? 0 : next.seconds;
}
