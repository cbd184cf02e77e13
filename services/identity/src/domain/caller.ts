import type { Site } from '@loupe/contracts/sites';

/** The caller of a request: what the gateway asserted, and what the request says about the browser. */
export interface Caller {
  readonly site: Site;
  readonly sessionId: string | null;
  readonly anonymousId: string | null;
  readonly customerId: string | null;
  /** The network prefix of the browser's IP address: see @loupe/subgraph-server/client-network. */
  readonly source: string;
  /** For example `Chrome on Android`; empty when the user agent is unknown. */
  readonly browser: string;
  readonly ipAddress: string;
}

/** A caller who is signed in. */
export interface SignedIn extends Caller {
  readonly customerId: string;
}
