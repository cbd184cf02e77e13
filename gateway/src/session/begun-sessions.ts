import { countersOf, type Counter as Limited } from '@loupe/rate-limit/counters';
import type { RateLimited } from '@loupe/rate-limit/rate-limited';
import { clientAddress, clientBlock, clientNetwork } from '@loupe/subgraph-server/client-network';
import type { Clock } from '@loupe/subgraph-server/keys';
import { Counter } from '@loupe/telemetry/counter';
import { LRUCache } from 'lru-cache';
import { SESSIONS_BEGUN } from './session-limits.ts';

/** Windows kept in memory, about 20 MB. */
const REMEMBERED = 100_000;

interface Window {
  hits: number;
  readonly endsAt: number;
}

/**
 * Counts the anonymous sessions that this process begins, by network. In memory: the gateway has no store, and asking one would cost each
 * new shopper a statement. So a network may begin as many sessions at each instance.
 */
export class BegunSessions {
  /** Sessions that were refused, for metrics. */
  readonly refused = new Counter<{ readonly by: string }>(
    'loupe_sessions_refused_total',
    'Anonymous sessions that did not begin, by the limit that refused them.',
    Object.keys(SESSIONS_BEGUN).map((by) => ({ by })),
  );
  readonly #windows = new LRUCache<string, Window>({ max: REMEMBERED });
  readonly #networkFactor: number;
  readonly #now: Clock;

  /** @param sourceFactor multiplies the limits, where many people share a network */
  constructor({ sourceFactor, now }: { sourceFactor: number; now: Clock }) {
    this.#networkFactor = sourceFactor;
    this.#now = now;
  }

  /**
   * Counts one for its address, its network and its block, or for none. An address that is not known (empty) is not counted: everybody whom the
   * proxy does not name would be one network, and one program would have them all refused. @returns why it may not begin
   */
  count(ipAddress: string): RateLimited | undefined {
    if (ipAddress === '') return undefined;
    const now = this.#now().getTime();
    const counters = this.#countersOf(ipAddress, now);
    const full = counters.filter(({ limit, window }) => window.hits >= limit.hits);
    for (const { by } of full) this.refused.increment({ by });
    if (full.length > 0) {
      const waitMs = Math.max(...full.map(({ window }) => window.endsAt - now));
      return { type: 'TooManyAttemptsError', retryAfterSeconds: Math.ceil(waitMs / 1000) };
    }
    for (const { key, window } of counters) {
      window.hits += 1;
      this.#windows.set(key, window);
    }
    return undefined;
  }

  #countersOf(ipAddress: string, now: number): (Limited & { readonly window: Window })[] {
    const subjects = {
      address: clientAddress(ipAddress),
      network: clientNetwork(ipAddress),
      block: clientBlock(ipAddress),
    };
    const counters = countersOf('begin', SESSIONS_BEGUN, { subjects, networkFactor: this.#networkFactor });
    return counters.map((counter) => {
      const known = this.#windows.get(counter.key);
      const isOpen = known !== undefined && known.endsAt > now;
      return {
        ...counter,
        window: isOpen ? known : { hits: 0, endsAt: now + counter.limit.seconds * 1000 },
      };
    });
  }
}
