import type { Site } from './site.ts';

/** Who asks: what the gateway asserted, and what the request says of the browser. */
export interface Caller {
  readonly site: Site;
  readonly sessionId: string | null;
  readonly anonymousId: string | null;
  readonly customerId: string | null;
  /** The browser's network, by which it is told from others: see @loupe/subgraph-server/client-network. */
  readonly source: string;
  /** The browser in words; empty when it said nothing. */
  readonly browser: string;
  readonly ipAddress: string;
}

/** Somebody who has signed in. */
export interface SignedIn extends Caller {
  readonly customerId: string;
}
