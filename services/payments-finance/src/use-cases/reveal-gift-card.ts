import type { Delivery, Reader } from '../domain/gift-card/delivery.ts';
import type { Amount } from '../domain/payment/payment.ts';
import type { GiftCard, GiftCardVault } from './ports/gift-cards.ts';
import type { DeliveryStore } from './ports/gift-card-issuer.ts';

interface RevealGiftCardPorts {
  readonly deliveries: Pick<DeliveryStore, 'open'>;
  readonly giftCards: Pick<GiftCardVault, 'reveal'>;
}

export interface RevealedGiftCard {
  readonly card: GiftCard;
  readonly amount: Amount;
  readonly delivery: Delivery;
}

/**
 * Number and PIN of a sold gift card. The look of a person is on disk before the vault is opened.
 * @returns undefined if this placement did not buy it, it was returned, or it is forgotten
 */
export async function revealGiftCard(
  { deliveries, giftCards }: RevealGiftCardPorts,
  { reader, ...of }: { readonly placementId: string; readonly issueId: string; readonly reader: Reader },
): Promise<RevealedGiftCard | undefined> {
  const found = await deliveries.open(of, reader);
  const card = found && (await giftCards.reveal(found.giftCardId));
  return found && card && { card, amount: found.amount, delivery: found.delivery };
}
