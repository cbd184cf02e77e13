import type { OutboxRow } from '@loupe/messaging/envelope';
import { accountsOf } from '../../../../services/payments-finance/src/domain/payment/ledger-accounts.ts';
import type {
  MovedPart,
  SettlementChange,
} from '../../../../services/payments-finance/src/domain/settlement/settlement-change.ts';
import {
  EXCESS,
  movedReference,
} from '../../../../services/payments-finance/src/domain/settlement/settlement.ts';
import { settlementPostings } from '../../../../services/payments-finance/src/domain/settlement/settlement-postings.ts';
import { heldMoney } from '../../../../services/payments-finance/src/domain/settlement/hold-state.ts';
import { lastMovementKnown } from '../../../../services/payments-finance/src/domain/settlement/settlement-change.ts';
import type { HoldStateChange } from '../../../../services/payments-finance/src/events/published/payment-hold-state.ts';
import type { SettledPayment } from '../../../../services/payments-finance/src/events/published/payment-settled.ts';
import { CheckViolation } from '../memory-database.ts';
import type { View } from '../memory-database.ts';
import { book } from './apply-change.ts';
import { askedOf, totalsOf } from './locked-payment.ts';
import type { LockedPayment } from './locked-payment.ts';
import { insertSettlement } from './settlement-recording.ts';
import { followStatus } from './tell-waiting.ts';
import type { WaitTelling } from './tell-waiting.ts';
import { NO_TOTALS } from './tables.ts';
import { writeRequests } from './write-requests.ts';
import type { PaymentRow, PaymentsTables, SettledTotals, SettlementRow, TenderRow } from './tables.ts';

export const LEASE_SECONDS = 30;

interface Locked extends LockedPayment {
  readonly settlement: SettlementRow;
  readonly tender: TenderRow | undefined;
}

interface Writing {
  readonly newId: () => string;
  readonly eventRow: (event: SettledPayment) => OutboxRow;
  readonly holdStateRow: (event: HoldStateChange) => OutboxRow;
  readonly waiting?: WaitTelling;
}

/** A change of a settlement with its request, totals, bookings and event. */
export function applySettlement(
  tables: PaymentsTables,
  view: View,
  locked: Locked,
  change: SettlementChange,
  { newId, eventRow, holdStateRow, waiting }: Writing,
): void {
  const { payment, settlement, tender } = locked;
  const {
    state,
    settled = settlement.settled,
    elsewhere = settlement.elsewhere,
    uncaptured = settlement.uncaptured,
    refusal,
  } = change.settlement;
  const ended = state === 'done' || state === 'refused';
  const now = view.now.getTime();
  if (change.totals !== undefined || ended) {
    const isPublished = ended && settlement.kind !== 'renew';
    const event = writeTotals(tables, view, locked, change, isPublished);
    if (event !== undefined) tables.messaging.enqueue(view, eventRow(event));
  }
  writeRequests(tables, view, { payment, settlement }, change, now);
  writeHold(tables, view, tender, change);
  bookAll(tables, view, locked, change, newId);
  if (change.giveBack) recordExcess(tables, view, settlement, change.giveBack);
  if (change.moves) recordMoves(tables, view, settlement, change.moves);
  if (elsewhere < 0 || elsewhere > settled) throw new CheckViolation('settlement_elsewhere_is_settled');
  if (uncaptured < 0 || uncaptured > settled)
    throw new CheckViolation('settlement_uncaptured_within_settled');
  if (settled < 0 || settled > settlement.amount.minorUnits) throw new CheckViolation('settlement_check');
  const nextAttemptAt = nextAttempt(change.next, now);
  view.put(tables.settlements, settlement.id, {
    ...settlement,
    state,
    settled,
    elsewhere,
    uncaptured,
    refusal,
    nextAttemptAt,
  });
  if (ended) wakeOthers(tables, view, settlement, now);
  publishHoldState(tables, view, locked, holdStateRow);
  if (waiting !== undefined) follow(tables, view, locked, change.applicationStatus, waiting);
}

function follow(
  tables: PaymentsTables,
  view: View,
  { payment: { id: paymentId, placementId, site = '' }, tender }: Locked,
  status: SettlementChange['applicationStatus'],
  waiting: WaitTelling,
): void {
  if (tender === undefined || status === undefined) return;
  followStatus(tables, view, { paymentId, placementId, site, tenderId: tender.id }, status, waiting);
}

function bookAll(
  tables: PaymentsTables,
  view: View,
  { payment, settlement, tender }: Locked,
  change: SettlementChange,
  newId: () => string,
): void {
  for (const { kind, amount, requestId, holdId } of change.bookings ?? []) {
    const postings = settlementPostings(
      ...([kind, amount, settlement.amount.currency, accountsOf(tender?.method ?? 'credit-card')] as const),
    );
    const about = `${settlement.id}/${requestId ?? ''}/${holdId ?? ''}`;
    book(tables, view, postings, {
      setId: newId(),
      kind,
      paymentId: payment.id,
      tenderId: tender?.id,
      settlementId: settlement.id,
      about,
    });
  }
}

