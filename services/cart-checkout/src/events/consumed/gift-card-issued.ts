import { GiftCardIssuedSchema } from '@loupe/contracts/payments/payment';
import { consume } from '@loupe/messaging/consume';
import type { GiftCardEmail } from '../../domain/order/order-message.ts';

/** Passes on each bought gift card that can be used. */
export const onGiftCardIssued = (
  sendGiftCard: (eventId: string, issued: Omit<GiftCardEmail, 'type'>) => Promise<void>,
) =>
  consume(
    GiftCardIssuedSchema,
    'gift-card-issued',
    ({ orderId, placementId, issueId }, { id }) =>
      sendGiftCard(id, { orderId, placementId, reference: issueId }),
    'issued gift card',
  );
