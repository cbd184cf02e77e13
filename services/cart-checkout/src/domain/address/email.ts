import { InvalidFieldError } from '../invalid-field-error.ts';

const MAX_LENGTH = 254;
// The pattern browsers use for input type=email, with at least one dot in the domain. Plain ASCII: no comma, quote or bracket
// that a mail header would read as more than one address.
// https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`, 'i');

/** An e-mail address, trimmed, in the case it was typed in. */
export function parseEmail(field: string, value: string): string {
  const email = value.trim();
  if (email === '') throw new InvalidFieldError(field, 'This is missing.');
  if (email.length > MAX_LENGTH || !EMAIL.test(email)) {
    throw new InvalidFieldError(field, 'An e-mail address looks like name@example.com.');
  }
  return email;
}

export function sameEmail(left: string, right: string): boolean {
  return left.trim().toLowerCase() === right.trim().toLowerCase();
}
