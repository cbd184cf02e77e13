import type { Ledger } from '../ledger/ledger.ts';
import { formatAmount } from '../payments/amounts.ts';

/** One authorisation and the state of its money; amounts as decimal strings. */
export interface PaymentRow {
  readonly id: string;
  readonly at: string;
  readonly reference: string;
  readonly transactionId: string | undefined;
  /** The status of its answer, or REVERSED when it was reversed completely. */
  readonly status: string;
  readonly reason: string | undefined;
  readonly amount: string;
  readonly currency: string;
  readonly maskedNumber: string;
  readonly authenticationTransactionId: string | undefined;
  /** Held by the issuer now: authorised, not captured, not reversed. */
  readonly held: string;
  readonly captured: string;
  readonly refunded: string;
}

export function paymentRows(ledger: Ledger): PaymentRow[] {
  return ledger.entries().flatMap((entry) => {
    const payment = entry.kind === 'authorisation' ? ledger.payment(entry.id) : undefined;
    if (payment === undefined) return [];
    const { authorisation, reversed, held, captured, refunded } = payment;
    const { id, at, reference, transactionId, reason, currency, maskedNumber } = authorisation;
    return {
      ...{ id, at, reference, transactionId, reason, currency, maskedNumber },
      status: reversed && captured === 0 ? 'REVERSED' : authorisation.status,
      amount: formatAmount(authorisation.pence),
      authenticationTransactionId: authorisation.authenticationTransactionId,
      held: formatAmount(held),
      captured: formatAmount(captured),
      refunded: formatAmount(refunded),
    };
  });
}
