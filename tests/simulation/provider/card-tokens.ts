import type { TokenOwner } from '../../../services/payments-finance/src/use-cases/payer.ts';

/** How the bank of a card meets a question whether it wants to see the shopper. */
export type Bank = 'frictionless' | 'challenges' | 'rejects' | 'soft-declines';
/** How the money goes once it is asked for. */
export type Funds = 'approved' | 'declined' | 'partial' | 'under-review';
/** What the shopper comes to at the bank. */
export type AtTheBank = 'passes' | 'fails';

export interface CardToken {
  readonly id: string;
  readonly bank: Bank;
  readonly funds: Funds;
  readonly atTheBank: AtTheBank;
  readonly owner: TokenOwner;
  /** Milliseconds from the beginning, by the world's time. */
  readonly expiresAt: number;
}

/** Plain text, so that a trace can be read; the signature is the sandbox's business. */
export const writeToken = (token: CardToken): string => JSON.stringify(token);
export const readToken = (text: string): CardToken => JSON.parse(text) as CardToken;
