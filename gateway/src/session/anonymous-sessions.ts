import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SigningKeySet, HmacKey } from '@loupe/subgraph-server/key-set';
import type { Clock } from '@loupe/subgraph-server/keys';
import { LRUCache } from 'lru-cache';

export const ANONYMOUS_LIFE_SECONDS = 30 * 24 * 60 * 60;
const PREFIX = 'a';
/** Maximum clock difference between two gateways. */
const SKEW_SECONDS = 5;
/** Bytes: a value has about 85. A page asks several times within seconds. */
const REMEMBERED = 1_000_000;
/** An HMAC-SHA-256, exactly: a decoder would pass over other characters, and the same session would have any number of values. */
const SEAL = /^[\w-]{43}$/;

/**
 * Sessions without a database row: `a.<id>.<issued, epoch seconds>.<HMAC-SHA-256>`, valid for 30 days. The cookie does not name its
 * key, so every accepted key is tried.
 */
export class AnonymousSessions {
  readonly #keys: () => SigningKeySet<HmacKey>;
  readonly #now: Clock;
  readonly #newId: () => string;
  /** Values whose seal is one of the keys in force: others come into force as another set. */
  readonly #sealed = new LRUCache<string, SigningKeySet<HmacKey>>({
    maxSize: REMEMBERED,
    sizeCalculation: (_keys, value) => value.length,
  });

  constructor({ keys, now, newId }: { keys: () => SigningKeySet<HmacKey>; now: Clock; newId: () => string }) {
    this.#keys = keys;
    this.#now = now;
    this.#newId = newId;
  }

  static isAnonymous(value: string): boolean {
    return value.startsWith(`${PREFIX}.`);
  }

  mint(): { id: string; value: string } {
    const id = this.#newId();
    const claims = `${PREFIX}.${id}.${this.#nowSeconds()}`;
    return { id, value: `${claims}.${sealOf(claims, this.#keys().active.key).toString('base64url')}` };
  }

  /** @returns the anonymous id; undefined when the value is malformed, was altered or has expired */
  open(value: string): string | undefined {
    const [, id, issued, seal, ...rest] = value.split('.');
    if (id === undefined || issued === undefined || seal === undefined || rest.length > 0) return undefined;
    if (!SEAL.test(seal)) return undefined;
    const keys = this.#keys();
    if (this.#sealed.get(value) !== keys) {
      const claims = `${PREFIX}.${id}.${issued}`;
      const given = Buffer.from(seal, 'base64url');
      const isOurs = [...keys.accepted.values()].some((key) => isEqual(given, sealOf(claims, key)));
      if (!isOurs) return undefined;
      // A copy: the value is a part of all cookies of the request, which it would keep in memory.
      this.#sealed.set(Buffer.from(value).toString(), keys);
    }
    const age = this.#nowSeconds() - Number(issued);
    return age >= -SKEW_SECONDS && age < ANONYMOUS_LIFE_SECONDS ? id : undefined;
  }

  #nowSeconds(): number {
    return Math.floor(this.#now().getTime() / 1000);
  }
}

const sealOf = (claims: string, key: HmacKey): Buffer => createHmac('sha256', key).update(claims).digest();

const isEqual = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
