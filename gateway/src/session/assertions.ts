import type { Actor } from '@loupe/subgraph-server/actor';
import { ASSERTION_LIFE_SECONDS, signAssertion } from '@loupe/subgraph-server/assertion';
import type { Clock } from '@loupe/subgraph-server/keys';
import type { JWK } from 'jose';
import { LRUCache } from 'lru-cache';

/** Who has no session and acts for nobody; the gateway's own questions are asked as this. */
export const NOBODY: Actor = { site: 'beaverbrooks', sessionId: null, anonymousId: null, customerId: null };

const REMEMBERED_ACTORS = 10_000;
/** Half an assertion's life: what is left is longer than any request may take. */
const REUSED_MS = (ASSERTION_LIFE_SECONDS / 2) * 1000;

/** Signs once per actor and half minute. The same text lets a subgraph answer from its cache instead of verifying again. */
export class Assertions {
  readonly #signed: LRUCache<string, Promise<string>>;
  readonly #sign: (actor: Actor) => Promise<string>;

  constructor({ privateJwk, now }: { privateJwk: JWK; now: Clock }) {
    this.#sign = (actor) => signAssertion(actor, { privateJwk, now });
    this.#signed = new LRUCache({
      max: REMEMBERED_ACTORS,
      ttl: REUSED_MS,
      ttlResolution: 0,
      perf: { now: () => now().getTime() },
    });
  }

  of(actor: Actor): Promise<string> {
    const key = [actor.site, actor.sessionId, actor.anonymousId, actor.customerId].join(' ');
    let assertion = this.#signed.get(key);
    if (assertion === undefined) {
      assertion = this.#sign(actor);
      this.#signed.set(key, assertion);
    }
    return assertion;
  }
}
