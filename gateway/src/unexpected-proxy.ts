import type { IncomingMessage } from 'node:http';
import type { Logger } from '@loupe/telemetry/logger';

export interface UnexpectedProxyOptions {
  /** Proxies in front whose word of the browser's address is believed. */
  readonly trustedProxies: number;
  readonly logger: Logger;
}

/**
 * Looks at requests for a proxy that nobody has told the gateway of: behind one, all shoppers count as one network. A browser can
 * write the header as well, so that no request is refused for it, and it is logged once in the life of the process.
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
      'A request carries x-forwarded-for, and TRUSTED_PROXIES is 0: if a proxy stands in front, all shoppers count as one network.',
    );
  };
}
