import type { GiftCardEmail } from '../domain/order/order-message.ts';
import type { Order } from '../domain/order/order.ts';
import { OrderMissingError } from './order-missing-error.ts';
import { sendOrderEmail } from './send-order-email.ts';
import type { SendOrderEmailPorts } from './send-order-email.ts';

/** A gift card that was bought. Never logged or stored here. */
export interface BoughtGiftCard {
  readonly number: string;
  readonly pin: string;
  /** Pence. */
  readonly value: number;
}

export interface SendGiftCardEmailPorts {
  readonly payments: {
    /** Null for one that was cancelled since. @throws DependencyDownError while payments does not answer */
    revealGiftCard(placementId: string, issueId: string): Promise<BoughtGiftCard | null>;
  };
  readonly mail: { sendGiftCard(order: Order, issueId: string, card: BoughtGiftCard): Promise<void> };
}

export interface SendGiftCardPorts extends SendGiftCardEmailPorts, SendOrderEmailPorts {
  readonly orders: { findById(id: string): Promise<Order | null> };
  readonly handled: { has(eventId: string): Promise<boolean>; add(eventId: string): Promise<void> };
}

/** E-mails a bought gift card to its shopper, at least once; a duplicate after a crash has the same Message-ID. */
export async function sendGiftCard(
  ports: SendGiftCardPorts,
  eventId: string,
  issued: Omit<GiftCardEmail, 'type'>,
): Promise<void> {
  if (await ports.handled.has(eventId)) return;
  const order = await ports.orders.findById(issued.orderId);
  if (order === null) throw new OrderMissingError(`There is no order ${issued.orderId}.`);
  const message: GiftCardEmail = { type: 'gift-card', ...issued };
  await sendOrderEmail(ports, message, () => sendGiftCardEmail(ports, order, message));
  await ports.handled.add(eventId);
}

export async function sendGiftCardEmail(
  { payments, mail }: SendGiftCardEmailPorts,
  order: Order,
  { placementId, reference: issueId }: GiftCardEmail,
): Promise<void> {
  const card = await payments.revealGiftCard(placementId, issueId);
  if (card !== null) await mail.sendGiftCard(order, issueId, card);
}
