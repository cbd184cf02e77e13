import { clientNetwork, forwardedAddress } from '@loupe/subgraph-server/client-network';
import { networkOf } from './draw.ts';

/**
 * What stands for a visitor's network in a room's count. Null without proxies that append addresses: web does not see the other end of a
 * connection.
 */
export function networkIn(
  room: string,
  request: Pick<Headers, 'get'>,
  trustedProxies: number,
  key: Buffer,
): Buffer | null {
  const address = forwardedAddress(request.get('x-forwarded-for') ?? '', undefined, trustedProxies);
  return address === '' ? null : networkOf(room, clientNetwork(address), key);
}
