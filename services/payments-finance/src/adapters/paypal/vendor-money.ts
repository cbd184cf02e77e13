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
