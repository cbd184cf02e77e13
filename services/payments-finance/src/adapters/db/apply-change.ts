import type { ValuesOf } from '@loupe/database/statement';
import type { Tx } from '@loupe/database/tx';
import { toOutboxRow } from '@loupe/messaging/envelope';
import type { OutboxEvent, OutboxRow } from '@loupe/messaging/envelope';
import type { Amount, PaymentMethod, PaymentState } from '../../domain/payment/payment.ts';
import { postingsOf } from '../../domain/payment/postings.ts';
import type { StoredCard } from '../../domain/payment/judge-authorisation.ts';
import type { TenderChange } from '../../domain/payment/tender-change.ts';
import type { OpenTender } from '../../use-cases/ports/payment-store.ts';
import type { Sealed } from '../vault/sealed-json.ts';
import { APPLY, APPLY_AND_PUBLISH } from './apply-change-statements.ts';

/** A payment after a change, as its event describes it. */
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

export interface SealingWriting extends ChangeWriting {
  readonly sealCard: (storedCard: StoredCard, tenderId: string) => Sealed;
}

/**
 * Writes a change with its bookings, its reversal task and, if `publish`, its event: one statement.
 * @returns the tender at the new version; undefined when the payment is no longer at its version, and nothing was written
 */
export async function applyChange(
  tx: Tx,
  tender: OpenTender,
  change: TenderChange,
  { publish, ...writing }: SealingWriting & { readonly publish: boolean },
): Promise<OpenTender | undefined> {
  const values = changeValues(tender, change, writing);
  const [row] = publish
    ? await tx.query(APPLY_AND_PUBLISH, [...values, ...eventValues(tender, change, writing)])
    : await tx.query(APPLY, values);
  return row && { ...tender, version: row.version, eventVersion: row.event_version };
}

function changeValues(
  { paymentId, tenderId, version, method }: OpenTender,
  { payment, tender, reversal, bookings }: TenderChange,
  { newId, sealCard }: SealingWriting,
): ValuesOf<typeof APPLY> {
  const entries = entriesOf(bookings, method, newId);
  const { storedCard } = tender;
  const sealed = storedCard && sealCard(storedCard, tenderId);
  return [
    paymentId,
    version,
    payment.state,
    payment.declineReason ?? null,
    tenderId,
    tender.state,
    tender.providerId ?? null,
    tender.held?.currency ?? null,
    tender.held?.minorUnits ?? null,
    tender.declineReason ?? null,
    reversal,
    entries.map(({ setId }) => setId),
    entries.map(({ kind }) => kind),
    entries.map(({ account }) => account),
    entries.map(({ currency }) => currency),
    entries.map(({ minorUnits }) => minorUnits),
    tender.heldSeconds ?? null,
    sealed === undefined ? [] : [sealed.bytes],
    sealed === undefined ? [] : [sealed.kid],
    tender.cardType ?? null,
    tender.begun ?? null,
  ];
}

const entriesOf = (bookings: TenderChange['bookings'], method: PaymentMethod, newId: () => string) =>
  bookings.flatMap(({ kind, amount }) => {
    const setId = newId();
    return postingsOf(kind, amount, method).map((posting) => ({ setId, kind, ...posting }));
  });

type EventValues = [string, string, string, bigint, string, OutboxRow['payload'], Date];

function eventValues(
  { paymentId, placementId, site, amount, eventVersion }: OpenTender,
  { payment: { state } }: TenderChange,
  { eventOf, newId, now }: ChangeWriting,
): EventValues {
  const event = eventOf({ paymentId, placementId, site, amount, state, eventVersion: eventVersion + 1n });
  const row = toOutboxRow(event, { id: newId(), now: now() });
  const { id, aggregatetype, aggregateid, aggregate_version: version, type, payload } = row;
  return [id, aggregatetype, aggregateid, version, type, payload, row.occurred_at];
}
