import type pg from 'pg';
import type { ValuesOf } from '@loupe/database/statement';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import type { Tx } from '@loupe/database/tx';
import { HOLD } from '../../domain/settlement/settlement.ts';
import type { PaidAgain, PayAgainStore } from '../../use-cases/pay-again.ts';
import { bookSettlement } from './book-settlement.ts';
import { LOCK_REPLACEMENT, TAKE_OVER, TO_TAKE_OVER } from './pay-again-statements.ts';
import { publishHoldState } from './publish-hold-state.ts';
import type { HoldStateWriting } from './publish-hold-state.ts';
import { readLocked } from './settlement-recording.ts';
import type { LockedPayment } from './settlement-rows.ts';
import { LOCK_BY_PLACEMENT } from './settlement-statements.ts';
import type { TenderRow } from './settlement-statements.ts';

interface Dependencies extends HoldStateWriting {
  /** Called after each commit that may have added an event to the outbox. */
  readonly wakeRelay: () => void;
}

export function payAgainRepository(pool: pg.Pool, { wakeRelay, ...writing }: Dependencies): PayAgainStore {
  const tx = poolTx(pool);
  return {
    async due(limit) {
      const rows = await tx.query(TO_TAKE_OVER, [limit]);
      return rows.map(({ id, placement_id: placementId, pays_again_for: paysAgainFor }) => ({
        paymentId: id,
        placementId,
        paysAgainFor,
      }));
    },
    async takeOver(paid) {
      const taken = await inTransaction(pool, (inTx) => takeOver(inTx, paid, writing));
      wakeRelay();
      return taken;
    },
  };
}

/** The order's payment is locked before the one that pays it again, which nothing else locks together. */
async function takeOver(
  tx: Tx,
  { paymentId, placementId, paysAgainFor }: PaidAgain,
  writing: HoldStateWriting,
): Promise<'taken' | 'not-needed' | 'ended'> {
  const [payment] = await tx.query(LOCK_BY_PLACEMENT, [paysAgainFor]);
  const [replacement] = await tx.query(LOCK_REPLACEMENT, [paymentId]);
  if (replacement === undefined) return 'ended';
  if (payment === undefined) return 'not-needed';
  const locked = await readLocked(tx, payment, 0);
  const ended = endedTender(locked);
  const [other, ...more] = (await readLocked(tx, replacement, 0)).tenders;
  const isFor =
    ended !== undefined && other !== undefined && more.length === 0 && openOf(ended) === other.amount_minor;
  if (!isFor || ended.method !== other.method || ended.currency !== other.currency) return 'not-needed';
  await move(tx, locked, { ended, other, paidAgainBy: placementId }, writing);
  return 'taken';
}

/** The one tender whose hold has ended; undefined where the order's money is not missing, or no one payment can replace it. */
function endedTender({ payment, tenders }: LockedPayment): TenderRow | undefined {
  const ended = tenders.filter((tender) => tender.hold_ended_at !== null && openOf(tender) > 0n);
  return payment.state === 'authorised' && ended.length === 1 ? ended[0] : undefined;
}

const openOf = (tender: TenderRow): bigint =>
  tender.amount_minor - tender.captured_minor - tender.voided_minor;

async function move(
  tx: Tx,
  locked: LockedPayment,
  {
    ended,
    other,
    paidAgainBy,
  }: { readonly ended: TenderRow; readonly other: TenderRow; readonly paidAgainBy: string },
  writing: HoldStateWriting,
): Promise<void> {
  const { payment, settlements } = locked;
  const orderId = settlements.map((row) => row.order_id).find((known) => known !== '') ?? '';
  const released = ended.voided_minor - ended.released_minor;
  const reference = `${HOLD}again:${paidAgainBy}`;
  const values: ValuesOf<typeof TAKE_OVER> = [
    ended.id,
    other.id,
    reference,
    orderId,
    openOf(ended),
    released,
  ];
  const [row] = await tx.query(TAKE_OVER, values);
  if (row === undefined) throw new Error(`The hold of ${other.id} was not taken over.`);
  const { hold_id: hold, settlement_id: settlement } = row;
  const minor = Number(openOf(ended));
  for (const [kind, of] of [
    ['authorisation-reversal', { tender: other, settlement: null, hold: null }],
    ['authorisation', { tender: ended, settlement, hold }],
  ] as const) {
    await bookSettlement(
      tx,
      {
        setId: writing.newId(),
        paymentId: of.tender.payment_id,
        tenderId: of.tender.id,
        settlementId: of.settlement,
        requestId: of.hold,
        holdId: of.hold,
      },
      { kind, amount: minor, currency: ended.currency, method: of.tender.method },
    );
  }
  const now = { hasEnded: false, heldUntil: other.held_until ?? undefined };
  await publishHoldState(tx, { ...locked, payment }, { tender: ended, now, paidAgainBy }, writing);
}
