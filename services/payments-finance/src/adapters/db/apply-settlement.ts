import type { Tx } from '@loupe/database/tx';
import type { OutboxEvent } from '@loupe/messaging/envelope';
import { enqueue } from '@loupe/messaging/outbox';
import { settlementPostings } from '../../domain/settlement/settlement-postings.ts';
import { EXCESS } from '../../domain/settlement/settlement.ts';
import type { SettlementBooking, SettlementChange } from '../../domain/settlement/settlement-change.ts';
import type { SettledPayment } from '../../events/published/payment-settled.ts';
import { totalsOf } from './settlement-rows.ts';
import type { LockedSettlement } from './settlement-rows.ts';
import {
  BOOK,
  OPEN_REQUEST,
  RECORD,
  RESOLVE_REQUEST,
  UPDATE_PAYMENT,
  UPDATE_SETTLEMENT,
  WAKE_OTHERS,
} from './settlement-statements.ts';

/** Longer than a call to the provider takes, so that a settlement is nobody else's meanwhile. */
export const LEASE_SECONDS = 30;

export interface SettlementWriting {
  readonly settledEventOf: (settled: SettledPayment) => OutboxEvent;
  readonly newId: () => string;
  readonly now: () => Date;
}

/** A row was not in the state it had under the lock: something writes past the lock. */
export class SettlementOvertakenError extends Error {
  override readonly name = 'SettlementOvertakenError';
}

/** Writes a change with its request, totals, bookings and event, in the transaction that holds the payment's row. */
export async function applySettlement(
  tx: Tx,
  locked: LockedSettlement,
  change: SettlementChange,
  { aheadMs, ...writing }: SettlementWriting & { readonly aheadMs: number },
): Promise<void> {
  const { payment, settlement } = locked;
  const { id } = settlement;
  const { state, settled, refusal } = change.settlement;
  const ended = state === 'done' || state === 'refused';
  if (change.totals !== undefined || ended) await updatePayment(tx, locked, change, ended, writing);
  await writeRequest(tx, locked, change, aheadMs);
  for (const booking of change.bookings ?? []) await book(tx, locked, booking, writing.newId());
  if (change.giveBack) await recordExcess(tx, locked, change.giveBack);
  const values = [settled, refusal, ended, aheadMs, pauseOf(change.next)];
  await expectRow(tx, UPDATE_SETTLEMENT, [id, settlement.state, state, ...values]);
  if (ended) await tx.query(WAKE_OTHERS, [payment.id, id]);
}

async function updatePayment(
  tx: Tx,
  { payment, settlement }: LockedSettlement,
  { totals, settlement: { refusal } }: SettlementChange,
  ended: boolean,
  { settledEventOf, newId, now }: SettlementWriting,
): Promise<void> {
  const { captured, refunded, voided, released } = { ...totalsOf(payment), ...totals };
  const [row] = await expectRow<{ event_version: bigint }>(tx, UPDATE_PAYMENT, [
    ...[payment.id, payment.version, captured, refunded, voided, released, ended ? 1 : 0],
  ]);
  if (!ended || row === undefined) return;
  const { kind, reference, order_id: orderId, currency, amount_minor: amount } = settlement;
  const event = settledEventOf({
    ...{ paymentId: payment.id, placementId: payment.placement_id, site: payment.site ?? '' },
    ...{ orderId, kind, reference, refusal, currency, captured, refunded },
    amount: Number(amount),
    eventVersion: row.event_version,
  });
  await enqueue(tx, event, { id: newId(), now: now() });
}

async function recordExcess(
  tx: Tx,
  { payment, settlement }: LockedSettlement,
  amount: number,
): Promise<void> {
  const reference = `${EXCESS}${settlement.reference}`;
  const about = [settlement.order_id, settlement.currency, amount, false, undefined];
  await tx.query(RECORD, [payment.id, 'refund', reference, ...about]);
}

async function writeRequest(
  tx: Tx,
  { payment, settlement }: LockedSettlement,
  { open, resolve }: SettlementChange,
  aheadMs: number,
): Promise<void> {
  if (open !== undefined) {
    const { kind, captureId, closes, amount, transactionId } = open;
    await tx.query(OPEN_REQUEST, [
      ...[
        open.id,
        settlement.id,
        payment.id,
        kind,
        captureId,
        closes,
        settlement.currency,
        amount,
        transactionId,
        aheadMs,
      ],
    ]);
  }
  if (resolve !== undefined) {
    const { from, to, providerId, refusal } = resolve;
    await expectRow(tx, RESOLVE_REQUEST, [resolve.id, from, to, providerId, refusal]);
  }
}

async function book(
  tx: Tx,
  { payment, settlement, tender }: LockedSettlement,
  { kind, amount, requestId }: SettlementBooking,
  setId: string,
): Promise<void> {
  const postings = settlementPostings(kind, amount, settlement.currency);
  await tx.query(BOOK, [
    ...[setId, kind, payment.id, tender?.id, settlement.id, requestId],
    postings.map(({ account }) => account),
    postings.map(({ currency }) => currency),
    postings.map(({ minorUnits }) => minorUnits),
  ]);
}

/** Every transition compares: under the lock it can only fail when somebody writes without it. */
async function expectRow<R extends object>(tx: Tx, statement: string, values: unknown[]): Promise<R[]> {
  const rows = await tx.query<R>(statement, values);
  if (rows.length === 0) throw new SettlementOvertakenError(`No row was as expected: ${String(values[0])}`);
  return rows;
}

function pauseOf(next: SettlementChange['next']): number | undefined {
  if (next === 'never') return undefined;
  if (next === 'leased') return LEASE_SECONDS;
  return next === 'now' ? 0 : next.seconds;
}
