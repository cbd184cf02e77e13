import type { DeclineReason } from './decline-reason.ts';
import type { Amount } from './payment.ts';

/** What a later authorisation of the same order names. */
export interface StoredCard {
  /** The provider's token of the card. */
  readonly token: string;
  /** The network's id of the authorisation that the shopper gave. */
  readonly networkTransactionId: string;
}

/** The provider's answer to an authorisation, in our terms. */
export type AuthorisationAnswer =
  | {
      readonly kind: 'authorised';
      readonly providerId: string;
      /** Anything but `plain` is an authorisation with reservations of the provider. */
      readonly quality: 'plain' | 'partial' | 'pending-review' | 'risk-declined';
      /** The amount in the answer; undefined when it has none. */
      readonly amount: Amount | undefined;
      /** Where a token of the card was asked for. */
      readonly storedCard?: StoredCard;
      /** What kind of it the shopper has chosen at the provider, where it says so only now. */
      readonly cardType?: string | undefined;
      /** What it is named by from now on, where the name before contains a secret that is used up. */
      readonly begun?: string;
    }
  | {
      readonly kind: 'declined';
      readonly reason: DeclineReason;
      /** As of `authorised`. */
      readonly begun?: string;
      /** What could be held instead, where the provider names it. */
      readonly available?: Amount;
    }
  /** Declined, but may be approved after a challenge. */
  | { readonly kind: 'authentication-required' }
  /** Declined, but the shopper may approve it once more at the provider, with other means. */
  | { readonly kind: 'approval-required' }
  /** Held, while the provider still decides whether it accepts it. */
  | {
      readonly kind: 'decision-pending';
      readonly providerId: string;
      /** As in Preparation. */
      readonly begun: string;
      readonly continuation: Readonly<Record<string, unknown>>;
    }
  /** Proof that the request did not reach the provider, or that it rejected the request unprocessed. */
  | { readonly kind: 'not-sent' }
  /** Time-out, broken connection, server error, unreadable answer: money may be held. */
  | { readonly kind: 'no-answer' };

/** The new state of the tender after an answer. */
export type Verdict =
  | {
      readonly tender: 'held';
      readonly providerId: string;
      readonly held: Amount;
      readonly storedCard?: StoredCard;
      readonly cardType?: string | undefined;
      readonly begun?: string;
    }
  /** The provider holds an amount that we do not accept: it is reversed. */
  | {
      readonly tender: 'held';
      readonly reason: DeclineReason;
      readonly providerId: string;
      readonly held: Amount;
      readonly storedCard?: StoredCard;
      readonly begun?: string;
    }
  | {
      readonly tender: 'declined';
      readonly reason: DeclineReason;
      readonly available?: Amount;
      readonly begun?: string;
    }
  | { readonly tender: 'unknown' };

const DOUBT_REASONS = {
  partial: 'amount-not-approved',
  'pending-review': 'suspected-fraud',
  'risk-declined': 'suspected-fraud',
} as const satisfies Record<string, DeclineReason>;

/** An authorisation is accepted only without reservations, in full and in the requested currency. */
export function judgeAuthorisation(asked: Amount, answer: AuthorisationAnswer): Verdict {
  switch (answer.kind) {
    case 'declined':
      return {
        tender: 'declined',
        reason: answer.reason,
        ...(answer.available === undefined ? {} : { available: answer.available }),
        ...begunOf(answer),
      };
    case 'authentication-required':
      return { tender: 'declined', reason: 'authentication-required' };
    case 'approval-required':
      return { tender: 'declined', reason: 'card-declined' };
    case 'decision-pending':
      return {
        tender: 'held',
        reason: 'suspected-fraud',
        providerId: answer.providerId,
        held: asked,
        begun: answer.begun,
      };
    case 'not-sent':
      return { tender: 'declined', reason: 'provider-unavailable' };
    case 'no-answer':
      return { tender: 'unknown' };
    case 'authorised': {
      const { providerId, quality, amount, storedCard, cardType } = answer;
      const stored = storedCard === undefined ? {} : { storedCard };
      const held = amount ?? asked;
      const reason = quality === 'plain' ? 'amount-not-approved' : DOUBT_REASONS[quality];
      return quality === 'plain' && amount !== undefined && isSameAmount(amount, asked)
        ? { tender: 'held', providerId, held, cardType, ...stored, ...begunOf(answer) }
        : { tender: 'held', reason, providerId, held, ...stored, ...begunOf(answer) };
    }
  }
}

export const isSameAmount = (left: Amount | undefined, right: Amount): boolean =>
  left?.minorUnits === right.minorUnits && left.currency === right.currency;

const begunOf = ({ begun }: { readonly begun?: string }) => (begun === undefined ? {} : { begun });