/** The totals of the tender and their sums on the payment. @returns the event of a settlement that has ended, if it is published */
function writeTotals(
  tables: PaymentsTables,
  view: View,
  { payment, settlement, tender }: Locked,
  change: SettlementChange,
  isPublished: boolean,
): SettledPayment | undefined {
  const before = tender?.totals ?? NO_TOTALS;
  const totals = { ...before, ...change.totals };
  const eventVersion = payment.eventVersion + (isPublished ? 1n : 0n);
  const sums = sumsOf(payment, before, totals);
  const after = { ...payment, ...sums, version: payment.version + 1n, eventVersion };
  checkTotals('payment', after, payment.amount?.minorUnits ?? 0);
  view.put(tables.payments, payment.id, after);
  if (tender !== undefined) {
    checkTotals('tender', totals, tender.amount.minorUnits);
    view.put(tables.tenders, tender.id, { ...tender, totals });
  }
  const { id: paymentId, placementId, site = '' } = payment;
  const { orderId, kind, reference, amount } = settlement;
  const {
    refusal,
    uncaptured = settlement.uncaptured,
    elsewhere = settlement.elsewhere,
    settled = settlement.settled,
  } = change.settlement;
  if (!isPublished || kind === 'renew') return undefined;
  return {
    paymentId,
    placementId,
    orderId,
    site,
    kind,
    reference,
    refusal,
    eventVersion,
    currency: amount.currency,
    amount: amount.minorUnits,
    uncaptured,
    ...(kind === 'refund' ? { moved: settled - elsewhere - uncaptured } : {}),
    captured: sums.captured,
    refunded: sums.refunded,
    tender: tender && {
      id: tender.id,
      method: tender.method,
      totals: totalsOf({ ...tender, totals }),
    },
  };
}

function writeHold(
  tables: PaymentsTables,
  view: View,
  tender: TenderRow | undefined,
  { hold, holdEnded }: SettlementChange,
): void {
  const row = tender && view.get(tables.tenders, tender.id);
  if (row === undefined) return;
  if (holdEnded) view.put(tables.tenders, row.id, { ...row, hasEnded: true });
  if (hold === undefined) return;
  const { requestId: holdId = row.holdId, providerId, heldSeconds } = hold;
  const heldUntil = heldSeconds === undefined ? undefined : view.now.getTime() + heldSeconds * 1_000;
  view.put(tables.tenders, row.id, { ...row, holdId, providerId, heldUntil, hasEnded: false });
}

/** The twin of adapters/db/publish-hold-state.ts, on the rows as they are after the change. */
function publishHoldState(
  tables: PaymentsTables,
  view: View,
  { payment: { id }, tenders, settlements }: Locked,
  holdStateRow: Writing['holdStateRow'],
): void {
  const payment = view.get(tables.payments, id);
  if (payment?.state !== 'authorised') return;
  const money = heldMoney(
    tenders.map((before) => {
      const { totals, amount, heldUntil, hasEnded } = view.get(tables.tenders, before.id) ?? before;
      const { captured, voided } = totals;
      const until = heldUntil === undefined ? undefined : new Date(heldUntil);
      return { authorised: amount.minorUnits, captured, voided, heldUntil: until, hasEnded };
    }),
  );
  const { holdState, placementId, site = '', amount } = payment;
  if (money.state === holdState) return;
  if (holdState === 'held' && money.state === 'taken' && lastMovementKnown(settlements.map(askedOf))) return;
  const eventVersion = payment.eventVersion + 1n;
  view.put(tables.payments, id, {
    ...payment,
    holdState: money.state,
    eventVersion,
    version: payment.version + 1n,
  });
  const orderNumber = tenders[0]?.reference ?? '';
  const about = { paymentId: id, placementId, site, orderNumber, currency: amount?.currency ?? '' };
  tables.messaging.enqueue(view, holdStateRow({ ...money, ...about, eventVersion }));
}

function recordExcess(
  tables: PaymentsTables,
  view: View,
  { paymentId, tenderId, orderId, reference, amount }: SettlementRow,
  minorUnits: number,
): void {
  insertSettlement(tables, view, {
    paymentId,
    tenderId,
    orderId,
    kind: 'refund',
    reference: `${EXCESS}${reference}`,
    final: false,
    amount: { ...amount, minorUnits },
  });
}

function recordMoves(
  tables: PaymentsTables,
  view: View,
  { paymentId, orderId, reference, amount }: SettlementRow,
  moves: readonly MovedPart[],
): void {
  const ofPayment = view.all(tables.settlements).filter((row) => row.paymentId === paymentId);
  const moved = movedReference(
    reference,
    ofPayment.map((row) => row.reference),
  );
  for (const { tenderId, amount: minorUnits } of moves) {
    insertSettlement(tables, view, {
      paymentId,
      tenderId,
      orderId,
      kind: 'refund',
      reference: moved,
      final: false,
      amount: { ...amount, minorUnits },
    });
  }
}

const sumsOf = (payment: PaymentRow, before: SettledTotals, after: SettledTotals): SettledTotals => ({
  captured: payment.captured + after.captured - before.captured,
  refunded: payment.refunded + after.refunded - before.refunded,
  voided: payment.voided + after.voided - before.voided,
  released: payment.released + after.released - before.released,
});

function checkTotals(
  table: 'payment' | 'tender',
  { captured, refunded, voided, released }: SettledTotals,
  whole: number,
): void {
  if (refunded < 0 || refunded > captured) throw new CheckViolation(`${table}_refunded_within_captured`);
  if (voided < 0 || captured + voided > whole) throw new CheckViolation(`${table}_captured_within_amount`);
  if (released < 0 || released > voided) throw new CheckViolation(`${table}_released_within_voided`);
}

function wakeOthers(tables: PaymentsTables, view: View, { id, paymentId }: SettlementRow, now: number): void {
  for (const other of view.all(tables.settlements)) {
    if (other.paymentId !== paymentId || other.id === id || other.state !== 'intended') continue;
    if (other.nextAttemptAt !== undefined)
      view.put(tables.settlements, other.id, { ...other, nextAttemptAt: now });
  }
}

function nextAttempt(next: SettlementChange['next'], now: number): number | undefined {
  if (next === 'never') return undefined;
  const seconds = next === 'leased' ? LEASE_SECONDS : next === 'now' ? 0 : next.seconds;
  return now + seconds * 1_000;
}
