import type { IncomingMessage } from 'node:http';
import type { Logger } from '@loupe/telemetry/logger';
import { clientOf } from './client.ts';

const UNEXPECTED =
  'A request carries x-forwarded-for, and TRUSTED_PROXIES is 0: if a proxy is in front, all shoppers count as one network.';
const UNNAMED =
  'A request has no address in x-forwarded-for where the outermost of TRUSTED_PROXIES writes it: sessions of such visitors are not bounded.';

export interface UnexpectedProxyOptions {
  /** The number of trusted proxies in front. */
  readonly trustedProxies: number;
  readonly logger: Logger;
}

/**
 * Looks for signs of proxies that are not configured. Behind one that is not expected all shoppers count as one network, and limits by
 * network do not bind visitors whom an expected one does not name. A browser can send the header as well, so no request is
 * rejected for it, and it is logged once per process.
 */
export function unexpectedProxy({
  trustedProxies,
  logger,
}: UnexpectedProxyOptions): (request: IncomingMessage) => void {
  let isLogged = false;
  return (request) => {
    if (isLogged || request.headers['x-forwarded-for'] === undefined) return;
    if (trustedProxies > 0 && clientOf(request, trustedProxies).ipAddress !== '') return;
    isLogged = true;
    logger.error(trustedProxies > 0 ? UNNAMED : UNEXPECTED);
  };
}
