import type { Deferral, NewWork } from '@loupe/database/later-work';
import type {
  BoughtGiftCard,
  GiftCardReader,
  GiftCardRef,
  GiftCardReport,
} from '../domain/order/bought-gift-card.ts';
import type { LaterKinds } from '../domain/later-kinds.ts';
import { DeferredError } from '../domain/order/deferred-error.ts';
import { EmailRefusedError } from '../domain/order/email-refused-error.ts';
import { orderMessageId } from '../domain/order/order-message.ts';
import type { GiftCardEmail } from '../domain/order/order-message.ts';
import type { Order } from '../domain/order/order.ts';
import { OrderMissingError } from './order-missing-error.ts';
import { recordRefusal } from './send-order-email.ts';
import type { RecordRefusalPorts } from './send-order-email.ts';

export interface SendGiftCardEmailPorts extends RecordRefusalPorts {
  readonly payments: {
    /** Null for one that was returned, or is forgotten. @throws DependencyDownError while payments does not answer */
    revealGiftCard(of: GiftCardRef, reader: GiftCardReader): Promise<BoughtGiftCard | null>;
    /** @throws DependencyDownError while payments does not answer */
    recordGiftCardDelivery(of: GiftCardRef, report: GiftCardReport): Promise<void>;
  };
  readonly mail: {
    sendGiftCard(order: Order, issueId: string, card: BoughtGiftCard): Promise<void>;
  };
}

export interface SendGiftCardPorts extends SendGiftCardEmailPorts {
  readonly orders: { findById(id: string): Promise<Order | null> };
  readonly handled: { has(eventId: string): Promise<boolean>; add(eventId: string): Promise<void> };
  readonly later: { store(work: NewWork<LaterKinds>, deferral: Deferral): Promise<void> };
}

const DAY_SECONDS = 86_400;
const DEFERRED_SECONDS = 120;

/** An address that was refused may be repaired, or the refusal was about our server; more often would harm our name as a sender. */
export const pauseAfterRefusal = (error: unknown): number | undefined =>
  error instanceof EmailRefusedError ? DAY_SECONDS : undefined;

/**
 * E-mails a bought gift card to its shopper, at least once; a duplicate after a crash has the same Message-ID. One that cannot be mailed
 * is tried until its buyer has it.
 */
export async function sendGiftCard(
  ports: SendGiftCardPorts,
  eventId: string,
  issued: Omit<GiftCardEmail, 'type'>,
): Promise<void> {
  if (await ports.handled.has(eventId)) return;
  const order = await ports.orders.findById(issued.orderId);
  if (order === null) throw new OrderMissingError(`There is no order ${issued.orderId}.`);
  const message: GiftCardEmail = { type: 'gift-card', ...issued };
  try {
    await sendGiftCardEmail(ports, order, message);
  } catch (error) {
    const isLater = error instanceof DeferredError || error instanceof EmailRefusedError;
    if (!isLater) throw error;
    await ports.later.store(
      { id: orderMessageId(message), kind: 'gift-card-email', payload: message },
      { attempts: 1, seconds: pauseAfterRefusal(error) ?? DEFERRED_SECONDS },
    );
  }
  await ports.handled.add(eventId);
}

/**
 * Does nothing for one that was mailed before, or whose buyer has it although the address does not work.
 * @throws DeferredError, EmailRefusedError when it is to be tried again
 */
export async function sendGiftCardEmail(
  ports: SendGiftCardEmailPorts,
  order: Order,
  message: GiftCardEmail,
): Promise<void> {
  const { payments, mail } = ports;
  const of = { placementId: message.placementId, issueId: message.reference };
  const card = await payments.revealGiftCard(of, { kind: 'mail' });
  if (card === null || card.isMailed || (card.isRefused && card.isDelivered)) return;
  try {
    await mail.sendGiftCard(order, of.issueId, card);
  } catch (error) {
    if (error instanceof EmailRefusedError) {
      await recordRefusal(ports, message, error.reason);
      await payments.recordGiftCardDelivery(of, 'refused');
    }
    throw error;
  }
  await payments.recordGiftCardDelivery(of, 'mailed');
}
