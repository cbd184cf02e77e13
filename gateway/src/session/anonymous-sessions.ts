import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@loupe/subgraph-server/keys';

export const ANONYMOUS_LIFE_SECONDS = 30 * 24 * 60 * 60;
const PREFIX = 'a';
/** How far the clocks of two gateways may be apart. */
const SKEW_SECONDS = 5;

/** Sessions that need no row: `a.<id>.<issued, epoch seconds>.<HMAC-SHA-256>`, good for 30 days. */
export class AnonymousSessions {
  readonly #secret: string;
  readonly #now: Clock;
  readonly #newId: () => string;

  constructor({ secret, now, newId }: { secret: string; now: Clock; newId: () => string }) {
    this.#secret = secret;
    this.#now = now;
    this.#newId = newId;
  }

  static isAnonymous(value: string): boolean {
    return value.startsWith(`${PREFIX}.`);
  }

  mint(): { id: string; value: string } {
    const id = this.#newId();
    const claims = `${PREFIX}.${id}.${this.#nowSeconds()}`;
    return { id, value: `${claims}.${this.#seal(claims).toString('base64url')}` };
  }

  /** @returns the anonymous id; undefined when the value is not one of ours, was altered, or is too old */
  open(value: string): string | undefined {
    const [, id, issued, seal, ...rest] = value.split('.');
    if (id === undefined || issued === undefined || seal === undefined || rest.length > 0) return undefined;
    const expected = this.#seal(`${PREFIX}.${id}.${issued}`);
    const given = Buffer.from(seal, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const age = this.#nowSeconds() - Number(issued);
    return age >= -SKEW_SECONDS && age < ANONYMOUS_LIFE_SECONDS ? id : undefined;
  }

  #nowSeconds(): number {
    return Math.floor(this.#now().getTime() / 1000);
  }

  #seal(claims: string): Buffer {
    return createHmac('sha256', this.#secret).update(claims).digest();
  }
}
