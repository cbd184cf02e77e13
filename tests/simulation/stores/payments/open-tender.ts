import type { Amount } from '../../../../services/payments-finance/src/domain/payment/payment.ts';
import type { OpenTender } from '../../../../services/payments-finance/src/use-cases/ports/payment-store.ts';
import type { View } from '../memory-database.ts';
import type { PaymentRow, PaymentsTables, TenderRow } from './tables.ts';

/** A payment with a tender always has a site and an amount. */
export function openTenderOf(
  { id, method }: Pick<TenderRow, 'id' | 'method'>,
  payment: PaymentRow,
): OpenTender {
  const { id: paymentId, placementId, version, eventVersion, site = '' } = payment;
  const amount = payment.amount as Amount;
  return { tenderId: id, method, paymentId, placementId, site, version, eventVersion, amount };
}

/** The tenders of one attempt, in plan order. */
export const attemptOf = (
  tables: PaymentsTables,
  view: View,
  { paymentId, step, attempt }: Pick<TenderRow, 'paymentId' | 'step' | 'attempt'>,
): TenderRow[] =>
  view
    .all(tables.tenders)
    .filter((tender) => tender.paymentId === paymentId && tender.step === step && tender.attempt === attempt)
    .sort((left, right) => left.position - right.position);

export const standingOf = ({ state, declineReason }: TenderRow) => ({
  state,
  isRefused: declineReason !== undefined,
});
