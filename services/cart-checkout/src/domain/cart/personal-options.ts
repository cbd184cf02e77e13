import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { ENGRAVING_DAYS } from '@loupe/calendar/preparation';
import { trimmedEngraving, trimmedMessage } from './personal-text.ts';

export interface PersonalPiece {
  /** EU-11. */
  readonly productType: string;
  /** Keys. */
  readonly categories: readonly string[];
}

const SMALLEST = 130;
const LARGEST = 230;
const STEP = 5;

/** A bangle is bought in the size it has: it cannot be made shorter or longer. */
const RIGID = 'bangles';

/**
 * CO-13: the wrist sizes of a piece in millimetres; none for anything but bracelets. The workshop takes out or adds links of the
 * piece on the shelf, so all sizes share its stock.
 */
export const wristSizesOf = ({ productType, categories }: PersonalPiece): number[] =>
  productType === 'wrist-wear' && !categories.includes(RIGID)
    ? Array.from({ length: (LARGEST - SMALLEST) / STEP + 1 }, (_none, step) => SMALLEST + step * STEP)
    : [];

/** @throws InvalidFieldError for a size that the piece does not have */
export function parseWristSize(piece: PersonalPiece, size: number): number {
  const sizes = wristSizesOf(piece);
  if (sizes.length === 0) throw new InvalidFieldError('size', 'This piece has no wrist sizes.');
  if (sizes.includes(size)) return size;
  throw new InvalidFieldError(
    'size',
    `Choose a size from ${SMALLEST} to ${LARGEST} mm, in steps of ${STEP}.`,
  );
}

/** The most characters that fit on a piece, by its type. Other types are not engraved. */
const ENGRAVED: Readonly<Record<string, number>> = {
  ring: 20,
  'wrist-wear': 25,
  neckwear: 20,
  cufflinks: 3,
  watch: 30,
};

/** Null for a piece that is not engraved. */
export const engravingLimit = ({ productType }: PersonalPiece): number | null =>
  ENGRAVED[productType] ?? null;

/** What the engraver's typeface has. */
const ENGRAVABLE = /^[\p{Script=Latin}\d .,'’&+♥/-]+$/u;

/** The text to engrave; null for none. @throws InvalidFieldError */
export function parseEngraving(piece: PersonalPiece, text: string | null): string | null {
  const field = 'engraving';
  const engraving = trimmedEngraving(text);
  if (engraving === '') return null;
  const limit = engravingLimit(piece);
  if (limit === null) throw new InvalidFieldError(field, 'We do not engrave this piece.');
  if ([...engraving].length > limit) {
    throw new InvalidFieldError(field, `There is room for ${limit} characters on this piece.`);
  }
  if (ENGRAVABLE.test(engraving)) return engraving;
  throw new InvalidFieldError(field, 'We can engrave letters, digits, spaces and . , ’ & + ♥ / -');
}

const LONGEST_MESSAGE = 200;

/** @throws InvalidFieldError for a gift card: it is not wrapped */
export function parseGiftWrap({ productType }: PersonalPiece, wrap: boolean): true | null {
  if (!wrap) return null;
  if (productType !== 'gift-card') return true;
  throw new InvalidFieldError('giftWrap', 'Gift cards come in an envelope, and are not wrapped.');
}

/** The message on the card; null for none. @throws InvalidFieldError also for a gift card, which has no card beside it */
export function parseGiftMessage({ productType }: PersonalPiece, text: string | null): string | null {
  const message = trimmedMessage(text);
  if (message === '') return null;
  if (productType === 'gift-card') {
    throw new InvalidFieldError('message', 'Gift cards come without a card beside them.');
  }
  if ([...message].length > LONGEST_MESSAGE) {
    throw new InvalidFieldError('message', `There is room for ${LONGEST_MESSAGE} characters on the card.`);
  }
  // Control characters cannot be printed, except line breaks and the joiner of emoji.
  if (/[^\P{C}\n\u200D]/u.test(message)) {
    throw new InvalidFieldError('message', 'The message has a character that we cannot print.');
  }
  return message;
}

/** What can be chosen for a piece, and on what terms. */
export interface PersonalTerms {
  /** Null for a piece that is not engraved. */
  readonly engraving: { readonly limit: number; readonly price: number; readonly workingDays: number } | null;
  /** Null for a piece that is not wrapped. */
  readonly giftWrap: { readonly price: number; readonly messageLimit: number } | null;
  /** Millimetres. */
  readonly wristSizes: readonly number[];
}

/** Pence. Both are part of the service; a charge would be a stage of pricing (docs/adr/0042). */
const ENGRAVING_PRICE = 0;
const GIFT_WRAP_PRICE = 0;

export function personalTerms(piece: PersonalPiece): PersonalTerms {
  const limit = engravingLimit(piece);
  return {
    engraving: limit === null ? null : { limit, price: ENGRAVING_PRICE, workingDays: ENGRAVING_DAYS },
    giftWrap:
      piece.productType === 'gift-card' ? null : { price: GIFT_WRAP_PRICE, messageLimit: LONGEST_MESSAGE },
    wristSizes: wristSizesOf(piece),
  };
}
