import type { CardSessions } from '../../use-cases/ports/card-sessions.ts';
import type { CardProvider } from '../../use-cases/ports/card-provider.ts';
import type { TenderProvider, VerifiedTender } from '../../use-cases/ports/tender-provider.ts';

export interface CardVerification {
  readonly cards: Pick<CardProvider, 'claimsOf' | 'verifyToken'>;
  readonly sessions: CardSessions;
}

/** What later steps need of a verified card token. */
export interface CardData extends Readonly<Record<string, string>> {
  readonly expiresAt: string;
  /** Of the payer authentication that the page has set up; empty where it has not. */
  readonly referenceId: string;
}

/** A card token is valid for the cart and shopper of the session whose key has signed it. */
export const verifyCard =
  ({ cards, sessions }: CardVerification): TenderProvider['verify'] =>
  async (details, owner): Promise<VerifiedTender | undefined> => {
    if (!('transientToken' in details)) return undefined;
    const { transientToken } = details;
    const { tokenKey, referenceId } = await sessions.find(cards.claimsOf(transientToken), owner);
    const token = tokenKey && (await cards.verifyToken(transientToken, tokenKey));
    if (token === undefined) return undefined;
    const data: CardData = { expiresAt: token.expiresAt.toISOString(), referenceId: referenceId ?? '' };
    return { ...token.card, cardDigest: token.cardDigest, data };
  };
