import type { Clock } from '@loupe/subgraph-server/keys';
import { LRUCache } from 'lru-cache';
import type { Site } from '@loupe/contracts/sites';

export interface CustomerSession {
  readonly sessionId: string;
  readonly customerId: string;
  readonly anonymousId: string | null;
  /** When the password was last given in it, apart from signing in; missing: never. */
  readonly passwordConfirmedAtMs?: number;
}

/** Identity's answer for a token on a site; undefined if the token is unknown, expired or ended. */
export type ExchangeSession = (token: string, site: Site) => Promise<CustomerSession | undefined>;

const REMEMBERED_MS = 10_000;
const REMEMBERED_SESSIONS = 10_000;
/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** Looks up signed-in sessions at identity. Queries may use an answer for ten seconds, mutations never do. */
export class CustomerSessions {
  readonly #exchange: ExchangeSession;
  readonly #remembered: LRUCache<string, CustomerSession>;

  constructor(exchange: ExchangeSession, now: Clock) {
    this.#exchange = exchange;
    this.#remembered = new LRUCache({
      max: REMEMBERED_SESSIONS,
      ttl: REMEMBERED_MS,
      ttlResolution: 0,
      perf: { now: () => now().getTime() },
    });
  }

  /** @throws SubgraphUnavailableError when identity is unavailable: a session is never assumed to be valid */
  async find(token: string, site: Site, { fresh }: { fresh: boolean }): Promise<CustomerSession | undefined> {
    if (!TOKEN.test(token)) return undefined;
    const key = `${site} ${token}`;
    const remembered = fresh ? undefined : this.#remembered.get(key);
    if (remembered !== undefined) return remembered;
    const session = await this.#exchange(token, site);
    if (session === undefined) this.#remembered.delete(key);
    else this.#remembered.set(key, session);
    return session;
  }

  /** Removes the token for every site, since it does not say which site it belongs to. */
  forget(token: string): void {
    for (const key of this.#remembered.keys()) if (key.endsWith(` ${token}`)) this.#remembered.delete(key);
  }
}
