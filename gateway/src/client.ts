import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { ClientFacts } from '@loupe/subgraph-server/client-facts';

/** EMV 3-D Secure takes no more of either, and nobody else asks for them. */
const LONGEST = 2_048;

/**
 * The browser behind a request. Each proxy of ours adds the address it was asked from to `x-forwarded-for`; what stands in front
 * of those entries was written by the browser and is not believed.
 * @param trustedProxies how many such proxies stand in front of the gateway; web is none, it passes the header on as it came
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
