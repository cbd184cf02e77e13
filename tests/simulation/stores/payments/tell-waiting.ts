import { toOutboxRow } from '@loupe/messaging/envelope';
import type { OutboxEvent } from '@loupe/messaging/envelope';
import type { PaymentMethod } from '../../../../services/payments-finance/src/domain/payment/payment.ts';
import { LOOKS } from '../../../../services/payments-finance/src/domain/payment/waiting.ts';
import type { ApplicationStatus } from '../../../../services/payments-finance/src/domain/payment/waiting.ts';
import type { WaitingChange } from '../../../../services/payments-finance/src/events/published/payment-waiting-changed.ts';
import type {
  NewAction,
  OpenTender,
} from '../../../../services/payments-finance/src/use-cases/ports/payment-store.ts';
import type { View } from '../memory-database.ts';
import type { PaymentRow, PaymentsTables, WaitRow } from './tables.ts';

export interface WaitTelling {
  readonly mayWait: (method: PaymentMethod) => boolean;
  readonly waitingEventOf: (change: WaitingChange) => OutboxEvent;
  readonly newId: () => string;
  readonly now: () => Date;
}

type Paid = Pick<OpenTender, 'paymentId' | 'placementId' | 'site'>;
export type PaidTender = Paid & Pick<OpenTender, 'tenderId'>;

const FIRST_LOOK_MS = LOOKS.firstSeconds * 1_000;
const FOLLOWED = ['AWAITING_FULFILMENT', 'PAYMENT_REQUESTED', 'PAYMENT_PROCESSED', 'CANCELLED'];
const REQUESTED_LOOK_MS = 3_600_000;

/** @returns the version of the payment's events after it */
export function tellWaiting(
  tables: PaymentsTables,
  view: View,
  { paymentId, placementId, site }: Paid,
  told: Pick<WaitingChange, 'waits' | 'applicationStatus' | 'isAgreedLate'>,
  { waitingEventOf, newId, now }: WaitTelling,
): bigint {
  const payment = view.lock(tables.payments, paymentId) as PaymentRow;
  const eventVersion = payment.eventVersion + 1n;
  view.put(tables.payments, paymentId, { ...payment, eventVersion });
  const event = waitingEventOf({ paymentId, placementId, site, ...told, eventVersion });
  tables.messaging.enqueue(view, toOutboxRow(event, { id: newId(), now: now() }));
  return eventVersion;
}

export function beginWait(
  tables: PaymentsTables,
  view: View,
  tender: OpenTender,
  { standing, validUntil: until }: NewAction,
  telling: WaitTelling,
): void {
  if (standing === undefined) return;
  const { waitsFor, applicationStatus } = standing;
  putWait(tables, view, tender.tenderId, { waitsFor, applicationStatus, beganAt: view.now.getTime() });
  tellWaiting(tables, view, tender, { waits: { for: waitsFor, until }, applicationStatus }, telling);
}

export function putWait(
  tables: PaymentsTables,
  view: View,
  tenderId: string,
  { beganAt, waitsFor, applicationStatus }: NonNullable<NewAction['standing']> & { readonly beganAt: number },
): void {
  const changedAt = view.now.getTime();
  const before = view.lock(tables.waits, tenderId) ?? { tenderId, beganAt, agreedLateAt: undefined };
  const nextLookAt = changedAt + FIRST_LOOK_MS;
  view.put(tables.waits, tenderId, {
    ...before,
    waitsFor,
    applicationStatus,
    changedAt,
    looks: 0,
    nextLookAt,
  });
}

/** Of a tender that nobody has waited for. */
export const noWait = (tenderId: string, now: number): WaitRow => ({
  tenderId,
  waitsFor: undefined,
  applicationStatus: undefined,
  beganAt: now,
  changedAt: now,
  looks: 0,
  nextLookAt: undefined,
  agreedLateAt: undefined,
});

/** @returns the version of the payment's events; undefined when no event was added */
export function endWait(
  tables: PaymentsTables,
  view: View,
  { tenderId, ...of }: PaidTender,
  status: ApplicationStatus | undefined,
  telling: WaitTelling,
): bigint | undefined {
  const before = view.lock(tables.waits, tenderId);
  const changedAt = view.now.getTime();
  if (before === undefined && status === undefined) return undefined;
  const isNews = before?.waitsFor !== undefined || status !== before?.applicationStatus;
  if (!isNews) return undefined;
  const applicationStatus = status ?? before?.applicationStatus;
  view.put(tables.waits, tenderId, {
    ...(before ?? noWait(tenderId, changedAt)),
    waitsFor: undefined,
    nextLookAt: undefined,
    applicationStatus,
    changedAt,
  });
  return tellWaiting(tables, view, of, { waits: undefined, applicationStatus }, telling);
}

/** @returns whether an event was added */
export function followStatus(
  tables: PaymentsTables,
  view: View,
  { tenderId, ...of }: PaidTender,
  status: ApplicationStatus,
  telling: WaitTelling,
): boolean {
  const before = view.lock(tables.waits, tenderId);
  const state = view.get(tables.tenders, tenderId)?.state;
  if (before === undefined || before.waitsFor !== undefined || (state !== 'held' && state !== 'reversed'))
    return false;
  if (FOLLOWED.indexOf(before.applicationStatus ?? '') >= FOLLOWED.indexOf(status)) return false;
  const changedAt = view.now.getTime();
  const nextLookAt = status === 'PAYMENT_REQUESTED' ? changedAt + REQUESTED_LOOK_MS : undefined;
  view.put(tables.waits, tenderId, { ...before, applicationStatus: status, changedAt, looks: 0, nextLookAt });
  tellWaiting(tables, view, of, { waits: undefined, applicationStatus: status }, telling);
  return true;
}
