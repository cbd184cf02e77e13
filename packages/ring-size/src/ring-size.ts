/**
 * UK ring sizes (BS 6820): A is an inner circumference of 37.5 mm and each letter adds 1.25 mm; after Z come Z+1, Z+2 …
 * In the catalogue a size is the circumference in half millimetres, the nearest to the standard's, from 41 to 76 mm.
 */
const MM_OF_A = 37.5;
const MM_PER_HALF_SIZE = 0.625;
const HALF_SIZES_TO_Z = 50;
const SKU_LETTER = /^([A-Z])(H?)$/;

export const SMALLEST_HALF_MM = 82;
export const LARGEST_HALF_MM = 152;

/**
 * @param letter as a sku ends: "L", or "LH" for L½
 * @returns inner circumference in half millimetres
 * @throws RangeError for anything else, and for letters outside 41–76 mm
 */
export function halfMmOfLetter(letter: string): number {
  const [, initial = '', half] = SKU_LETTER.exec(letter) ?? [];
  const halfSizes = 2 * (initial.charCodeAt(0) - 'A'.charCodeAt(0)) + (half ? 1 : 0);
  const halfMm = Math.round(2 * (MM_OF_A + MM_PER_HALF_SIZE * halfSizes));
  if (!(halfMm >= SMALLEST_HALF_MM && halfMm <= LARGEST_HALF_MM)) {
    throw new RangeError(`"${letter}" is no ring size from 41 to 76 mm`);
  }
  return halfMm;
}

/** The size as a jeweller says it: "L", "L½", "Z+1". */
export function letterOfHalfMm(halfMm: number): string {
  const halfSizes = Math.round((halfMm / 2 - MM_OF_A) / MM_PER_HALF_SIZE);
  const whole = Math.floor(halfSizes / 2);
  const letter =
    halfSizes <= HALF_SIZES_TO_Z + 1
      ? String.fromCharCode('A'.charCodeAt(0) + whole)
      : `Z+${whole - HALF_SIZES_TO_Z / 2}`;
  return halfSizes % 2 === 0 ? letter : `${letter}½`;
}
