import { comparableEmail, parseEmail } from '@loupe/contact/email';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { normalisePhone } from '@loupe/contact/phone';
import { optionalText } from '@loupe/contact/text';
import { visible } from '@loupe/contact/visible';

/** Whom an event is about, as a shopper typed it. */
export interface Person {
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly city?: string | null;
  readonly postalCode?: string | null;
  /** ISO 3166, two letters. */
  readonly country?: string | null;
}

/** The network's names for them; each value is a list of one hash. */
export const HASHED = ['em', 'ph', 'fn', 'ln', 'ct', 'zp', 'country', 'external_id'] as const;
export type UserData = Readonly<Partial<Record<(typeof HASHED)[number], readonly string[]>>>;

/** The codes of the countries that the shop delivers to; the Isle of Man has the United Kingdom's. */
const CALLING_CODES: Readonly<Record<string, string>> = { gb: '44', im: '44', ie: '353' };
const LONGEST = 100;

/**
 * What the network may compare with its own members: normalised as it asks, then hashed. The code of a country comes from the address, since
 * numbers are typed without it.
 * @param hash SHA-256 as hex
 * @param customerId of ours, random
 * @throws InvalidFieldError for an e-mail, a country or a text that is none
 */
export function hashedPerson(
  person: Person,
  hash: (text: string) => string,
  customerId: string | null = null,
): UserData {
  const country = countryOf(person.country);
  const normal: Readonly<Record<keyof UserData, string | null>> = {
    em: person.email ? comparableEmail(parseEmail('customer.email', person.email)) : null,
    ph: phoneOf(text('phone', person.phone), country ?? 'gb'),
    fn: letters(text('firstName', person.firstName)),
    ln: letters(text('lastName', person.lastName)),
    ct: letters(text('city', person.city)),
    zp: text('postalCode', person.postalCode)?.toLowerCase().replaceAll(/\s/g, '') ?? null,
    country,
    external_id: customerId,
  };
  const known = HASHED.flatMap((name) => (normal[name] ? [[name, [hash(normal[name])]] as const] : []));
  return Object.fromEntries(known);
}

const text = (field: string, value: string | null | undefined): string | null =>
  optionalText(`customer.${field}`, value, LONGEST);

/** In lower case without punctuation and spaces; letters with marks stay. */
const letters = (value: string | null): string | null =>
  value
    ?.normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\p{P}\p{S}\s]/gu, '') || null;

function countryOf(value: string | null | undefined): string | null {
  const code = visible(value ?? '')
    .trim()
    .toLowerCase();
  if (code === '') return null;
  if (!/^[a-z]{2}$/.test(code)) throw new InvalidFieldError('customer.country', 'A country has two letters.');
  return code;
}

/** Digits with the code of the country and without leading zeros; null for what is no number, which the network could not match. */
function phoneOf(typed: string | null, country: string): string | null {
  const number = normalisePhone(typed ?? '');
  if (!/^\+?\d{7,15}$/.test(number)) return null;
  if (number.startsWith('+')) return number.slice(1);
  const code = CALLING_CODES[country];
  if (code === undefined) return null;
  return number.startsWith(code) ? number : `${code}${number.replace(/^0+/, '')}`;
}
