import type { Ledger } from '../ledger/ledger.ts';
import type { Payment } from '../ledger/payment.ts';
import { endOf } from '../ledger/payment.ts';
import { formatAmount } from '../payments/amounts.ts';
import { holdsMoney } from '../payments/statuses.ts';

/** One authorisation and the state of its money; amounts as decimal strings. */
export interface PaymentRow {
  readonly id: string;
  readonly at: string;
  readonly reference: string;
  readonly transactionId: string | undefined;
  /** The status of its answer, REVERSED when it was reversed completely, or ENDED when the issuer's hold has ended. */
  readonly status: string;
  readonly reason: string | undefined;
  readonly amount: string;
  readonly currency: string;
  readonly maskedNumber: string;
  /** The vendor's number of the wallet that the card was in. */
  readonly paymentSolution: string | undefined;
  readonly heldUntil: string;
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
    const { authorisation, held, captured, refunded } = payment;
    const { id, at, reference, transactionId, reason, currency, maskedNumber, paymentSolution } =
      authorisation;
    return {
      id,
      at,
      reference,
      transactionId,
      reason,
      currency,
      maskedNumber,
      paymentSolution,
      status: statusOf(payment),
      heldUntil: endOf(authorisation).toISOString(),
      amount: formatAmount(authorisation.pence),
      authenticationTransactionId: authorisation.authenticationTransactionId,
      held: formatAmount(held),
      captured: formatAmount(captured),
      refunded: formatAmount(refunded),
    };
  });
}

function statusOf({ authorisation: { status }, reversed, ended, captured }: Payment): string {
  if (captured > 0 || !holdsMoney(status)) return status;
  return reversed ? 'REVERSED' : ended ? 'ENDED' : status;
}
