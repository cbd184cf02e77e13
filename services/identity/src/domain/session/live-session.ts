import type { Site } from '@loupe/contracts/sites';

/** A signed-in session that is neither expired nor ended. */
export interface LiveSession {
  readonly sessionId: string;
  readonly customerId: string;
  /** The anonymous id that the customer had before signing in. */
  readonly anonymousId: string | null;
  readonly expiresAt: Date;
  /** When the password was last given in it, apart from signing in. */
  readonly passwordConfirmedAt: Date | null;
}

/** @returns undefined when the token is unknown on the site, expired or ended */
export type FindLiveSession = (token: string, site: string) => Promise<LiveSession | undefined>;

/** One browser a customer is signed in with. */
export interface SignedInBrowser {
  readonly id: string;
  /** For example `Chrome on Android`; empty when the user agent is unknown. */
  readonly browser: string;
  readonly startedAt: Date;
  readonly expiresAt: Date;
}

/** A session to be created. */
export interface NewSession {
  readonly token: string;
  readonly customerId: string;
  readonly site: Site;
  readonly anonymousId: string | null;
  readonly browser: string;
  readonly source: string;
  readonly lifeSeconds: number;
}

/** A session that has just begun. Its token is sent to its browser only. */
export interface BegunSession {
  readonly id: string;
  readonly token: string;
  readonly maxAgeSeconds: number;
}
