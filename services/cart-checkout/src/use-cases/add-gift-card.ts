import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { visible } from '@loupe/contact/visible';
import { MAX_GIFT_CARDS } from '../domain/cart/gift-cards.ts';
import type { GiftCardAnswer, GiftCardToAdd, KnownGiftCard } from '../domain/cart/gift-cards.ts';
import type { FailureOf } from '../domain/failures.ts';
import type { Shopper } from '../domain/shopper.ts';
import { cartAnswer } from './cart-answer.ts';
import type { CartChanged } from './cart-answer.ts';
import { changeCart } from './change-cart.ts';
import type { ChangeCartPorts } from './change-cart.ts';
import type { ViewCartPorts } from './view-cart.ts';

export interface AddGiftCardPorts extends ViewCartPorts, ChangeCartPorts {
  readonly carts: ViewCartPorts['carts'] & {
    addGiftCard(cartId: string, card: KnownGiftCard): Promise<boolean>;
  };
  readonly payments: ChangeCartPorts['payments'] & {
    addGiftCard(card: GiftCardToAdd): Promise<GiftCardAnswer>;
  };
}

export interface GiftCardDetails {
  readonly cardNumber: string;
  readonly pin: string;
  readonly ipAddress: string;
  /** The answer to the bot check; null where the page has none. */
  readonly reCaptchaToken: string | null;
}

export type AddGiftCardResult =
  | CartChanged
  | FailureOf<
      | 'GiftCardNotValid'
      | 'GiftCardAlreadyApplied'
      | 'GiftCardTooManyAttempts'
      | 'GiftCardUnavailable'
      | 'ReCaptchaError'
      | 'CartNotFoundError'
      | 'CheckoutInProgress'
    >;

const NUMBER = /^\d{12,21}$/;
const PIN = /^\d{4,8}$/;

/** Applies a gift card to the cart (MU-07). Its number and PIN are passed on to payments and not kept. @throws InvalidFieldError */
export async function addGiftCard(
  ports: AddGiftCardPorts,
  shopper: Shopper,
  details: GiftCardDetails,
): Promise<AddGiftCardResult> {
  const card = {
    cardNumber: visible(details.cardNumber).replace(/[\s-]/g, ''),
    pin: visible(details.pin).trim(),
  };
  if (!NUMBER.test(card.cardNumber))
    throw new InvalidFieldError('cardNumber', 'Enter the number on the card.');
  if (!PIN.test(card.pin)) throw new InvalidFieldError('pin', 'Enter the PIN on the card.');
  const cart = await ports.carts.findActive(shopper);
  if (cart === null) return { type: 'CartNotFoundError' };
  if (cart.giftCards.length >= MAX_GIFT_CARDS) {
    const message = `A bag takes up to ${MAX_GIFT_CARDS} gift cards.`;
    throw new InvalidFieldError('cardNumber', message);
  }
  const { ipAddress, reCaptchaToken } = details;
  const asked = { ...shopper, ...card, cartId: cart.id, ipAddress, reCaptchaToken };
  const known = await ports.payments.addGiftCard(asked);
  if (known.type !== 'GiftCard') return known;
  if (cart.giftCards.some(({ id }) => id === known.id)) return { type: 'GiftCardAlreadyApplied' };
  const write = () => ports.carts.addGiftCard(cart.id, known);
  return cartAnswer(ports, shopper, await changeCart(ports, shopper, write));
}
