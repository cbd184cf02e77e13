import type { Actor } from '@loupe/subgraph-server/actor';
import { signAssertion } from '@loupe/subgraph-server/assertion';
import { testKeys } from './keys.ts';

/** A shopper who has not signed in, on the Beaverbrooks site. */
const ANONYMOUS: Actor = {
  site: 'beaverbrooks',
  sessionId: null,
  anonymousId: '0190a000-0000-7000-8000-000000000001',
  customerId: null,
};

/**
 * The assertion header that the gateway sends for `actor`, signed with the test keys.
 * @param actor what differs from an anonymous shopper at beaverbrooks
 * @param now when it is signed
 */
export function assertionFor(
  actor: Partial<Actor> = {},
  now: () => Date = () => new Date(),
): Promise<string> {
  return signAssertion({ ...ANONYMOUS, ...actor }, { keys: testKeys().gateway.keys, now });
}
