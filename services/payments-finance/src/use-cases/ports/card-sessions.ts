import type { TokenOwner } from '../../domain/payment/payer.ts';
import type { SessionKey, TokenClaims } from './card-provider.ts';

/** What is stored for a card token; each is undefined unless it belongs to the owner. */
export interface CardSession {
  readonly tokenKey: SessionKey | undefined;
  /** The provider's id of the authentication that the page has set up. */
  readonly referenceId: string | undefined;
}

export interface CardSessions {
  find(token: TokenClaims, owner: TokenOwner): Promise<CardSession>;
}
