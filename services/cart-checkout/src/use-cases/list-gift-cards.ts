import type { GiftCardRef, SoldGiftCard } from '../domain/order/bought-gift-card.ts';
import type { Shopper } from '../domain/shopper.ts';

export interface ListGiftCardsPorts {
  readonly giftCardOrders: {
    /** The shopper's orders that contain gift cards, newest first, fifty at most. */
    findOwned(shopper: Shopper): Promise<{ readonly placementId: string; readonly orderNumber: string }[]>;
  };
  readonly payments: {
    /** @throws DependencyDownError while payments does not answer */
    listGiftCards(placementIds: readonly string[]): Promise<SoldGiftCard[]>;
  };
}

export interface AccountGiftCard extends Omit<SoldGiftCard, keyof GiftCardRef> {
  readonly id: string;
  readonly orderNumber: string;
}

/** The gift cards that a customer has bought, without number and PIN. @throws DependencyDownError */
export async function listGiftCards(
  { giftCardOrders, payments }: ListGiftCardsPorts,
  shopper: Shopper,
): Promise<AccountGiftCard[]> {
  const orders = await giftCardOrders.findOwned(shopper);
  if (orders.length === 0) return [];
  const numberOf = new Map(orders.map(({ placementId, orderNumber }) => [placementId, orderNumber]));
  const sold = await payments.listGiftCards([...numberOf.keys()]);
  return sold.map(({ issueId, placementId, ...card }) => ({
    ...card,
    id: issueId,
    orderNumber: numberOf.get(placementId) ?? '',
  }));
}
