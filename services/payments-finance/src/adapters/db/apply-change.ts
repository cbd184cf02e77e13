import type { ValuesOf } from '@loupe/database/statement';
import type { Tx } from '@loupe/database/tx';
import { outboxParameters, toOutboxRow } from '@loupe/messaging/envelope';
import type { OutboxEvent } from '@loupe/messaging/envelope';
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
    ? await tx.query(APPLY_AND_PUBLISH, { ...values, ...eventValues(tender, change, writing) })
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
  return {
    paymentId,
    version,
    paymentState: payment.state,
    paymentDeclineReason: payment.declineReason ?? null,
    tenderId,
    tenderState: tender.state,
    providerId: tender.providerId ?? null,
    heldCurrency: tender.held?.currency ?? null,
    held: tender.held?.minorUnits ?? null,
    declineReason: tender.declineReason ?? null,
    reversal,
    bookedSets: entries.map(({ setId }) => setId),
    bookedKinds: entries.map(({ kind }) => kind),
    bookedAccounts: entries.map(({ account }) => account),
    bookedCurrencies: entries.map(({ currency }) => currency),
    bookedAmounts: entries.map(({ minorUnits }) => minorUnits),
    heldSeconds: tender.heldSeconds ?? null,
    sealedCards: sealed === undefined ? [] : [sealed.bytes],
    sealedCardKids: sealed === undefined ? [] : [sealed.kid],
    cardType: tender.cardType ?? null,
    begun: tender.begun ?? null,
  };
}

const entriesOf = (bookings: TenderChange['bookings'], method: PaymentMethod, newId: () => string) =>
  bookings.flatMap(({ kind, amount }) => {
    const setId = newId();
    return postingsOf(kind, amount, method).map((posting) => ({ setId, kind, ...posting }));
  });

type EventValues = Omit<ValuesOf<typeof APPLY_AND_PUBLISH>, keyof ValuesOf<typeof APPLY>>;

function eventValues(
  { paymentId, placementId, site, amount, eventVersion }: OpenTender,
  { payment: { state } }: TenderChange,
  { eventOf, newId, now }: ChangeWriting,
): EventValues {
  const event = eventOf({ paymentId, placementId, site, amount, state, eventVersion: eventVersion + 1n });
  return outboxParameters(toOutboxRow(event, { id: newId(), now: now() }));
}
