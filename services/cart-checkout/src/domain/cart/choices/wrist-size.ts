import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type { LineChoice, PersonalPiece } from './choice.ts';

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

/** CO-13, in millimetres. */
export const wristSize: LineChoice<number, number> = {
  isMade: true,
  read: (size) => size,
  check(piece, size) {
    const sizes = wristSizesOf(piece);
    if (sizes.length === 0) throw new InvalidFieldError('size', 'This piece has no wrist sizes.');
    if (sizes.includes(size)) return;
    throw new InvalidFieldError(
      'size',
      `Choose a size from ${SMALLEST} to ${LARGEST} mm, in steps of ${STEP}.`,
    );
  },
};
