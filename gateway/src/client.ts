import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { ClientFacts } from '@loupe/subgraph-server/client-facts';

/** Maximum length of a header that EMV 3-D Secure accepts. */
const LONGEST = 2_048;

/**
 * The browser behind a request. Each of our proxies appends its client's address to `x-forwarded-for`; the entries before
 * those come from the browser and are not trusted.
 * @param trustedProxies how many such proxies are in front of the gateway; web is not one, since it forwards the header unchanged
 */
export function clientOf({ headers, socket }: IncomingMessage, trustedProxies: number): ClientFacts {
  return {
    ipAddress: addressOf(headers['x-forwarded-for'], socket.remoteAddress, trustedProxies),
    userAgent: (headers['user-agent'] ?? '').slice(0, LONGEST),
    accept: (headers.accept ?? '').slice(0, LONGEST),
    origin: (headers.origin ?? '').slice(0, LONGEST),
  };
}

function addressOf(
  forwardedFor: string | string[] | undefined,
  peer: string | undefined,
  trustedProxies: number,
): string {
  const forwarded = [forwardedFor ?? []].flat().join(',').split(',').filter(Boolean);
  const named = trustedProxies === 0 ? undefined : (forwarded.at(-trustedProxies) ?? forwarded[0]);
  const address = (named ?? peer ?? '').trim().replace(/^::ffff:/, '');
  return isIP(address) === 0 ? '' : address;
}
