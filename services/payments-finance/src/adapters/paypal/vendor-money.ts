import { toDecimalString } from '@loupe/money/decimal';
import type { Amount } from '../../domain/payment/payment.ts';

export const vendorMoney = ({ minorUnits, currency }: Amount) => ({
  currency_code: currency,
  value: toDecimalString(minorUnits),
});

/** Unique for each request, as the vendor requires, and told by our order number: a later attempt has another transaction id. */
export const invoiceOf = ({
  reference,
  merchantTransactionId,
}: {
  readonly reference: string;
  readonly merchantTransactionId: string;
}): string => `${reference}-${merchantTransactionId}`;

/** Our id of the request, in an invoice of ours; null in any other. */
export const transactionOf = (invoice: string | undefined): string | null =>
  /^[A-Z0-9]+-([0-9a-f]{32})$/.exec(invoice ?? '')?.[1] ?? null;
