import { visible } from '@loupe/contact/visible';
import * as z from 'zod/mini';

/** Printed in groups; people type the spaces or dashes too. */
const cardNumber = z.string().check(
  z.overwrite(visible),
  z.refine((typed) => digitsOf(typed) !== '', 'Enter the number on your gift card.'),
  z.refine((typed) => /^[\d\s-]*$/.test(typed), 'A gift card number has digits only.'),
);

const pin = z.string().check(
  z.overwrite(visible),
  z.refine((typed) => digitsOf(typed) !== '', 'Enter the PIN on your gift card.'),
  z.refine((typed) => /^[\d\s]*$/.test(typed), 'A PIN has digits only.'),
);

/** What can be wrong before anybody is asked; whether the card exists is never told apart from a wrong PIN (ER-14). */
export const giftCardRules = z.object({ cardNumber, pin });

export type GiftCardForm = z.infer<typeof giftCardRules>;
export const EMPTY_GIFT_CARD: GiftCardForm = { cardNumber: '', pin: '' };

export function typedGiftCard({ cardNumber, pin }: GiftCardForm): GiftCardForm {
  return { cardNumber: digitsOf(cardNumber), pin: digitsOf(pin) };
}

const digitsOf = (typed: string): string => visible(typed).replace(/[\s-]/g, '');
