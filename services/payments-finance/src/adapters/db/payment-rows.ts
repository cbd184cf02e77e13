import type { Amount } from '../../domain/payment/payment.ts';
import type { TenderFacts } from '../../domain/payment/tender-change.ts';
import type { OpenTender } from '../../use-cases/ports.ts';
import type { LockedRow } from './payment-statements.ts';

export const factsOf = (row: LockedRow): TenderFacts => ({
  paymentState: row.state,
  state: row.tender_state,
  asked: { minorUnits: Number(row.amount_minor), currency: row.currency },
  held: amountOf(row.held_minor, row.held_currency),
});

/** @throws Error for a payment without site or amount: it gets both with its first tender */
export function openTenderOf(tenderId: string, row: LockedRow): OpenTender {
  const { id: paymentId, placement_id: placementId, site, version, event_version: eventVersion } = row;
  const amount = amountOf(row.payment_minor, row.payment_currency);
  if (site === null || amount === undefined) {
    throw new Error(`Payment ${paymentId} has a tender but no site or no amount.`);
  }
  return { tenderId, paymentId, placementId, site, version, eventVersion, amount };
}

export const amountOf = (minorUnits: bigint | null, currency: string | null): Amount | undefined =>
  minorUnits === null || currency === null ? undefined : { minorUnits: Number(minorUnits), currency };
