import type { IncomingMessage } from 'node:http';
import { clientOf } from './client.ts';
import type { GatewayContext } from './gateway-context.ts';
import { originOf, type OriginOptions } from './site.ts';

export interface ContextOptions {
  readonly origins: OriginOptions;
  /** The number of proxies in front that append to `x-forwarded-for`; their entries are trusted. */
  readonly trustedProxies: number;
}

/** What is known of a request from its headers. */
export function contextOf(
  request: IncomingMessage,
  { origins, trustedProxies, correlationId }: ContextOptions & { readonly correlationId: string },
): GatewayContext {
  return {
    origin: originOf(request.headers, origins),
    client: clientOf(request, trustedProxies),
    cookieHeader: request.headers.cookie,
    correlationId,
    call: undefined,
  };
}
