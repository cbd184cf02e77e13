import type { CardBehaviour } from '../cards/test-cards.ts';
import type { SigningKey } from './keys.ts';

/** One capture context: who may frame the fields and which key signs its tokens. */
export interface FlexSession {
  readonly id: string;
  readonly key: SigningKey;
  readonly targetOrigins: readonly string[];
  readonly allowedCardNetworks: readonly string[];
  /** Digits of the card prefix given back: 8, 6 or none. */
  readonly binDigits: 0 | 6 | 8;
  readonly expiresAt: number;
}

/** What remains of a card once its token is made: never the number. */
export interface TokenisedCard {
  readonly tokenId: string;
  /** Outlives the session, which may end before the token does. */
  readonly key: SigningKey;
  readonly behaviour: CardBehaviour;
  readonly maskedNumber: string;
  readonly cardType: string;
  readonly expiresAt: number;
}

/** Live sessions and tokens, in memory: a restart of the vendor ends them, as 15 minutes do. */
export function createFlexStore(now: () => Date) {
  const sessions = new Map<string, FlexSession>();
  const tokens = new Map<string, TokenisedCard>();

  const alive = <T extends { expiresAt: number }>(item: T | undefined): T | undefined =>
    item !== undefined && item.expiresAt > now().getTime() ? item : undefined;
  const add = <T extends { expiresAt: number }>(map: Map<string, T>, id: string, item: T): void => {
    map.set(id, item);
    // Insertion order is expiry order, all lives being equal, so the dead are at the front.
    for (const [oldest, { expiresAt }] of map) {
      if (expiresAt > now().getTime()) break;
      map.delete(oldest);
    }
  };

  return {
    addSession: (session: FlexSession) => add(sessions, session.id, session),
    session: (id: string) => alive(sessions.get(id)),
    addToken: (card: TokenisedCard) => add(tokens, card.tokenId, card),
    token: (id: string) => alive(tokens.get(id)),
  };
}

export type FlexStore = ReturnType<typeof createFlexStore>;
