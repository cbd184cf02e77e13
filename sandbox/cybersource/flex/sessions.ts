import type { CardBehaviour } from '../cards/test-cards.ts';
import { openJournal } from '../../journal.ts';
import type { SigningKey } from './keys.ts';

/** One capture context: who may frame the fields and which key signs its tokens. */
export interface FlexSession {
  readonly id: string;
  readonly key: SigningKey;
  readonly targetOrigins: readonly string[];
  readonly allowedCardNetworks: readonly string[];
  /** Digits of the card prefix that are returned: 8, 6 or none. */
  readonly binDigits: 0 | 6 | 8;
  readonly expiresAt: number;
}

/** The card data stored with a token: never the number. */
export interface TokenisedCard {
  readonly tokenId: string;
  /** Outlives the session, which may end before the token does. */
  readonly key: Pick<SigningKey, 'kid' | 'publicJwk'>;
  readonly behaviour: CardBehaviour;
  readonly maskedNumber: string;
  readonly cardType: string;
  readonly expiresAt: number;
}

/**
 * Live sessions and tokens. Tokens are kept in a journal, since a shopper may be at the bank with one while this process
 * restarts; sessions are in memory and end with it, as they do after 15 minutes.
 */
export async function openFlexStore(file: string, now: () => Date) {
  const { journal, entries } = await openJournal<TokenisedCard>(file);
  const sessions = new Map<string, FlexSession>();
  const tokens = new Map<string, TokenisedCard>(entries.map((card) => [card.tokenId, card]));

  const alive = <T extends { expiresAt: number }>(item: T | undefined): T | undefined =>
    item !== undefined && item.expiresAt > now().getTime() ? item : undefined;
  const add = <T extends { expiresAt: number }>(map: Map<string, T>, id: string, item: T): void => {
    map.set(id, item);
    // All lifetimes are equal, so insertion order is expiry order and the expired are at the front.
    for (const [oldest, { expiresAt }] of map) {
      if (expiresAt > now().getTime()) break;
      map.delete(oldest);
    }
  };

  return {
    addSession: (session: FlexSession) => add(sessions, session.id, session),
    session: (id: string) => alive(sessions.get(id)),
    /** Resolves when the token is on disk. */
    addToken(card: TokenisedCard): Promise<void> {
      add(tokens, card.tokenId, card);
      return journal.append(card);
    },
    token: (id: string) => alive(tokens.get(id)),
    close: () => journal.close(),
  };
}

export type FlexStore = Awaited<ReturnType<typeof openFlexStore>>;
