import { COUNTRIES, type Country } from './address.ts';

const COUNTRY_NAMES: Readonly<Record<Country, string>> = {
  GB: 'United Kingdom',
  IE: 'Ireland',
  IM: 'Isle of Man',
};

export function isCountry(code: string): code is Country {
  return COUNTRIES.some((country) => country === code);
}

export function countryName(code: string): string {
  return isCountry(code) ? COUNTRY_NAMES[code] : code;
}

/** EU-06, as written before a name; `none` has no text. */
export const SALUTATION_NAMES: Readonly<Record<string, string>> = {
  mr: 'Mr',
  mrs: 'Mrs',
  miss: 'Miss',
  ms: 'Ms',
  dr: 'Dr',
  rev: 'Rev',
};

type Text = string | null | undefined;

/** "Ms Hannah Okafor". */
export function fullName(name: {
  readonly salutation?: Text;
  readonly firstName: string;
  readonly lastName: string;
}): string {
  return [SALUTATION_NAMES[name.salutation ?? ''], name.firstName, name.lastName].filter(Boolean).join(' ');
}

export interface PostalAddress {
  readonly salutation?: Text;
  readonly firstName: string;
  readonly lastName: string;
  readonly streetName: string;
  readonly streetNumber?: Text;
  readonly city: string;
  readonly region?: Text;
  readonly postalCode: string;
  readonly country: string;
}

/** Street, town, county, postcode and, outside the United Kingdom, the country: what is absent has no line. */
export function addressLines(address: Omit<PostalAddress, 'firstName' | 'lastName'>): string[] {
  const street = [address.streetNumber, address.streetName].filter(Boolean).join(' ');
  const country = address.country === 'GB' ? '' : countryName(address.country);
  return present([street, address.city, address.region, address.postalCode, country]);
}

/** The address in one line, after the name. */
export function addressLine(address: PostalAddress): string {
  return [fullName(address), ...addressLines(address)].join(', ');
}

/** Where a store is; a county that only repeats the town has no line. */
export function storeLines(store: {
  readonly line1: string;
  readonly line2?: Text;
  readonly city: string;
  readonly county?: Text;
  readonly postalCode: string;
}): string[] {
  return present([
    present([store.line1, store.line2]).join(', '),
    store.city,
    store.county === store.city ? '' : store.county,
    store.postalCode,
  ]);
}

const present = (lines: readonly Text[]): string[] =>
  lines.flatMap((line) => (line == null || line === '' ? [] : [line]));
