import type { Logger } from '@loupe/telemetry/logger';
import type { Preparation, TenderOrder, TenderProvider } from '../../use-cases/ports/tender-provider.ts';
import { openApproval, readApproval, useApproval } from './approvals.ts';
import { authorise } from './authorise.ts';
import { capabilitiesOf } from './capabilities.ts';
import { createAnother, createOrder } from './create-order.ts';
import type { CreateDependencies } from './create-order.ts';
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
    prepare: (order, timeoutMs) => prepare(order, timeoutMs, waiting),
    approvals: {
      open: (order, timeoutMs) => openApproval(order, timeoutMs, waiting),
      read: (id, timeoutMs) => readApproval(id, timeoutMs, transport),
    },
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

/** The shopper agrees at the provider, unless they have agreed to the same before. */
async function prepare(
  order: TenderOrder,
  timeoutMs: number,
  deps: CreateDependencies,
): Promise<Preparation> {
  if (order.browser === undefined) return { kind: 'declined', reason: 'authentication-required' };
  const { returnUrl } = order.browser;
  const id = 'token' in order.details ? order.details.token : undefined;
  if (id !== undefined) return useApproval(order, { id, returnUrl }, timeoutMs, deps);
  return createOrder(order, { unit: unitContent(order.amount, order.content), returnUrl }, timeoutMs, deps);
}
