import type { Statement } from '@loupe/database/statement';
import type { Tx } from '@loupe/database/tx';
import type { OutboxEvent } from '@loupe/messaging/envelope';
import { enqueue } from '@loupe/messaging/outbox';
import { accountsOf } from '../../domain/payment/ledger-accounts.ts';
import { settlementPostings } from '../../domain/settlement/settlement-postings.ts';
import { EXCESS, movedReference } from '../../domain/settlement/settlement.ts';
import type {
  MovedPart,
  SettlementBooking,
  SettlementChange,
} from '../../domain/settlement/settlement-change.ts';
import type { SettledPayment } from '../../events/published/payment-settled.ts';
import {
  BOOK,
  OPEN_REQUEST,
  RESOLVE_REQUEST,
  UPDATE_SETTLEMENT,
  UPDATE_TOTALS,
  WAKE_OTHERS,
} from './apply-settlement-statements.ts';
import type { TenderTotals } from '../../domain/settlement/settlement.ts';
import { totalsOf } from './settlement-rows.ts';
import type { LockedSettlement } from './settlement-rows.ts';
import { RECORD } from './settlement-statements.ts';
import type { PaymentRow } from './settlement-statements.ts';

/** Longer than a call to the provider takes, so that no other instance claims the settlement meanwhile. */
export const LEASE_SECONDS = 30;

export interface SettlementWriting {
  readonly settledEventOf: (settled: SettledPayment) => OutboxEvent;
  readonly newId: () => string;
  readonly now: () => Date;
}

/** A row was no longer in the state that was read under the lock: something writes without taking the lock. */
export class SettlementOvertakenError extends Error {
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
  for (const booking of change.bookings ?? []) await book(tx, locked, booking, writing.newId());
  if (change.giveBack) await recordExcess(tx, locked, change.giveBack);
  if (change.moves) await recordMoves(tx, locked, change.moves);
  await expectRow(tx, UPDATE_SETTLEMENT, [
    settlement.id,
    settlement.state,
    state,
    settled ?? null,
    refusal ?? null,
    ended,
    aheadMs,
    secondsUntil(change.next),
    elsewhere ?? null,
    uncaptured ?? null,
  ]);
  if (ended) await tx.query(WAKE_OTHERS, [payment.id, settlement.id]);
}

async function updateTotals(
  tx: Tx,
  { payment, tender, settlement }: LockedSettlement,
  change: SettlementChange,
  ended: boolean,
  { settledEventOf, newId, now }: SettlementWriting,
): Promise<void> {
  const before = tender ? totalsOf(tender) : NO_TOTALS;
  const totals = { ...before, ...change.totals };
  const sums = sumsOf(payment, before, totals);
  const row = await expectRow(tx, UPDATE_TOTALS, [
    payment.id,
    payment.version,
    ...valuesOf(sums),
    ended ? 1 : 0,
    tender?.id ?? null,
    ...valuesOf(totals),
  ]);
  if (!ended) return;
  const { kind, reference, order_id: orderId, currency, amount_minor: amount } = settlement;
  const event = settledEventOf({
    ...{ paymentId: payment.id, placementId: payment.placement_id, site: payment.site ?? '' },
    ...{ orderId, kind, reference, refusal: change.settlement.refusal, currency },
    ...{ captured: sums.captured, refunded: sums.refunded, amount: Number(amount) },
    uncaptured: change.settlement.uncaptured ?? Number(settlement.uncaptured_minor),
    tender: tender && { id: tender.id, method: tender.method, totals: { ...totalsOf(tender), ...totals } },
    eventVersion: row.event_version,
  });
  await enqueue(tx, event, { id: newId(), now: now() });
}

type Totals = Pick<TenderTotals, 'captured' | 'refunded' | 'voided' | 'released'>;

const NO_TOTALS: Totals = { captured: 0, refunded: 0, voided: 0, released: 0 };

const valuesOf = (totals: Totals): [number, number, number, number] => [
  totals.captured,
  totals.refunded,
  totals.voided,
  totals.released,
];

/** The payment's totals after a change of one tender's. */
const sumsOf = (payment: PaymentRow, before: Totals, after: Totals): Totals => ({
  captured: Number(payment.captured_minor) + after.captured - before.captured,
  refunded: Number(payment.refunded_minor) + after.refunded - before.refunded,
  voided: Number(payment.voided_minor) + after.voided - before.voided,
  released: Number(payment.released_minor) + after.released - before.released,
});

async function recordExcess(
  tx: Tx,
  { payment, tender, settlement }: LockedSettlement,
  amount: number,
): Promise<void> {
  const reference = `${EXCESS}${settlement.reference}`;
  const { order_id: orderId, currency } = settlement;
  const tenderId = tender?.id ?? null;
  await tx.query(RECORD, [payment.id, tenderId, 'refund', reference, orderId, currency, amount, false, null]);
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
    await tx.query(RECORD, [
      ...([payment.id, tenderId, 'refund', reference, orderId, currency, amount, false, null] as const),
    ]);
  }
}

async function writeRequest(
  tx: Tx,
  { payment, settlement }: LockedSettlement,
  { open, resolve }: SettlementChange,
  aheadMs: number,
): Promise<void> {
  if (open !== undefined) {
    await tx.query(OPEN_REQUEST, [
      open.id,
      settlement.id,
      payment.id,
      open.kind,
      open.captureId ?? null,
      open.closes,
      settlement.currency,
      open.amount,
      open.transactionId,
      aheadMs,
    ]);
  }
  if (resolve !== undefined) {
    const { id, from, to, providerId, refusal } = resolve;
    await expectRow(tx, RESOLVE_REQUEST, [id, from, to, providerId ?? null, refusal ?? null]);
  }
}

async function book(
  tx: Tx,
  { payment, settlement, tender }: LockedSettlement,
  { kind, amount, requestId }: SettlementBooking,
  setId: string,
): Promise<void> {
  if (tender === undefined) throw new Error(`Payment ${payment.id} has no tender to book for.`);
  const postings = settlementPostings(kind, amount, settlement.currency, accountsOf(tender.method));
  await tx.query(BOOK, [
    setId,
    kind,
    payment.id,
    tender.id,
    settlement.id,
    requestId ?? null,
    postings.map(({ account }) => account),
    postings.map(({ currency }) => currency),
    postings.map(({ minorUnits }) => minorUnits),
  ]);
}

/** Every transition compares the state: under the lock it fails only if something writes without the lock. */
async function expectRow<V extends readonly unknown[], R extends object>(
  tx: Tx,
  statement: Statement<V, R>,
  values: NoInfer<V>,
): Promise<R> {
  const [row] = await tx.query(statement, values);
  if (row === undefined) throw new SettlementOvertakenError(`No row was as expected: ${String(values[0])}`);
  return row;
}

function secondsUntil(next: SettlementChange['next']): number | null {
  if (next === 'never') return null;
  if (next === 'leased') return LEASE_SECONDS;
  return next === 'now' ? 0 : next.seconds;
}
