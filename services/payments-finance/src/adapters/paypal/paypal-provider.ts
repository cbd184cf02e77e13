import type { Logger } from '@loupe/telemetry/logger';
import type { TenderProvider } from '../../use-cases/ports/tender-provider.ts';
import { authorise } from './authorise.ts';
import { capabilitiesOf } from './capabilities.ts';
import { createAnother, createOrder } from './create-order.ts';
import { readNotice } from './notice.ts';
import { unitContent } from './purchase-unit.ts';
import { renew } from './renew.ts';
import { movements } from './report.ts';
import { resume } from './resume.ts';
import { reverse } from './reverse.ts';
import { capture, refund } from './settle.ts';
import { createTransport } from './transport.ts';
import type { TransportOptions } from './transport.ts';
import { undo } from './undo.ts';

export interface PayPalOptions extends TransportOptions {
  readonly logger: Logger;
  /** The vendor's id of the address to which it posts events. */
  readonly webhookId: string;
  /** How often a hold may be authorised again. */
  readonly mostReauthorisations: number;
}

/** The payer gives the details at the vendor; nothing of them is kept. */
const UNSEEN = { maskedNumber: '', cardType: 'PayPal', cardDigest: '', data: {} };

/**
 * EU-22: PayPal. Calls that a shopper waits for have their own connections and circuit breaker, so that failing captures, refunds and
 * voids do not stop payments.
 */
export function createPayPal(options: PayPalOptions): TenderProvider & { close(): Promise<void> } {
  const { now, logger, webhookId, mostReauthorisations } = options;
  const transport = createTransport(options);
  const afterwards = createTransport(options);
  const waiting = { transport, now, logger };
  return {
    capabilities: capabilitiesOf(mostReauthorisations),
    verify: async ({ method }) => (method === 'paypal' ? UNSEEN : undefined),
    prepare: async (order, timeoutMs) =>
      order.browser === undefined
        ? { kind: 'declined', reason: 'authentication-required' }
        : createOrder(
            order,
            { unit: unitContent(order.amount, order.content), returnUrl: order.browser.returnUrl },
            timeoutMs,
            waiting,
          ),
    resume: (order, timeoutMs) => resume(order, timeoutMs, transport),
    again: (order, timeoutMs) => createAnother(order, timeoutMs, waiting),
    authorise: (order, timeoutMs) => authorise(order, timeoutMs, waiting),
    renew: (order, timeoutMs) => renew(order, timeoutMs, afterwards),
    reverse: (order) => reverse(order, afterwards),
    capture: (order, timeoutMs) => capture(order, timeoutMs, afterwards),
    refund: (order, timeoutMs) => refund(order, timeoutMs, afterwards),
    undo: (order) => undo(order, afterwards),
    readNotice: (message, timeoutMs) => readNotice(message, webhookId, timeoutMs, afterwards),
    movements: () => movements(afterwards),
    room: () => afterwards.room(),
    answers: () => transport.answers(),
    async close() {
      await Promise.all([transport.close(), afterwards.close()]);
    },
  };
}
