/** A signed-in session that is neither expired nor ended. */
export interface LiveSession {
  readonly sessionId: string;
  readonly customerId: string;
  /** Who the customer was before signing in. */
  readonly anonymousId: string | null;
  readonly expiresAt: Date;
}

/** @returns undefined when the token is unknown on the site, expired or ended */
export type FindLiveSession = (token: string, site: string) => Promise<LiveSession | undefined>;
