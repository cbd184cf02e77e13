import type { Logger } from '@loupe/telemetry/logger';
import { waitingTerms, WAITS_OF_PAY_LATER } from '../../domain/payment/waiting.ts';
import type { WaitingTerms } from '../../domain/payment/waiting.ts';
import type { TenderProvider } from '../../use-cases/ports/tender-provider.ts';
import { authorise } from './authorise.ts';
import { KLARNA_CAPABILITIES } from './capabilities.ts';
import { createSession } from './create-session.ts';
import { readNotice } from './notice.ts';
import { renew } from './renew.ts';
import { movements } from './report.ts';
import { resume } from './resume.ts';
import { reverse } from './reverse.ts';
import { capture, refund } from './settle.ts';
import { createTransport } from './transport.ts';
import type { TransportOptions } from './transport.ts';
import { undo } from './undo.ts';
import { withoutToken } from './vendor-ids.ts';

export interface KlarnaOptions extends TransportOptions {
  readonly now: () => Date;
  readonly logger: Logger;
  /** Where the vendor tells us what it has decided. */
  readonly callbackUrl: string;
  /** How long it may look at a payment. */
  readonly waits?: WaitingTerms;
}

/** The shopper gives the details at the vendor; nothing of them is kept. */
const UNSEEN = { maskedNumber: '', cardType: 'Klarna', cardDigest: '', data: {} };

/**
 * EU-22: Klarna. Calls that a shopper waits for have their own connections and circuit breaker, so that failing captures, refunds and
 * cancellations do not stop payments.
 */
export function createKlarna(options: KlarnaOptions): TenderProvider & { close(): Promise<void> } {
  const { now, logger, callbackUrl, waits = waitingTerms(WAITS_OF_PAY_LATER) } = options;
  const transport = createTransport(options);
  const afterwards = createTransport(options);
  return {
    capabilities: { ...KLARNA_CAPABILITIES, waits },
    verify: async ({ method }) => (method === 'klarna' ? UNSEEN : undefined),
    prepare: (order, timeoutMs) => createSession(order, timeoutMs, { transport, now, logger, callbackUrl }),
    resume: (order, timeoutMs) => resume(order, timeoutMs, transport),
    authorise: (order, timeoutMs) => authorise(order, timeoutMs, { transport, logger }),
    renew: (order, timeoutMs) => renew(order, timeoutMs, afterwards),
    reverse: (order) => reverse(order, afterwards),
    withoutSecret: withoutToken,
    capture: ({ authorisationId: orderId, ...order }, timeoutMs) =>
      capture({ ...order, orderId }, timeoutMs, afterwards),
    refund: async ({ authorisationId: orderId, ...order }, timeoutMs) =>
      orderId === undefined
        ? { kind: 'refused', reason: 'nothing-captured' }
        : refund({ ...order, orderId }, timeoutMs, afterwards),
    readNotice: (message, timeoutMs) => readNotice(message, timeoutMs, afterwards),
    undo: (order) => undo(order, afterwards),
    movements: () => movements(afterwards),
    room: () => afterwards.room(),
    answers: () => transport.answers(),
    async close() {
      await Promise.all([transport.close(), afterwards.close()]);
    },
  };
}
