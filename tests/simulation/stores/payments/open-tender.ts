import type { Amount } from '../../../../services/payments-finance/src/domain/payment/payment.ts';
import type { OpenTender } from '../../../../services/payments-finance/src/use-cases/ports.ts';
import type { PaymentRow } from './tables.ts';

/** A payment with a tender always has a site and an amount. */
export function openTenderOf(tenderId: string, payment: PaymentRow): OpenTender {
  const { id: paymentId, placementId, version, eventVersion, site = '' } = payment;
  const amount = payment.amount as Amount;
  return { tenderId, paymentId, placementId, site, version, eventVersion, amount };
}
