import type { Deferral, NewWork } from '@loupe/database/later-work';
import type { LaterKinds } from '../domain/later-kinds.ts';
import { DeferredError } from '../domain/order/deferred-error.ts';
import { orderMessageId } from '../domain/order/order-message.ts';
import type { OrderMessage } from '../domain/order/order-message.ts';

export interface DeferPorts {
  readonly later: { store(work: NewWork<LaterKinds>, deferral: Deferral): Promise<void> };
  /** Writes a log line; `about` contains no personal data. */
  readonly log?: (about: object, message: string) => void;
}

/** The deferred attempt counts as the first. Greylisting ends after some minutes. */
const DEFERRAL: Deferral = { attempts: 1, seconds: 120 };

/**
 * Sends a message about an order. If the receiver defers it, it is stored to be sent later, so that a full mailbox does not block
 * later orders.
 * @returns whether it was sent
 */
export async function orDefer(
  { later, log }: DeferPorts,
  message: OrderMessage,
  run: () => Promise<void>,
): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    if (!(error instanceof DeferredError)) throw error;
    await later.store(workOf(message), DEFERRAL);
    log?.({ type: message.type, orderId: message.orderId, reason: error.message }, 'order message deferred');
    return false;
  }
}

const workOf = (message: OrderMessage): NewWork<LaterKinds> => ({
  id: orderMessageId(message),
  ...(message.type === 'dispatch'
    ? { kind: 'dispatch', payload: message }
    : { kind: 'order-email', payload: message }),
});
