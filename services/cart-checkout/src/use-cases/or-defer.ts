import type { Deferral, NewWork } from '@loupe/database/later-work';
import type { LaterKinds } from '../domain/later-kinds.ts';
import { DeferredError } from '../domain/order/deferred-error.ts';
import { orderMessageId } from '../domain/order/order-message.ts';
import type { OrderMessage, PaymentEmail } from '../domain/order/order-message.ts';

export interface DeferPorts {
  readonly later: { store(work: NewWork<LaterKinds>, deferral: Deferral): Promise<void> };
  /** Writes a log line; `about` contains no personal data. */
  readonly log?: (about: object, message: string) => void;
}

/** The deferred attempt counts as the first. Greylisting ends after some minutes; a paid order should be packed at once. */
const DEFERRALS: Readonly<Record<'dispatch' | 'order-email', Deferral>> = {
  dispatch: { attempts: 1, seconds: 10 },
  'order-email': { attempts: 1, seconds: 120 },
};

/**
 * Sends a message about an order. If the receiver defers it, it is stored to be sent later, so that a full mailbox does not block
 * later orders.
 */
export async function orDefer(
  { later, log }: DeferPorts,
  message: DeferredMessage,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof DeferredError)) throw error;
    const work = workOf(message);
    await later.store(work, DEFERRALS[work.kind]);
    log?.({ type: message.type, orderId: message.orderId, reason: error.message }, 'order message deferred');
  }
}

/** E-mails about payments are stored before they are sent for the first time. */
export type DeferredMessage = Exclude<OrderMessage, PaymentEmail>;

type OrderWork = Extract<NewWork<LaterKinds>, { kind: 'dispatch' | 'order-email' }>;

const workOf = (message: DeferredMessage): OrderWork => ({
  id: orderMessageId(message),
  ...(message.type === 'dispatch'
    ? { kind: 'dispatch', payload: message }
    : { kind: 'order-email', payload: message }),
});
