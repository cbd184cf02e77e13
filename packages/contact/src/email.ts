import { InvalidFieldError } from './invalid-field-error.ts';
import { visible } from './visible.ts';

/** VA-13. */
export const EMAIL_LENGTH = 254;
// The pattern browsers use for input type=email, with at least one dot in the domain. Plain ASCII: no comma, quote or bracket
// that a mail header would read as more than one address.
// https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`, 'i');
/** Excludes characters that would make a URL of the domain parse as more than a host. */
const HOST = /^[^\s/\\?#@:[\]%]+$/u;

/**
 * An e-mail address to send to, trimmed, in the case that was typed.
 * @throws InvalidFieldError
 */
export const parseEmail = (field: string, value: string): string =>
  judged(field, value, visible(value).trim());

/**
 * The normalised form of an e-mail address that identifies an account: compatibility characters folded (NFKC), lower case, the domain
 * as it goes over the wire (xn--…). Two spellings of one mailbox cannot be two accounts, and a look-alike letter before the @ is
 * refused.
 * @throws InvalidFieldError
 */
export function canonicalEmail(field: string, value: string): string {
  // Folding lengthens some characters, so a value that is far too long is rejected first.
  return judged(field, value, value.length > 4 * EMAIL_LENGTH ? undefined : folded(value));
}

/** Whether it is an address to write to, as it stands. */
export const isEmail = (email: string): boolean => email.length <= EMAIL_LENGTH && EMAIL.test(email);

function judged(field: string, value: string, email: string | undefined): string {
  if (visible(value).trim() === '') throw new InvalidFieldError(field, 'This is missing.');
  if (email === undefined || !isEmail(email)) {
    throw new InvalidFieldError(field, 'An e-mail address looks like name@example.com.');
  }
  return email;
}

function folded(value: string): string | undefined {
  const text = visible(value).normalize('NFKC').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const host = asciiHost(text.slice(at + 1));
  return at < 1 || host === undefined ? undefined : `${text.slice(0, at)}@${host}`;
}

/** Uses the same mapping as browsers and mail clients (UTS 46). */
function asciiHost(domain: string): string | undefined {
  if (!HOST.test(domain) || !URL.canParse(`http://${domain}`)) return undefined;
  return new URL(`http://${domain}`).hostname;
}

/** The form in which e-mails are compared, digested and counted, of any text: without what cannot be seen and the white space around it, in lower case. */
export const comparableEmail = (email: string): string => visible(email).trim().toLowerCase();

/** Whether both are one address. Two empty ones are not: the e-mail of an order that was erased is empty, and proves nothing. */
export function sameEmail(left: string, right: string): boolean {
  const comparable = comparableEmail(left);
  return comparable !== '' && comparable === comparableEmail(right);
}

/** The part before the @. */
export const mailboxOf = (email: string): string => email.slice(0, email.lastIndexOf('@'));
