import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type { FailureOf } from '../domain/failures.ts';
import { priceCart } from '../domain/pricing/price-cart.ts';
import type { Shopper } from '../domain/shopper.ts';
import { cartAnswer } from './cart-answer.ts';
import type { CartChanged } from './cart-answer.ts';
import { changeCart } from './change-cart.ts';
import type { ChangeCartPorts } from './change-cart.ts';
import type { ViewCartPorts } from './view-cart.ts';

export interface SetFreeGiftPorts extends ViewCartPorts, ChangeCartPorts {
  readonly carts: ViewCartPorts['carts'] & {
    chooseGift(cartId: string, origin: string, sku: string | null): Promise<boolean>;
  };
}

export interface GiftChosen {
  /** Of the gift: what earned it. */
  readonly giftId: string;
  /** Null for no gift. */
  readonly sku: string | null;
}

export type SetFreeGiftResult =
  CartChanged | FailureOf<'CartNotFoundError' | 'CheckoutInProgress' | 'InsufficientStockError'>;

/** Chooses a free gift that the bag has earned, or none (MU-07). @throws InvalidFieldError */
export async function setFreeGift(
  ports: SetFreeGiftPorts,
  shopper: Shopper,
  { giftId, sku }: GiftChosen,
): Promise<SetFreeGiftResult> {
  const cart = await ports.carts.findActive(shopper);
  if (cart === null) return { type: 'CartNotFoundError' };
  const gift = priceCart(cart, ports.pricing).freeGifts?.find(({ origin }) => origin === giftId);
  if (gift === undefined) throw new InvalidFieldError('giftId', 'Your bag has no such gift just now.');
  const choice = gift.choices.find((piece) => piece.sku === sku);
  if (sku !== null && choice === undefined)
    throw new InvalidFieldError('sku', 'This piece is not one of the gifts.');
  if (choice?.isAvailable === false) return { type: 'InsufficientStockError', sku: choice.sku, available: 0 };
  const write = () => ports.carts.chooseGift(cart.id, giftId, sku);
  return cartAnswer(ports, shopper, await changeCart(ports, shopper, write));
}
