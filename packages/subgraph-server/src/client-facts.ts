import type { IncomingHttpHeaders } from 'node:http';

/** What a request itself says of the shopper's browser; empty where it does not. It grants nothing: anybody can claim any of it. */
export interface ClientFacts {
  readonly ipAddress: string;
  readonly userAgent: string;
  readonly accept: string;
  /** Of the page that asks, e.g. `https://shop.example`. */
  readonly origin: string;
}

// Not claims of the assertion: that is signed once per shopper and half minute, whatever browser asks. A subgraph reads these
// behind a valid assertion only, and the gateway writes them itself, so that nobody else's reach it.
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
