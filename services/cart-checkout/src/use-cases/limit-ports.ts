import type { Counter } from '@loupe/rate-limit/counters';
import type { RateLimited } from '@loupe/rate-limit/rate-limited';
import type { CountedAttempt } from '@loupe/rate-limit/rate-limits';

/** The requester, by whom attempts are counted. */
export interface Caller {
  /** Id of the session, or of the browser if it has none. */
  readonly session: string;
  /** Network of the browser's address: see @loupe/subgraph-server/client-network. */
  readonly network: string;
}

/** A requester who may be asked for the bot check. */
export interface CheckedCaller extends Caller {
  readonly ipAddress: string;
  /** The answer to the bot check; null when the page did none. */
  readonly reCaptchaToken: string | null;
}

export interface LimitPorts {
  readonly rateLimits: {
    /** Counts one attempt on every counter, or on none if one is full. */
    count(counters: readonly Counter[]): Promise<CountedAttempt | RateLimited>;
    giveBack(attempt: CountedAttempt): Promise<void>;
  };
  /** The digests of an e-mail or a postcode, one for each accepted key: counters must not contain the text itself. */
  readonly digestsOf: (text: string) => readonly string[];
}
