import { accountsOf } from './ledger-accounts.ts';
import type { Amount, PaymentMethod } from './payment.ts';

export type BookingKind = 'authorisation' | 'authorisation-reversal' | 'authorisation-end';

/** One side of a booking; debits are positive, credits negative, in minor units. */
export interface Posting {
  readonly account: string;
  readonly currency: string;
  readonly minorUnits: number;
}

const CONTRA = 'memorandum.authorisations';

/** An authorisation moves no money: it is booked in memorandum accounts until it is captured or reversed. */
export function postingsOf(
  kind: BookingKind,
  { minorUnits, currency }: Amount,
  method: PaymentMethod = 'credit-card',
): Posting[] {
  const debit = kind === 'authorisation' ? minorUnits : -minorUnits;
  return [
    { account: accountsOf(method).authorised, currency, minorUnits: debit },
    { account: CONTRA, currency, minorUnits: -debit },
  ];
}
