import { normalisePhone, PHONE_DIGITS } from '@loupe/contact/phone';

const UK_MOBILE_DIGITS = 11;
const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** The digits of the number as it is stored, after a leading +; undefined when there are other characters. */
export function phoneDigits(text: string): string | undefined {
  const digits = normalisePhone(text).replace(/^\+/, '');
  return /^\d*$/.test(digits) ? digits : undefined;
}

/**
 * The error with the number of missing digits; undefined when there are enough. Numbers have 10 to 15, UK mobile
 * numbers 11.
 */
export function missingDigits(digits: string): string | undefined {
  if (digits.length >= PHONE_DIGITS.min) return undefined;
  const wanted = digits.startsWith('07') ? UK_MOBILE_DIGITS : PHONE_DIGITS.min;
  const missing = wanted - digits.length;
  if (missing >= COUNTS.length) return 'Enter the whole number, with its area code.';
  return missing === 1
    ? 'One digit is missing from this number.'
    : `${COUNTS[missing]} digits are missing from this number.`;
}
