import type { GiftCard } from '../domain/cart/gift-cards.ts';
import type { FailureOf } from '../domain/failures.ts';
import type { Shopper } from '../domain/shopper.ts';
import { cartAnswer } from './cart-answer.ts';
import type { CartChanged } from './cart-answer.ts';
import { changeCart } from './change-cart.ts';
import type { ChangeCartPorts } from './change-cart.ts';
import type { ViewCartPorts } from './view-cart.ts';

export interface RemoveGiftCardPorts extends ViewCartPorts, ChangeCartPorts {
  readonly carts: ViewCartPorts['carts'] & {
    removeGiftCard(cartId: string, giftCardId: string): Promise<boolean>;
  };
  readonly payments: ChangeCartPorts['payments'] & {
    removeGiftCard(site: string, card: GiftCard): Promise<void>;
  };
}

export type RemoveGiftCardResult = CartChanged | FailureOf<'CartNotFoundError' | 'CheckoutInProgress'>;

/** Takes a gift card off the cart (MU-07); a missing one is no error. */
export async function removeGiftCard(
  ports: RemoveGiftCardPorts,
  shopper: Shopper,
  giftCardId: string,
): Promise<RemoveGiftCardResult> {
  const cart = await ports.carts.findActive(shopper);
  const card = cart?.giftCards.find(({ id }) => id === giftCardId);
  if (cart === null || card === undefined) return cartAnswer(ports, shopper, true);
  const write = () => ports.carts.removeGiftCard(cart.id, card.id);
  const changed = await changeCart(ports, shopper, write);
  if (changed) await ports.payments.removeGiftCard(shopper.site, card);
  return cartAnswer(ports, shopper, changed);
}
