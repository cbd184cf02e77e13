import type { IncomingMessage } from 'node:http';
import type { Logger } from '@loupe/telemetry/logger';

export interface UnexpectedProxyOptions {
  /** The number of trusted proxies in front. */
  readonly trustedProxies: number;
  readonly logger: Logger;
}

/**
 * Looks for signs of a proxy that is not configured: behind one, all shoppers count as one network. A browser can
 * send the header as well, so no request is rejected for it, and it is logged once per process.
 */
export function unexpectedProxy({
  trustedProxies,
  logger,
}: UnexpectedProxyOptions): (request: IncomingMessage) => void {
  let isLogged = trustedProxies > 0;
  return ({ headers }) => {
    if (isLogged || headers['x-forwarded-for'] === undefined) return;
    isLogged = true;
    logger.error(
      'A request carries x-forwarded-for, and TRUSTED_PROXIES is 0: if a proxy is in front, all shoppers count as one network.',
    );
  };
}
