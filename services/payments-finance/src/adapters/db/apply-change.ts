import type { Tx } from '@loupe/database/tx';
import { toOutboxRow } from '@loupe/messaging/envelope';
import type { OutboxEvent, OutboxRow } from '@loupe/messaging/envelope';
import type { Amount, PaymentState } from '../../domain/payment/payment.ts';
import { postingsOf } from '../../domain/payment/postings.ts';
import type { TenderChange } from '../../domain/payment/tender-change.ts';
import type { OpenTender } from '../../use-cases/ports.ts';
import { APPLY } from './payment-statements.ts';

/** A payment after a change, as the event tells it. */
export interface ChangedPayment {
  readonly paymentId: string;
  readonly placementId: string;
  readonly site: string;
  readonly state: PaymentState;
  readonly amount: Amount;
  readonly eventVersion: bigint;
}

export interface ChangeWriting {
  readonly eventOf: (change: ChangedPayment) => OutboxEvent;
  readonly newId: () => string;
  readonly now: () => Date;
}

/**
 * Writes a change with its bookings, its reversal task and, where others are to be told, its event: one statement.
 * @returns false when the payment is no longer at the tender's version; nothing was written then
 */
export async function applyChange(
  tx: Tx,
  tender: OpenTender,
  change: TenderChange,
  { publish, ...writing }: ChangeWriting & { readonly publish: boolean },
): Promise<boolean> {
  const { paymentId, tenderId, version } = tender;
  const { state, declineReason } = change.payment;
  const event = publish ? eventRow(tender, state, writing) : undefined;
  const rows = await tx.query(APPLY, [
    ...[paymentId, version, state, declineReason],
    ...[tenderId, ...tenderColumns(change.tender), change.reversal],
    ...bookingColumns(change.bookings, writing.newId),
    ...eventColumns(event),
  ]);
  return rows.length > 0;
}

function eventRow(
  tender: OpenTender,
  state: PaymentState,
  { eventOf, newId, now }: ChangeWriting,
): OutboxRow {
  const { paymentId, placementId, site, amount } = tender;
  const eventVersion = tender.eventVersion + 1n;
  const changed = { paymentId, placementId, site, amount, state, eventVersion };
  return toOutboxRow(eventOf(changed), { id: newId(), now: now() });
}

const tenderColumns = ({ state, providerId, held, declineReason }: TenderChange['tender']): unknown[] => [
  state,
  providerId,
  held?.currency,
  held?.minorUnits,
  declineReason,
];

/** The arrays of APPLY's unnest: set ids, kinds, accounts, currencies, amounts. */
function bookingColumns(bookings: TenderChange['bookings'], newId: () => string): unknown[][] {
  const rows = bookings.flatMap(({ kind, amount }) => {
    const setId = newId();
    return postingsOf(kind, amount).map((posting) => ({ setId, kind, ...posting }));
  });
  return [
    rows.map(({ setId }) => setId),
    rows.map(({ kind }) => kind),
    rows.map(({ account }) => account),
    rows.map(({ currency }) => currency),
    rows.map(({ minorUnits }) => minorUnits),
  ];
}

const eventColumns = (event: OutboxRow | undefined): unknown[] => [
  event?.id,
  event?.aggregatetype,
  event?.aggregateid,
  event?.aggregate_version,
  event?.type,
  event?.payload,
  event?.occurred_at,
];
