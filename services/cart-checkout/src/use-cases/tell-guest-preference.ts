import type { Order } from '../domain/order/order.ts';
import { OrderMissingError } from './order-missing-error.ts';

/** What a guest may be sent, with the mailbox that the event of an order must not carry. */
export interface GuestPreference {
  readonly orderId: string;
  readonly site: string;
  readonly email: string;
  readonly types: readonly string[];
  /** Of the sentence that they read; 0 where nobody said it. */
  readonly textVersion: number;
}

export interface TellGuestPreferencePorts {
  readonly orders: { findById(id: string): Promise<Order | null> };
  readonly marketing: {
    /** The same order again changes nothing. @throws DependencyDownError while identity does not answer */
    tell(preference: GuestPreference): Promise<void>;
  };
}

/** RO-06: tells identity, which asks the owner of the mailbox before anything is sent. */
export async function tellGuestPreference(
  { orders, marketing }: TellGuestPreferencePorts,
  orderId: string,
  { types, textVersion }: Pick<GuestPreference, 'types' | 'textVersion'>,
): Promise<void> {
  const order = await orders.findById(orderId);
  if (order === null) throw new OrderMissingError(`There is no order ${orderId}.`);
  const { site, email } = order;
  await marketing.tell({ orderId, site, email, types, textVersion });
}
