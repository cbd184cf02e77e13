import { fromBinary } from '@bufbuild/protobuf';
import { GiftCardIssuedSchema } from '@loupe/contracts/payments/payment';
import type { GiftCardIssued } from '@loupe/contracts/payments/payment';
import type { Envelope } from '@loupe/messaging/envelope';
import { PoisonMessageError } from '@loupe/messaging/errors';
import type { GiftCardEmail } from '../../domain/order/order-message.ts';

/** Passes on each bought gift card that can be used. */
export function onGiftCardIssued(
  sendGiftCard: (eventId: string, issued: Omit<GiftCardEmail, 'type'>) => Promise<void>,
) {
  return async ({ envelope }: { envelope: Envelope }): Promise<void> => {
    if (envelope.type !== 'gift-card-issued') return;
    const { orderId, placementId, issueId } = decode(envelope.payload);
    await sendGiftCard(envelope.id, { orderId, placementId, reference: issueId });
  };
}

function decode(payload: Uint8Array): GiftCardIssued {
  try {
    return fromBinary(GiftCardIssuedSchema, payload);
  } catch (error) {
    throw new PoisonMessageError('The payload is no issued gift card.', { cause: error });
  }
}
