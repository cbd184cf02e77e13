import type { Amount, PaymentState, TenderState } from '../../domain/payment/payment.ts';
import type { TenderFacts } from '../../domain/payment/tender-change.ts';
import type { OpenTender } from '../../use-cases/ports.ts';

/** A row of LOCK. Site and amount of a payment are there as soon as it has a tender. */
export interface LockedRow {
  readonly id: string;
  readonly placement_id: string;
  readonly site: string;
  readonly state: PaymentState;
  readonly version: bigint;
  readonly event_version: bigint;
  readonly payment_currency: string;
  readonly payment_minor: bigint;
  readonly tender_state: TenderState;
  readonly currency: string;
  readonly amount_minor: bigint;
  readonly held_currency: string | null;
  readonly held_minor: bigint | null;
}

export function factsOf(row: LockedRow): TenderFacts {
  return {
    paymentState: row.state,
    state: row.tender_state,
    asked: amountOf(row.amount_minor, row.currency) ?? noAmount(row.id),
    held: amountOf(row.held_minor, row.held_currency),
  };
}

export function openTenderOf(tenderId: string, row: LockedRow): OpenTender {
  const { id: paymentId, placement_id: placementId, site, version, event_version: eventVersion } = row;
  const amount = amountOf(row.payment_minor, row.payment_currency) ?? noAmount(paymentId);
  return { tenderId, paymentId, placementId, site, version, eventVersion, amount };
}

export const amountOf = (minorUnits: bigint | null, currency: string | null): Amount | undefined =>
  minorUnits === null || currency === null ? undefined : { minorUnits: Number(minorUnits), currency };

function noAmount(paymentId: string): never {
  throw new Error(`Payment ${paymentId} has a tender but no amount.`);
}
