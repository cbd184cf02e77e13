import type pg from 'pg';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import type { Tx } from '@loupe/database/tx';
import { accountsOf } from '../../domain/payment/ledger-accounts.ts';
import type { EndingHold } from '../../domain/payment/hold-terms.ts';
import { lastMovementKnown } from '../../domain/settlement/settlement-change.ts';
import { settlementPostings } from '../../domain/settlement/settlement-postings.ts';
import { holdReference } from '../../use-cases/ports/hold-store.ts';
import type { ClaimedHold, HoldStore, JudgedHold } from '../../use-cases/ports/hold-store.ts';
import type { DatabaseClock } from './database-clock.ts';
import {
  BOOK_END,
  CLAIM_HOLDS,
  END_HOLD,
  LOCK_PAYMENT,
  LOOK_AGAIN,
  RECORD_RENEWAL,
  STANDING_HOLDS,
} from './hold-statements.ts';
import { publishHoldState } from './publish-hold-state.ts';
import type { HoldStateWriting } from './publish-hold-state.ts';
import { readLocked } from './settlement-recording.ts';
import { askedOf, tenderOf } from './settlement-rows.ts';
import type { LockedPayment } from './settlement-rows.ts';
import type { TenderRow } from './settlement-statements.ts';

/** Longer than a decision takes, so that no other instance claims the hold meanwhile. */
const LEASE_SECONDS = 30;

/** A deposit is held for days while a lender decides: its hold is judged once the payment is authorised. */
const WAITING: readonly string[] = ['authorising', 'action'];
const AGAIN_MS = 3_600_000;

interface Dependencies extends HoldStateWriting {
  readonly clock: DatabaseClock;
  /** Called after each commit that may have added an event to the outbox. */
  readonly wakeRelay: () => void;
}

export function holdRepository(pool: pg.Pool, { clock, wakeRelay, ...writing }: Dependencies): HoldStore {
  const tx = poolTx(pool);
  return {
    async standing(references) {
      return (await tx.query(STANDING_HOLDS, [references])).map(
        ({ id: tenderId, payment_id: paymentId, method, held_until: heldUntil }) => {
          return { tenderId, paymentId, method, heldUntil };
        },
      );
    },
    async claim(limit) {
      const rows = await tx.query(CLAIM_HOLDS, [clock.aheadMs(), limit, LEASE_SECONDS]);
      return rows.map((row) => ({ tenderId: row.id, paymentId: row.payment_id }));
    },
    async judge(hold, decide) {
      const judged = await inTransaction(pool, (inTx) => judge(inTx, hold, decide, clock.aheadMs(), writing));
      if (judged?.verdict === 'ended' || judged?.verdict === 'renew-late') wakeRelay();
      return judged;
    },
  };
}

async function judge(
  tx: Tx,
  { tenderId, paymentId }: ClaimedHold,
  decide: Parameters<HoldStore['judge']>[1],
  aheadMs: number,
  writing: HoldStateWriting,
): Promise<JudgedHold | undefined> {
  const [payment] = await tx.query(LOCK_PAYMENT, [paymentId, aheadMs]);
  if (payment === undefined) return undefined;
  const locked = await readLocked(tx, payment, aheadMs);
  const tender = locked.tenders.find(({ id }) => id === tenderId);
  const ending = tender && endingHold(locked, tender);
  if (tender === undefined || ending === undefined) {
    const isAwaited = tender?.state === 'held' && WAITING.includes(payment.state);
    const next = isAwaited ? new Date(payment.as_of.getTime() + AGAIN_MS) : null;
    await tx.query(LOOK_AGAIN, [tenderId, next]);
    return undefined;
  }
  const { method, reference } = tender;
  const of = { method, reference, placementId: payment.placement_id };
  const verdict = decide(ending, of, payment.as_of);
  const hasEnded = verdict === 'ended' || verdict === 'renew-late';
  if (hasEnded) await end(tx, locked, tender, writing);
  else await tx.query(LOOK_AGAIN, [tenderId, verdict === 'leave' ? null : ending.heldUntil]);
  const settlementId =
    verdict === 'renew' || verdict === 'renew-late'
      ? await recordRenewal(tx, locked, tender, ending, payment.as_of)
      : undefined;
  return { ...of, verdict, settlementId };
}

/** Undefined where the provider holds nothing by it, or states no end. */
function endingHold(
  { payment, settlements, tenders }: LockedPayment,
  tender: TenderRow,
): EndingHold | undefined {
  const { held_until: heldUntil, hold_ended_at: endedAt, resolved_at: firstHeldAt } = tender;
  if (payment.state !== 'authorised' || tender.state !== 'held' || heldUntil === null) return undefined;
  if (endedAt !== null || firstHeldAt === null) return undefined;
  return {
    open: Number(tender.amount_minor - tender.captured_minor - tender.voided_minor),
    heldUntil,
    firstHeldAt,
    hasStoredCard: tender.has_stored_card,
    renewals: settlements.filter((row) => row.kind === 'renew' && tenderOf(row, tenders) === tender).length,
    lastMovementKnown: lastMovementKnown(settlements.map(askedOf)),
  };
}

/** Once for each hold: its end is the reference. */
async function recordRenewal(
  tx: Tx,
  { payment, settlements }: LockedPayment,
  { id, currency }: TenderRow,
  { open, heldUntil }: EndingHold,
  now: Date,
): Promise<string | undefined> {
  const reference = holdReference(heldUntil);
  const orderId = settlements.map((row) => row.order_id).find((known) => known !== '') ?? '';
  const values = [payment.id, id, reference, orderId, currency, open, now] as const;
  const [row] = await tx.query(RECORD_RENEWAL, [...values]);
  return row?.id;
}

/** What was still held is booked out, and that the order's money is missing is published. */
async function end(
  tx: Tx,
  locked: LockedPayment,
  tender: TenderRow,
  writing: HoldStateWriting,
): Promise<void> {
  const { id, currency, method, hold_id: holdId, held_until: heldUntil } = tender;
  if (heldUntil === null) return;
  await tx.query(END_HOLD, [id, heldUntil]);
  const rest = Number(tender.amount_minor - tender.captured_minor - tender.released_minor);
  const postings = settlementPostings('authorisation-end', rest, currency, accountsOf(method));
  await tx.query(BOOK_END, [
    ...([writing.newId(), locked.payment.id, id, holdId] as const),
    postings.map(({ account }) => account),
    postings.map((posting) => posting.currency),
    postings.map(({ minorUnits }) => minorUnits),
  ]);
  await publishHoldState(tx, locked, { tender, now: { hasEnded: true } }, writing);
}
