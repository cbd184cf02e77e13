import type { PaymentStatus } from '../payments/statuses.ts';
import type { PayerBehaviour } from './payer-behaviour.ts';
import { PAYER_CASES } from './payer-cards.ts';

/** The result of an authorisation by card number. Every Luhn-valid number that is not listed approves. */
export interface CardBehaviour {
  readonly status: PaymentStatus;
  /** The vendor's reason when not plainly approved. */
  readonly reason?: string;
  /** Never answers: `before` nothing is authorised, `after` the ledger holds the authorisation. */
  readonly hang?: 'before' | 'after';
  /** The result of an authorisation without the shopper, where it differs. */
  readonly again?: { readonly status: PaymentStatus; readonly reason: string };
  /** Absent: the issuer recognises the shopper without a challenge. */
  readonly payer?: PayerBehaviour;
}

/** An authorisation without the results of an authentication is refused for this reason, and may be retried with them. */
export const SOFT_DECLINE = 'CUSTOMER_AUTHENTICATION_REQUIRED';

export interface TestCard extends CardBehaviour {
  readonly number: string;
  readonly says: string;
}

const decline = (number: string, reason: string, says: string): TestCard => ({
  number,
  status: 'DECLINED',
  reason,
  says,
});

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4111111111111111', status: 'AUTHORIZED', says: 'Approves (as does any other valid number)' },
  decline('4000000000000002', 'PROCESSOR_DECLINED', 'Declined by the issuer'),
  decline('4000000000009995', 'INSUFFICIENT_FUND', 'Declined: not enough money'),
  decline('4000000000000069', 'EXPIRED_CARD', 'Declined: expired'),
  decline('4000000000000127', 'INVALID_CVN', 'Declined: wrong security code'),
  {
    number: '4000000000000341',
    status: 'AUTHORIZED',
    says: 'Approves, and declines a later renewal of the hold',
    again: { status: 'DECLINED', reason: 'INSUFFICIENT_FUND' },
  },
  { number: '4000000000000044', status: 'AUTHORIZED', hang: 'after', says: 'Authorises, then never answers' },
  {
    number: '4000000000000051',
    status: 'AUTHORIZED',
    hang: 'before',
    says: 'Never answers, authorises nothing',
  },
  {
    ...decline('4000000000003063', SOFT_DECLINE, 'Declined until the bank has asked for a code'),
    payer: { challenged: 'authenticated' },
  },
  ...PAYER_CASES.flatMap(({ numbers, behaviour, says }) =>
    numbers.map((number): TestCard => ({ number, status: 'AUTHORIZED', payer: behaviour, says })),
  ),
];

const APPROVES: CardBehaviour = { status: 'AUTHORIZED' };

export function behaviourOf(digits: string): CardBehaviour {
  return TEST_CARDS.find((card) => card.number === digits) ?? APPROVES;
}
