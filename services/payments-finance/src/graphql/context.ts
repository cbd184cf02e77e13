import type { Actor } from '@loupe/subgraph-server/actor';
import type { AuthenticationSetUp } from '../use-cases/authentication-ports.ts';
import type { IssuedCaptureContext, TokenOwner } from '../use-cases/ports.ts';

/** What resolvers may use; made anew for each request. */
export interface Context {
  readonly actor: Actor;
  readonly issueCaptureContext: (owner: TokenOwner) => Promise<IssuedCaptureContext>;
  readonly setUpAuthentication: (
    owner: TokenOwner,
    transientToken: string,
  ) => Promise<AuthenticationSetUp | undefined>;
}
