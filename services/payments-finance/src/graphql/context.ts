import type { Actor } from '@loupe/subgraph-server/actor';
import type { AuthenticationSetUp } from '../use-cases/authentication-ports.ts';
import type { IssuedCaptureContext } from '../use-cases/ports.ts';
import type { TokenOwner } from '../use-cases/payer.ts';

/** What resolvers can use; created for each request. */
export interface Context {
  readonly actor: Actor;
  readonly issueCaptureContext: (owner: TokenOwner) => Promise<IssuedCaptureContext>;
  readonly setUpAuthentication: (
    owner: TokenOwner,
    transientToken: string,
  ) => Promise<AuthenticationSetUp | undefined>;
}
