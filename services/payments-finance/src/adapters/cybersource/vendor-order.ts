import { toDecimalString } from '@loupe/money/decimal';
import type { Amount } from '../../domain/payment/payment.ts';
import type { BillTo } from '../../domain/payment/payer.ts';

/** The vendor's `amountDetails`. */
export const vendorAmount = ({ minorUnits, currency }: Amount): object => ({
  totalAmount: toDecimalString(minorUnits),
  currency,
});

/** The vendor's `billTo`. */
export function vendorAddress(billTo: BillTo): object {
  return {
    firstName: billTo.firstName,
    lastName: billTo.lastName,
    address1: billTo.street,
    locality: billTo.city,
    ...(billTo.region === '' ? {} : { administrativeArea: billTo.region }),
    postalCode: billTo.postalCode,
    country: billTo.country,
    email: billTo.email,
    ...(billTo.phone === '' ? {} : { phoneNumber: billTo.phone }),
  };
}
