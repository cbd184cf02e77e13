import { COUNTRIES, type Country } from '@loupe/contact/address';

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

/** "Ms Hannah Okafor". */
export function fullName(name: { salutation?: string | null; firstName: string; lastName: string }): string {
  return [SALUTATION_NAMES[name.salutation ?? ''], name.firstName, name.lastName].filter(Boolean).join(' ');
}

type PostalAddress = {
  salutation?: string | null;
  firstName: string;
  lastName: string;
  streetName: string;
  streetNumber?: string | null | undefined;
  city: string;
  region?: string | null | undefined;
  postalCode: string;
  country: string;
};

/** The address in one line: name, street, town, postcode and, outside the United Kingdom, the country. */
export function addressLine(address: PostalAddress): string {
  return [fullName(address), ...addressLines(address)].join(', ');
}

export function addressLines(address: PostalAddress): string[] {
  const street = address.streetNumber ? `${address.streetNumber} ${address.streetName}` : address.streetName;
  const country = address.country === 'GB' ? [] : [countryName(address.country)];
  const region = address.region ? [address.region] : [];
  return [street, address.city, ...region, address.postalCode, ...country];
}
