import { InvalidFieldError } from './invalid-field-error.ts';
import type { Country } from './address.ts';

// The pattern of the Postcode Address File's programmers' guide, applied without the space.
const UNITED_KINGDOM =
  /^(?:GIR0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d(?:\d|[ABEHMNPRV-Y])?|\d[A-HJKPS-UW])\d[ABD-HJLNP-UW-Z]{2})$/;
// A routing key, then four characters of Eircode's alphabet.
const EIRCODE = /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W)[0-9AC-FHKNPRTV-Y]{4}$/;

/** A postcode of the country, upper-cased, with its one space: `IM1 1AA`, `SW1A 1AA`, `D02 X285`. */
export function parsePostcode(field: string, value: string, country: Country): string {
  const code = value.replace(/\s/g, '').toUpperCase();
  if (code === '') throw new InvalidFieldError(field, 'This is missing.');
  if (country === 'IE') {
    if (!EIRCODE.test(code)) throw new InvalidFieldError(field, 'An Eircode looks like D02 X285.');
    return `${code.slice(0, 3)} ${code.slice(3)}`;
  }
  if (!UNITED_KINGDOM.test(code)) throw new InvalidFieldError(field, 'A postcode looks like LS1 4AP.');
  if (country === 'IM' && !code.startsWith('IM')) {
    throw new InvalidFieldError(field, 'A postcode on the Isle of Man begins with IM.');
  }
  return `${code.slice(0, -3)} ${code.slice(-3)}`;
}
