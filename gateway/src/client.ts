import type { IncomingMessage } from 'node:http';
import type { ClientFacts } from '@loupe/subgraph-server/client-facts';
import { forwardedAddress } from '@loupe/subgraph-server/client-network';

/** Maximum length of a header that EMV 3-D Secure accepts. */
const LONGEST = 2_048;

/**
 * The browser behind a request.
 * @param trustedProxies how many such proxies are in front of the gateway; web is not one, since it forwards the header unchanged
 */
export function clientOf({ headers, socket }: IncomingMessage, trustedProxies: number): ClientFacts {
  return {
    ipAddress: forwardedAddress(
      [headers['x-forwarded-for'] ?? []].flat().join(','),
      socket.remoteAddress,
      trustedProxies,
    ),
    userAgent: (headers['user-agent'] ?? '').slice(0, LONGEST),
    accept: (headers.accept ?? '').slice(0, LONGEST),
    origin: (headers.origin ?? '').slice(0, LONGEST),
  };
}
