import type { TokenOwner } from '../../../services/payments-finance/src/domain/payment/payer.ts';

/** How the bank of a card answers an enrolment check. */
export type Bank = 'frictionless' | 'challenges' | 'rejects' | 'soft-declines';
/** How the bank answers an authorisation. */
export type Funds = 'approved' | 'declined' | 'partial' | 'under-review';
/** The result of a challenge. */
export type AtTheBank = 'passes' | 'fails';

export interface CardToken {
  readonly id: string;
  readonly bank: Bank;
  readonly funds: Funds;
  readonly atTheBank: AtTheBank;
  readonly owner: TokenOwner;
  /** Milliseconds since the beginning, in virtual time. */
  readonly expiresAt: number;
}

/** Plain text, so that a trace is readable; it has no signature. */
export const writeToken = (token: CardToken): string => JSON.stringify(token);
export const readToken = (text: string): CardToken => JSON.parse(text) as CardToken;
