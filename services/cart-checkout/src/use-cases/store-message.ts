import type { NewWork } from '@loupe/database/later-work';
import type { LaterKinds } from '../domain/later-kinds.ts';
import { orderMessageId } from '../domain/order/order-message.ts';
import type { OrderMessage, PaymentEmail } from '../domain/order/order-message.ts';
import { OrderMissingError } from './order-missing-error.ts';

/** E-mails about payments are stored with the state of the money. */
export type StoredMessage = Exclude<OrderMessage, PaymentEmail>;

export interface StoreMessagePorts {
  readonly owed: {
    /** Stores the work once for an event. @returns false when there is no such order */
    store(eventId: string, orderId: string, work: NewWork<LaterKinds>): Promise<boolean>;
  };
  /** Called after work was stored that is due at once. */
  readonly laterStored: (kind: keyof LaterKinds) => void;
}

/**
 * Stores a message about an order, once for the event that causes it. A sweeper sends it, so that neither a slow receiver nor one that is
 * down delays the next event.
 * @throws OrderMissingError
 */
export async function storeMessage(
  { owed, laterStored }: StoreMessagePorts,
  eventId: string,
  message: StoredMessage,
): Promise<void> {
  const { orderId } = message;
  const work = workOf(message);
  if (!(await owed.store(eventId, orderId, work)))
    throw new OrderMissingError(`There is no order ${orderId}.`);
  laterStored(work.kind);
}

/** E-mails about one order are sent in the order in which they were stored, until one fails. */
function workOf(message: StoredMessage): NewWork<LaterKinds> {
  const id = orderMessageId(message);
  if (message.type === 'dispatch') return { id, kind: 'dispatch', payload: message };
  if (message.type === 'gift-card') return { id, kind: 'gift-card-email', payload: message };
  return { id, kind: 'order-email', payload: message, series: `order-email:${message.orderId}` };
}
