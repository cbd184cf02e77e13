import { InvalidFieldError } from '@loupe/contact/invalid-field-error';

/** The values for which a gift card is sold, in whole pounds. */
export interface GiftCardValues {
  readonly minValue: number;
  readonly maxValue: number;
  readonly presetValues: readonly number[];
}

/** Four digits. */
const LARGEST = 9_999;

/** VA-08: a preset, or whole pounds from the smallest to the largest value. */
export function isSoldFor({ minValue, maxValue, presetValues }: GiftCardValues, value: number): boolean {
  if (!Number.isInteger(value) || value < 1 || value > LARGEST) return false;
  return presetValues.includes(value) || (value >= minValue && value <= maxValue);
}

/**
 * The chosen value of a gift card, or null for any other piece.
 * @throws InvalidFieldError for a value that is missing, not sold, or not of a gift card
 */
export function parseGiftCardValue(values: GiftCardValues | null, value: number | null): number | null {
  const field = 'giftCardValue';
  if (values === null) {
    if (value === null) return null;
    throw new InvalidFieldError(field, 'We do not offer this for the piece.');
  }
  if (value === null) throw new InvalidFieldError(field, 'Choose the value of the gift card.');
  if (isSoldFor(values, value)) return value;
  const { minValue, maxValue } = values;
  throw new InvalidFieldError(field, `Choose a value from £${minValue} to £${maxValue}, in whole pounds.`);
}

/** VA-08: code and value, padded to four digits, e.g. GC0050. @param value whole pounds */
export const giftCardSku = (code: string, value: number): string =>
  `${code}${String(value).padStart(4, '0')}`;

/** Pence. @param value whole pounds */
export const priceOfValue = (value: number): number => value * 100;
