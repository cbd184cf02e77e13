import { InvalidFieldError } from './invalid-field-error.ts';
import { visible } from './visible.ts';

/** VA-13: how many digits a number has, after a + or not. */
export const PHONE_DIGITS = { min: 10, max: 15 } as const;
const PHONE = new RegExp(`^\\+?\\d{${PHONE_DIGITS.min},${PHONE_DIGITS.max}}$`);

/** A phone number without white space: 10 to 15 digits with an optional leading +. */
export function parsePhone(field: string, value: string): string {
  const phone = visible(value).replace(/\s/g, '');
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
