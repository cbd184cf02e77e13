import { InvalidFieldError } from './invalid-field-error.ts';
import { visible } from './visible.ts';

/** VA-13: how many digits a number has, after a + or not. */
export const PHONE_DIGITS = { min: 10, max: 15 } as const;
const PHONE = new RegExp(`^\\+?\\d{${PHONE_DIGITS.min},${PHONE_DIGITS.max}}$`);
/** What people write between the digits: spaces, brackets, dots, slashes and all dashes. */
const BETWEEN = /[\s()./\-\u2010-\u2015\u2212]/g;
/** The 0 that is dialled within the country only, as in +44 (0)20 and, without the brackets, in numbers of the UK and Ireland. */
const WITHIN_THE_COUNTRY = /^(\+\d{1,3})\s*\(\s*0\s*\)/;
const AFTER_THE_CODE = /^(\+(?:44|353))0+/;

/**
 * A typed phone number as it is stored: an optional + and digits. 00 before the code of a country is a +, and the 0 of a national number is
 * not dialled after the code. Any other characters stay, so that the text is no number; of a text that is none, only white space goes.
 */
export function normalisePhone(text: string): string {
  const typed = visible(text).normalize('NFKC').trim();
  const together = typed
    .replace(/^\(?\s*00\s*\)?(?=[\s(]*[1-9])/, '+')
    .replace(WITHIN_THE_COUNTRY, '$1')
    .replace(BETWEEN, '')
    .replace(AFTER_THE_CODE, '$1');
  return /^\+?\d*$/.test(together) ? together : typed.replace(/\s/g, '');
}

/** A phone number as it is stored: 10 to 15 digits with an optional leading +. */
export function parsePhone(field: string, value: string): string {
  const phone = normalisePhone(value);
  if (phone === '') throw new InvalidFieldError(field, 'This is missing.');
  if (!PHONE.test(phone)) throw new InvalidFieldError(field, 'A phone number has 10 to 15 digits.');
  return phone;
}

/** VA-02: whether two numbers are the same when dialled from the UK; one leading +44 or 0 is ignored. */
export function samePhone(left: string, right: string): boolean {
  return comparable(left) === comparable(right);
}

function comparable(phone: string): string {
  return visible(phone)
    .replace(/\s/g, '')
    .replace(/^(\+44|0)/, '');
}
