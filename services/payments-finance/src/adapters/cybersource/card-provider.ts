import type { Logger } from '@loupe/telemetry/logger';
import type { CardProvider } from '../../use-cases/ports.ts';
import { authorise } from './authorise.ts';
import { createCaptureContexts } from './capture-context.ts';
import { createPayerAuthenticator } from './payer-authentication.ts';
import { reverse } from './reverse.ts';
import { claimsOf, verifyToken } from './transient-token.ts';
import { createTransport } from './transport.ts';
import type { TransportOptions } from './transport.ts';

export interface CybersourceOptions extends TransportOptions {
  /** Origins of the storefronts whose pages may hold the card fields. */
  readonly targetOrigins: readonly string[];
  readonly logger: Logger;
}

/** EU-22: Cybersource behind the card method. */
export function createCybersource(options: CybersourceOptions): CardProvider & { close(): Promise<void> } {
  const transport = createTransport(options);
  const { now, logger } = options;
  return {
    issueCaptureContext: createCaptureContexts({ ...options, transport }),
    ...createPayerAuthenticator({ transport, logger }),
    claimsOf,
    verifyToken: (token, key) => verifyToken(token, key, now()),
    authorise: (order, timeoutMs) => authorise(order, timeoutMs, { transport, logger }),
    reverse: (order) => reverse(order, transport),
    close: () => transport.close(),
  };
}
