import { ENGRAVING_DAYS } from '@loupe/calendar/preparation';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { visible } from '@loupe/contact/visible';
import type { LineChoice, PersonalPiece } from './choice.ts';

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

/** The text to engrave: without spaces at its ends, and with single ones between words. */
export const engraving: LineChoice<string, string> = {
  isMade: true,
  read: (text) => visible(text).normalize('NFC').trim().replaceAll(/ +/g, ' ') || null,
  check(piece, text) {
    const limit = engravingLimit(piece);
    if (limit === null) throw new InvalidFieldError('engraving', 'We do not engrave this piece.');
    if ([...text].length > limit) {
      throw new InvalidFieldError('engraving', `There is room for ${limit} characters on this piece.`);
    }
    if (ENGRAVABLE.test(text)) return;
    throw new InvalidFieldError('engraving', 'We can engrave letters, digits, spaces and . , ’ & + ♥ / -');
  },
};

/** Pence. Part of the service; a charge would be a stage of pricing (docs/adr/0042). */
const PRICE = 0;

/** Null for a piece that is not engraved. */
export function engravingTerms(piece: PersonalPiece) {
  const limit = engravingLimit(piece);
  return limit === null ? null : { limit, price: PRICE, workingDays: ENGRAVING_DAYS };
}
