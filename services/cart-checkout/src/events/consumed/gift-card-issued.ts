import { GiftCardIssuedSchema } from '@loupe/contracts/payments/payment';
import { consume } from '@loupe/messaging/consume';
import type { GiftCardEmail } from '../../domain/order/order-message.ts';

/** Passes on each bought gift card that can be used. */
export const onGiftCardIssued = (store: (eventId: string, email: GiftCardEmail) => Promise<void>) =>
  consume(
    GiftCardIssuedSchema,
    'gift-card-issued',
    ({ orderId, placementId, issueId }, { id }) =>
      store(id, { type: 'gift-card', orderId, placementId, reference: issueId }),
    'issued gift card',
  );
