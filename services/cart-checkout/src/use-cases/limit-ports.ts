import type { Counter } from '@loupe/rate-limit/counters';
import type { RateLimited } from '@loupe/rate-limit/rate-limited';
import type { CountedAttempt } from '@loupe/rate-limit/rate-limits';

/** Who asks, as attempts are counted. */
export interface Caller {
  /** Of the session, or of the browser where there is none. */
  readonly session: string;
  /** Of the browser's address: see @loupe/subgraph-server/client-network. */
  readonly network: string;
}

export interface LimitPorts {
  readonly rateLimits: {
    /** Counts one attempt on each, or on none where one is full. */
    count(counters: readonly Counter[]): Promise<CountedAttempt | RateLimited>;
    giveBack(attempt: CountedAttempt): Promise<void>;
  };
  /** What stands for an e-mail where the e-mail itself must not, under each accepted key. */
  readonly digestsOf: (email: string) => readonly string[];
}
