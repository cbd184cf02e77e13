import type { Amount } from '../../domain/payment/payment.ts';
import type { TenderFacts } from '../../domain/payment/tender-change.ts';
import type { OpenTender } from '../../use-cases/ports/payment-store.ts';
import type { LockedRow, TenderRow } from './payment-statements.ts';

/** @param tenders all of the payment, the latest attempt first */
export function factsOf(tender: TenderRow, payment: LockedRow, tenders: readonly TenderRow[]): TenderFacts {
  const ofAttempt = (other: TenderRow) => other.step === tender.step && other.attempt === tender.attempt;
  const others = tenders.filter((other) => other !== tender && ofAttempt(other));
  return {
    paymentState: payment.state,
    state: tender.state,
    asked: { minorUnits: Number(tender.amount_minor), currency: tender.currency },
    held: amountOf(tender.held_minor, tender.held_currency),
    hasEnded: tender.hold_ended_at !== null,
    others: others.map((other) => ({
      state: other.state,
      isRefused: other.decline_reason !== null,
    })),
    isSuperseded: tenders[0] !== undefined && !ofAttempt(tenders[0]),
  };
}

/** @throws Error for a payment without site or amount: it gets both with its first tender */
export function openTenderOf(
  { id: tenderId, method }: Pick<TenderRow, 'id' | 'method'>,
  row: LockedRow,
): OpenTender {
  const { id: paymentId, placement_id: placementId, site, version, event_version: eventVersion } = row;
  const amount = amountOf(row.amount_minor, row.currency);
  if (site === null || amount === undefined) {
    throw new Error(`Payment ${paymentId} has a tender but no site or no amount.`);
  }
  return { tenderId, method, paymentId, placementId, site, version, eventVersion, amount };
}

export const amountOf = (minorUnits: bigint | null, currency: string | null): Amount | undefined =>
  minorUnits === null || currency === null ? undefined : { minorUnits: Number(minorUnits), currency };
