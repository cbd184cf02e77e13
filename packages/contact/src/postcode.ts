import { InvalidFieldError } from './invalid-field-error.ts';
import { visible } from './visible.ts';
import type { Country } from './address.ts';

// The pattern of the Postcode Address File's programmers' guide, applied without the space.
const UNITED_KINGDOM =
  /^(?:GIR0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d(?:\d|[ABEHMNPRV-Y])?|\d[A-HJKPS-UW])\d[ABD-HJLNP-UW-Z]{2})$/;
// A routing key, then four characters of Eircode's alphabet.
const EIRCODE = /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W)[0-9AC-FHKNPRTV-Y]{4}$/;

/** A postcode of the country, upper-cased, with its one space: `IM1 1AA`, `SW1A 1AA`, `D02 X285`. */
export function parsePostcode(field: string, value: string, country: Country): string {
  if (visible(value).trim() === '') throw new InvalidFieldError(field, 'This is missing.');
  const postcode = postcodeOf(value, country);
  if (postcode === null) throw new InvalidFieldError(field, LIKE[country]);
  return postcode;
}

const LIKE: Readonly<Record<Country, string>> = {
  GB: 'A postcode looks like LS1 4AP.',
  IE: 'An Eircode looks like D02 X285.',
  IM: 'A postcode on the Isle of Man looks like IM1 2AB.',
};

/**
 * Upper-cased, with one space where the post office writes it; null when it is no postcode of the country. GB and IM follow the
 * United Kingdom's pattern, IM beginning with IM; IE is an Eircode.
 */
export function postcodeOf(text: string, country: Country): string | null {
  const code = visible(text).normalize('NFKC').replace(/\s/g, '').toUpperCase();
  if (country === 'IE') return EIRCODE.test(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : null;
  if (!UNITED_KINGDOM.test(code) || (country === 'IM' && !code.startsWith('IM'))) return null;
  return `${code.slice(0, -3)} ${code.slice(-3)}`;
}
