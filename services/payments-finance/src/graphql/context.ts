import type { Actor } from '@loupe/subgraph-server/actor';
import type { ClientFacts } from '@loupe/subgraph-server/client-facts';
import type { AuthenticationSetUp } from '../use-cases/ports/payer-authentication.ts';
import type { GiftCard } from '../use-cases/ports/gift-cards.ts';
import type { Asker, JudgedGiftCard } from '../use-cases/judge-gift-card.ts';
import type { TokenOwner } from '../domain/payment/payer.ts';

/** What resolvers can use; created for each request. */
export interface Context {
  readonly actor: Actor;
  readonly client: ClientFacts;
  readonly checkGiftCardBalance: (card: GiftCard, asker: Asker) => Promise<JudgedGiftCard>;
  readonly setUpAuthentication: (
    owner: TokenOwner,
    transientToken: string,
  ) => Promise<AuthenticationSetUp | undefined>;
}
