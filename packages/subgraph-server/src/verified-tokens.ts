import type { Clock } from './keys.ts';

interface Verified<T> {
  readonly value: T;
  readonly expiresAtMs: number;
}

/**
 * Remembers what a token stood for until it expires, the least recently used leaving first. A token in the middle of its first
 * verification is not verified a second time; one that fails is not remembered, so nobody can push good ones out with bad ones.
 */
export class VerifiedTokens<T> {
  readonly #verified = new Map<string, Verified<T>>();
  readonly #verifying = new Map<string, Promise<Verified<T>>>();
  readonly #capacity: number;
  readonly #now: Clock;
  readonly #verify: (token: string) => Promise<Verified<T>>;

  constructor(options: { capacity: number; now: Clock; verify: (token: string) => Promise<Verified<T>> }) {
    this.#capacity = options.capacity;
    this.#now = options.now;
    this.#verify = options.verify;
  }

  async get(token: string): Promise<T> {
    const known = this.#verified.get(token);
    this.#verified.delete(token);
    if (known === undefined || known.expiresAtMs <= this.#now().getTime())
      return (await this.#verifyOnce(token)).value;
    this.#verified.set(token, known);
    return known.value;
  }

  #verifyOnce(token: string): Promise<Verified<T>> {
    let verifying = this.#verifying.get(token);
    if (verifying === undefined) {
      verifying = this.#verify(token).finally(() => this.#verifying.delete(token));
      this.#verifying.set(token, verifying);
      verifying.then((verified) => this.#remember(token, verified)).catch(() => {});
    }
    return verifying;
  }

  #remember(token: string, verified: Verified<T>): void {
    this.#verified.set(token, verified);
    if (this.#verified.size <= this.#capacity) return;
    const oldest = this.#verified.keys().next();
    if (!oldest.done) this.#verified.delete(oldest.value);
  }
}
