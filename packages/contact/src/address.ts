import { samePhone } from './phone.ts';
import { visible } from './visible.ts';

/** VA-13: characters of a first or last name, and of any other line of an address. */
export const NAME_LENGTH = 50;
export const LINE_LENGTH = 60;

/** VA-03: the countries of addresses we accept. */
export const COUNTRIES = ['GB', 'IE', 'IM'] as const;
export type Country = (typeof COUNTRIES)[number];

/** EN-02, without its id. */
export interface AddressFields {
  readonly salutation: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly country: string;
  readonly region: string | null;
  readonly streetName: string;
  readonly streetNumber: string | null;
  readonly city: string;
  readonly postalCode: string;
}

/** An address of which nothing is known. */
export const BLANK_ADDRESS: AddressFields = {
  salutation: null,
  firstName: '',
  lastName: '',
  phone: '',
  country: '',
  region: null,
  streetName: '',
  streetNumber: null,
  city: '',
  postalCode: '',
};

/** With a country of VA-03, as `parseAddress` returns it. */
export interface AcceptedAddress extends AddressFields {
  readonly country: Country;
}

const FULL = ['firstName', 'lastName', 'streetName', 'city', 'postalCode', 'country', 'phone'] as const;
const MINIMAL = ['streetName', 'city', 'postalCode', 'country'] as const;

type Incomplete = { readonly [field in keyof AddressFields]?: string | null | undefined };

/**
 * VA-01: the first field that a complete address lacks (absent, empty or blank), or null when it is complete. No address at
 * all lacks its first field. `minimal` is for looked-up and wallet addresses before contact details.
 */
export function missingField(
  address: Incomplete | null | undefined,
  rule: 'full' | 'minimal' = 'full',
): keyof AddressFields | null {
  const required = rule === 'full' ? FULL : MINIMAL;
  return required.find((field) => visible(address?.[field] ?? '').trim() === '') ?? null;
}

/** VA-02: all fields equal but the id, without blanks around them; phones by the number they reach, absent as empty. */
export function sameAddress(left: Incomplete, right: Incomplete): boolean {
  const compared = [...FULL, 'salutation', 'region', 'streetNumber'] as const;
  return compared.every((field) => {
    const [a, b] = [visible(left[field] ?? '').trim(), visible(right[field] ?? '').trim()];
    return field === 'phone' ? samePhone(a, b) : a === b;
  });
}
