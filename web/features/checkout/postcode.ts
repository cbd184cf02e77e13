import type { CountryCode } from './address.ts';

// The pattern of the Postcode Address File's programmers' guide, applied without the space.
const UK =
  /^(?:GIR0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d(?:\d|[ABEHMNPRV-Y])?|\d[A-HJKPS-UW])\d[ABD-HJLNP-UW-Z]{2})$/;
const EIRCODE = /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W)[0-9AC-FHKNPRTV-Y]{4}$/;

/**
 * Upper-cased with one space in its place, as the post office writes it; undefined when it is no postcode of the country.
 * GB and IM follow the United Kingdom's pattern, IM starting with IM; IE is an Eircode.
 */
export function normalisePostcode(text: string, country: CountryCode): string | undefined {
  const compact = text.replace(/\s+/g, '').toUpperCase();
  if (country === 'IE')
    return EIRCODE.test(compact) ? `${compact.slice(0, 3)} ${compact.slice(3)}` : undefined;
  if (!UK.test(compact) || (country === 'IM' && !compact.startsWith('IM'))) return undefined;
  return `${compact.slice(0, -3)} ${compact.slice(-3)}`;
}
