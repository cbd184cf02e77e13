import type { Site } from '@loupe/subgraph-server/actor';
import type { Clock } from '@loupe/subgraph-server/keys';
import { LRUCache } from 'lru-cache';

export interface CustomerSession {
  readonly sessionId: string;
  readonly customerId: string;
  readonly anonymousId: string | null;
}

/** Identity's answer for a token on a site; undefined for one that is unknown, expired or ended. */
export type ExchangeSession = (token: string, site: Site) => Promise<CustomerSession | undefined>;

const REMEMBERED_MS = 10_000;
const REMEMBERED_SESSIONS = 10_000;
/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** Signed-in sessions, asked of identity. A query may rely on an answer for ten seconds, a mutation never does. */
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

  /** @throws SubgraphUnavailableError when identity cannot be asked: who somebody is, is never guessed */
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

  /** Of every site: a token belongs to one, and which one is not worth asking. */
  forget(token: string): void {
    for (const key of this.#remembered.keys()) if (key.endsWith(` ${token}`)) this.#remembered.delete(key);
  }
}
