/** VA-03. Codes are ISO 3166-1 alpha-2, in the order of the list. */
export const COUNTRIES = [
  { code: 'GB', name: 'United Kingdom' },
  { code: 'IE', name: 'Ireland' },
  { code: 'IM', name: 'Isle of Man' },
] as const;

export type CountryCode = (typeof COUNTRIES)[number]['code'];

export function isCountryCode(code: string): code is CountryCode {
  return COUNTRIES.some((country) => country.code === code);
}

function countryName(code: string): string {
  return COUNTRIES.find((country) => country.code === code)?.name ?? code;
}

const FULL = ['firstName', 'lastName', 'streetName', 'city', 'postalCode', 'country', 'phone'] as const;
const MINIMAL = ['streetName', 'city', 'postalCode', 'country'] as const;

type AddressFields = { readonly [Field in (typeof FULL)[number]]?: string | null | undefined };

/**
 * VA-01: what is absent, empty or blank is missing.
 * `full` for courier and saved addresses, `minimal` for looked-up and wallet addresses before contact details.
 */
export function isAddressIncomplete(
  address: AddressFields | null | undefined,
  rule: 'full' | 'minimal' = 'full',
): boolean {
  const required = rule === 'full' ? FULL : MINIMAL;
  return address == null || required.some((field) => !address[field]?.trim());
}

/** EU-06, as written before a name; none has no word. */
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

/** One line for reading: name, street, town, postcode and, outside the United Kingdom, the country. */
export function addressLine(address: PostalAddress): string {
  return [fullName(address), ...addressLines(address)].join(', ');
}

export function addressLines(address: PostalAddress): string[] {
  const street = address.streetNumber ? `${address.streetNumber} ${address.streetName}` : address.streetName;
  const country = address.country === 'GB' ? [] : [countryName(address.country)];
  const region = address.region ? [address.region] : [];
  return [street, address.city, ...region, address.postalCode, ...country];
}
