import type { DeclineReason } from './decline-reason.ts';
import type { Amount } from './payment.ts';

/** What a card provider said to an authorisation, free of its vocabulary. */
export type AuthorisationAnswer =
  | {
      readonly kind: 'authorised';
      readonly providerId: string;
      /** Anything but plain is an authorisation the provider itself has doubts about. */
      readonly quality: 'plain' | 'partial' | 'pending-review' | 'risk-declined';
      /** As the provider states it; undefined when it does not. */
      readonly amount: Amount | undefined;
    }
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  /** Declined, but might not be once the bank has seen the shopper. */
  | { readonly kind: 'authentication-required' }
  /** Proof that the request did not reach the provider, or that it refused to look at it. */
  | { readonly kind: 'not-sent' }
  /** Time-out, broken connection, server error, unreadable answer: money may be held. */
  | { readonly kind: 'no-answer' };

/** What follows from an answer for the tender and for its payment. */
export type Verdict =
  | {
      readonly tender: 'held';
      readonly payment: 'authorised';
      readonly providerId: string;
      readonly held: Amount;
    }
  /** The provider holds money we do not want: it goes back. */
  | {
      readonly tender: 'held';
      readonly payment: 'declined';
      readonly reason: DeclineReason;
      readonly providerId: string;
      readonly held: Amount;
    }
  | { readonly tender: 'declined'; readonly payment: 'declined'; readonly reason: DeclineReason }
  | { readonly tender: 'unknown'; readonly payment: 'unknown' };

const DOUBT_REASONS = {
  partial: 'amount-not-approved',
  'pending-review': 'suspected-fraud',
  'risk-declined': 'suspected-fraud',
} as const satisfies Record<string, DeclineReason>;

/** Money counts as held only when it is plainly authorised, in full and in the currency that was asked for. */
export function judgeAuthorisation(asked: Amount, answer: AuthorisationAnswer): Verdict {
  switch (answer.kind) {
    case 'declined':
      return { tender: 'declined', payment: 'declined', reason: answer.reason };
    case 'authentication-required':
      return { tender: 'declined', payment: 'declined', reason: 'authentication-required' };
    case 'not-sent':
      return { tender: 'declined', payment: 'declined', reason: 'provider-unavailable' };
    case 'no-answer':
      return { tender: 'unknown', payment: 'unknown' };
    case 'authorised': {
      const { providerId, quality, amount } = answer;
      const held = amount ?? asked;
      const reason = quality === 'plain' ? 'amount-not-approved' : DOUBT_REASONS[quality];
      return quality === 'plain' && amount !== undefined && isSame(amount, asked)
        ? { tender: 'held', payment: 'authorised', providerId, held }
        : { tender: 'held', payment: 'declined', reason, providerId, held };
    }
  }
}

const isSame = (a: Amount, b: Amount): boolean => a.minorUnits === b.minorUnits && a.currency === b.currency;
