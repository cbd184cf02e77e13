import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { visible } from '@loupe/contact/visible';
import type { LineChoice, PersonalPiece } from './choice.ts';

const isGiftCard = ({ productType }: PersonalPiece): boolean => productType === 'gift-card';

export const giftWrap: LineChoice<boolean, true> = {
  isGift: true,
  read: (wrap) => wrap || null,
  check(piece) {
    if (!isGiftCard(piece)) return;
    throw new InvalidFieldError('giftWrap', 'Gift cards come in an envelope, and are not wrapped.');
  },
};

const LONGEST_MESSAGE = 200;

/** The message on the card of a gift. A gift card has no card beside it. */
export const giftMessage: LineChoice<string, string> = {
  read: (text) => visible(text).normalize('NFC').trim() || null,
  check(piece, message) {
    if (isGiftCard(piece)) {
      throw new InvalidFieldError('message', 'Gift cards come without a card beside them.');
    }
    if ([...message].length > LONGEST_MESSAGE) {
      throw new InvalidFieldError('message', `There is room for ${LONGEST_MESSAGE} characters on the card.`);
    }
    // Control characters cannot be printed, except line breaks and the joiner of emoji.
    if (/[^\P{C}\n\u200D]/u.test(message)) {
      throw new InvalidFieldError('message', 'The message has a character that we cannot print.');
    }
  },
};

/** Pence. Part of the service; a charge would be a stage of pricing (docs/adr/0042). */
const PRICE = 0;

/** Null for a piece that is not wrapped. */
export const giftWrapTerms = (piece: PersonalPiece) =>
  isGiftCard(piece) ? null : { price: PRICE, messageLimit: LONGEST_MESSAGE };
