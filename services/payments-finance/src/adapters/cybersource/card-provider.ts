import type { Logger } from '@loupe/telemetry/logger';
import type { CardProvider } from '../../use-cases/ports/card-provider.ts';
import type { ProviderReport, SettlementProvider } from '../../use-cases/ports/settlement-store.ts';
import type { TenderProvider } from '../../use-cases/ports/tender-provider.ts';
import { applePayTenders } from './apple-pay-tenders.ts';
import { authorise } from './authorise.ts';
import { CARD_CAPABILITIES } from './card-capabilities.ts';
import { createCaptureContexts } from './capture-context.ts';
import { capture } from './capture.ts';
import { createPayerAuthenticator } from './payer-authentication.ts';
import { refund } from './refund.ts';
import { forget } from './forget.ts';
import { renew } from './renew.ts';
import { movements } from './report.ts';
import { reverse } from './reverse.ts';
import { claimsOf, verifyToken } from './transient-token.ts';
import { createTransport } from './transport.ts';
import type { TransportOptions } from './transport.ts';
import { undo } from './void.ts';

export interface CybersourceOptions extends TransportOptions {
  /** Origins of the storefronts whose pages may embed the card fields. */
  readonly targetOrigins: readonly string[];
  readonly logger: Logger;
  /** Names the format of Apple Pay's token to the vendor. */
  readonly applePayDescriptor?: string;
}

const APPLE_PAY_DESCRIPTOR = 'FID=COMMON.APPLE.INAPP.PAYMENT';

export type Cybersource = CardProvider &
  SettlementProvider &
  ProviderReport & {
    /** Cards in Apple Pay. */
    readonly applePay: TenderProvider;
    close(): Promise<void>;
  };

/**
 * EU-22: Cybersource behind the card method and Apple Pay. Calls that a shopper waits for have their own connections and circuit
 * breaker, so that failing captures, reversals and voids do not stop payments. So have
 * capture contexts, so that a flood of them does not stop authorisations.
 */
export function createCybersource(options: CybersourceOptions): Cybersource {
  const transport = createTransport(options);
  const afterwards = createTransport(options);
  const contexts = createTransport(options);
  const { now, logger, applePayDescriptor: descriptor = APPLE_PAY_DESCRIPTOR } = options;
  const cards = {
    capabilities: CARD_CAPABILITIES,
    issueCaptureContext: createCaptureContexts({ ...options, transport: contexts }),
    ...createPayerAuthenticator({ transport, logger }),
    claimsOf,
    verifyToken: (token, key) =>
      verifyToken(token, key, { now: now(), digestKey: options.keys().active.key }),
    authorise: (order, timeoutMs) => authorise(order, timeoutMs, { transport, logger }),
    renew: (order, timeoutMs) => renew(order, timeoutMs, { transport: afterwards, logger }),
    forget: (card, timeoutMs) => forget(card, timeoutMs, { transport: afterwards, logger }),
    reverse: (order) => reverse(order, afterwards),
    capture: (order, timeoutMs) => capture(order, timeoutMs, afterwards),
    refund: (order, timeoutMs) => refund(order, timeoutMs, afterwards),
    undo: (order) => undo(order, afterwards),
    movements: () => movements(afterwards, 'card'),
    room: () => afterwards.room(),
    answers: () => transport.answers(),
    async close() {
      await Promise.all([transport.close(), afterwards.close(), contexts.close()]);
    },
  } satisfies Omit<Cybersource, 'applePay'>;
  return { ...cards, applePay: applePayTenders({ transport, afterwards, cards, descriptor, logger }) };
}
