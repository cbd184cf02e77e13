import type {
  BoughtGiftCard,
  GiftCardReader,
  GiftCardRef,
  GiftCardReport,
} from '../domain/order/bought-gift-card.ts';
import { EmailRefusedError } from '../domain/order/email-refused-error.ts';
import type { GiftCardEmail } from '../domain/order/order-message.ts';
import type { Order } from '../domain/order/order.ts';
import { recordRefusal } from './record-refusal.ts';
import type { RecordRefusalPorts } from './record-refusal.ts';

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

const DAY_SECONDS = 86_400;

/** An address that was refused may be repaired, or the refusal was about our server; more often would harm our name as a sender. */
export const pauseAfterRefusal = (error: unknown): number | undefined =>
  error instanceof EmailRefusedError ? DAY_SECONDS : undefined;

/**
 * E-mails a bought gift card to its shopper. Does nothing for one that was mailed before, or whose buyer has it although the address does not work.
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
