import { toOutboxRow } from '@loupe/messaging/envelope';
import type { ChangeWriting } from '../../../../services/payments-finance/src/adapters/db/apply-change.ts';
import { postingsOf } from '../../../../services/payments-finance/src/domain/payment/postings.ts';
import type { Posting } from '../../../../services/payments-finance/src/domain/payment/postings.ts';
import type { TenderChange } from '../../../../services/payments-finance/src/domain/payment/tender-change.ts';
import type { OpenTender } from '../../../../services/payments-finance/src/use-cases/ports/payment-store.ts';
import { CheckViolation, UniqueViolation } from '../memory-database.ts';
import type { View } from '../memory-database.ts';
import type { LedgerRow, PaymentRow, PaymentsTables, TenderRow } from './tables.ts';

/** The statement APPLY: changes the payment if it still has this version. */
export function applyChange(
  tables: PaymentsTables,
  view: View,
  handle: OpenTender,
  change: TenderChange,
  { publish, eventOf, newId, now }: ChangeWriting & { readonly publish: boolean },
): OpenTender | undefined {
  const { tenderId, paymentId, version, method, ...open } = handle;
  const payment = view.lock(tables.payments, paymentId);
  if (payment === undefined || payment.version !== version) return undefined;
  const { state, declineReason = payment.declineReason } = change.payment;
  if ((state === 'cancelled') !== payment.tombstoned) throw new CheckViolation('payment_check');
  const eventVersion = payment.eventVersion + (publish ? 1n : 0n);
  const updatedAt = view.now.getTime();
  const changed = { state, declineReason, eventVersion, updatedAt, version: version + 1n };
  const after: PaymentRow = { ...payment, ...changed };
  view.put(tables.payments, paymentId, after);
  const { heldSeconds, storedCard: _stored, applicationStatus: _status, ...tender } = change.tender;
  const heldUntil = heldSeconds === undefined ? undefined : view.now.getTime() + heldSeconds * 1_000;
  const undoesBegun = tender.state === 'declined' && isBegun(tables, view, tenderId);
  setTenderState(tables, view, tenderId, definedOf({ ...tender, heldUntil }));
  scheduleReversal(tables, view, tenderId, undoesBegun ? 'schedule' : change.reversal);
  if (state === 'declined' || state === 'unknown') endAttempt(tables, view, handle);
  for (const { kind, amount } of change.bookings) {
    book(tables, view, postingsOf(kind, amount, method), {
      setId: newId(),
      kind,
      paymentId,
      tenderId,
      about: '',
    });
  }
  if (publish) {
    const { placementId, site, amount } = open;
    const changed = { paymentId, placementId, site, amount, state, eventVersion: open.eventVersion + 1n };
    tables.messaging.enqueue(view, toOutboxRow(eventOf(changed), { id: newId(), now: now() }));
  }
  return { ...handle, version: after.version, eventVersion };
}

/** Declines the tenders that were not sent, and schedules the reversal of those that are held. */
function endAttempt(tables: PaymentsTables, view: View, { paymentId, tenderId }: OpenTender): void {
  const others = view
    .all(tables.tenders)
    .filter((tender) => tender.paymentId === paymentId && tender.id !== tenderId);
  for (const { id, state } of others) {
    if (state === 'intended' || state === 'action') setTenderState(tables, view, id, { state: 'declined' });
    if (state === 'held' && view.get(tables.reversals, id) === undefined)
      scheduleReversal(tables, view, id, 'schedule');
  }
}

/** Whether something waits at its provider that has to be undone there when the payment ends otherwise. */
export function isBegun(tables: PaymentsTables, view: View, tenderId: string): boolean {
  const waiting = view.get(tables.actions, tenderId);
  return waiting?.begun !== undefined && waiting.action.kind !== 'challenge';
}

/** Includes the trigger that deletes an action when it ends. */
export function setTenderState(
  tables: PaymentsTables,
  view: View,
  id: string,
  change: Partial<TenderRow>,
): void {
  const before = view.lock(tables.tenders, id) as TenderRow;
  const after = { ...before, ...change };
  if (after.state === 'held' && (after.providerId === undefined || after.held === undefined)) {
    throw new CheckViolation('tender_check');
  }
  view.put(tables.tenders, id, after);
  if (before.state === 'action' && after.state !== 'action') view.remove(tables.actions, id);
}

function scheduleReversal(
  tables: PaymentsTables,
  view: View,
  tenderId: string,
  what: TenderChange['reversal'],
): void {
  if (what === 'none') return;
  const before = view.lock(tables.reversals, tenderId);
  const at = view.now.getTime();
  if (what === 'schedule') {
    const task = before ?? { tenderId, attempts: 0, createdAt: at };
    view.put(tables.reversals, tenderId, { ...task, state: 'due', nextAttemptAt: at });
  } else if (before !== undefined) view.put(tables.reversals, tenderId, { ...before, state: what });
}

export interface Booking extends Pick<
  LedgerRow,
  'setId' | 'kind' | 'paymentId' | 'tenderId' | 'settlementId'
> {
  /** Settlement and request, the columns of the unique index. */
  readonly about: string;
}

/** Includes the trigger and the unique index: a set balances, and nothing is recorded twice. */
export function book(tables: PaymentsTables, view: View, postings: Posting[], booking: Booking): void {
  const { about, ...row } = booking;
  const sum = postings.reduce((total, { minorUnits }) => total + minorUnits, 0);
  if (sum !== 0) throw new CheckViolation('ledger_entry_balanced');
  for (const posting of postings) {
    const key = `${row.tenderId}/${about}/${row.kind}/${posting.account}`;
    if (view.lock(tables.ledger, key) !== undefined) throw new UniqueViolation('ledger_entry_booked_once');
    view.put(tables.ledger, key, { ...row, ...posting });
  }
}

/** As coalesce does: undefined members are not changed. */
function definedOf(change: Partial<TenderRow>): Partial<TenderRow> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
