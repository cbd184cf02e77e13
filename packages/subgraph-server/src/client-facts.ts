import type { IncomingHttpHeaders } from 'node:http';

/** What a request says about the shopper's browser; empty where absent. It is not authenticated and grants nothing. */
export interface ClientFacts {
  readonly ipAddress: string;
  readonly userAgent: string;
  readonly accept: string;
  /** Of the requesting page, e.g. `https://shop.example`. */
  readonly origin: string;
}

// Not claims of the assertion, which is signed once per shopper and half minute for any browser. A subgraph reads these
// behind a valid assertion only, and the gateway overwrites them, so that a client cannot set them.
const IP_ADDRESS = 'x-client-ip';
const USER_AGENT = 'x-client-user-agent';
const ACCEPT = 'x-client-accept';
const ORIGIN = 'x-client-origin';

/** For the gateway's call of a subgraph. */
export function clientHeaders({ ipAddress, userAgent, accept, origin }: ClientFacts): Record<string, string> {
  return { [IP_ADDRESS]: ipAddress, [USER_AGENT]: userAgent, [ACCEPT]: accept, [ORIGIN]: origin };
}

/** In a subgraph. */
export function clientFactsOf(headers: IncomingHttpHeaders): ClientFacts {
  const text = (name: string): string => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    ipAddress: text(IP_ADDRESS),
    userAgent: text(USER_AGENT),
    accept: text(ACCEPT),
    origin: text(ORIGIN),
  };
}
