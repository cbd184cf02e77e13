import type { Actor } from '@loupe/subgraph-server/actor';
import { ASSERTION_LIFE_SECONDS, signAssertion } from '@loupe/subgraph-server/assertion';
import type { Clock, PrivateKeys } from '@loupe/subgraph-server/keys';
import { LRUCache } from 'lru-cache';

/** The actor of the gateway's own requests. */
export const NO_SHOPPER: Actor = {
  site: 'beaverbrooks',
  sessionId: null,
  anonymousId: null,
  customerId: null,
};

const REMEMBERED_ACTORS = 10_000;
/** Half an assertion's lifetime: the remaining half is longer than the longest request. */
const REUSED_MS = (ASSERTION_LIFE_SECONDS / 2) * 1000;

/**
 * Signs once per actor and half minute, and again when another key becomes active. The same text lets a subgraph use its
 * cache instead of verifying it again.
 */
export class Assertions {
  readonly #signed: LRUCache<string, Promise<string>>;
  readonly #keys: PrivateKeys;
  readonly #sign: (actor: Actor) => Promise<string>;

  constructor({ keys, now }: { keys: PrivateKeys; now: Clock }) {
    this.#keys = keys;
    this.#sign = (actor) => signAssertion(actor, { keys, now });
    this.#signed = new LRUCache({
      max: REMEMBERED_ACTORS,
      ttl: REUSED_MS,
      ttlResolution: 0,
      perf: { now: () => now().getTime() },
    });
  }

  of(actor: Actor): Promise<string> {
    const { kid } = this.#keys().active;
    const { site, sessionId, anonymousId, customerId, passwordConfirmedAtMs, abGroup } = actor;
    const key = [kid, site, sessionId, anonymousId, customerId, passwordConfirmedAtMs, abGroup].join(' ');
    let assertion = this.#signed.get(key);
    if (assertion === undefined) {
      assertion = this.#sign(actor);
      this.#signed.set(key, assertion);
    }
    return assertion;
  }
}
