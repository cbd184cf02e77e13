import { samePhone } from './phone.ts';

/** VA-03: where orders are delivered and cards are billed. */
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

/** EU-16. */
export const ADDRESS_TYPES = ['shipping', 'billing'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

/** EN-02, of an address book. */
export interface Address extends AddressFields {
  readonly id: string;
  readonly isDefaultShipping: boolean;
  readonly isDefaultBilling: boolean;
}

/** An address book's limit. */
export const MAX_ADDRESSES = 50;

const COMPARED = [
  ...(['salutation', 'firstName', 'lastName', 'phone', 'country'] as const),
  ...(['region', 'streetName', 'streetNumber', 'city', 'postalCode'] as const),
];

type Incomplete = { readonly [field in keyof AddressFields]?: string | null };

/** VA-02: all fields equal but the id, phones by the number they reach, absent as empty. */
export function sameAddress(left: Incomplete, right: Incomplete): boolean {
  return COMPARED.every((field) => {
    const [a, b] = [left[field] ?? '', right[field] ?? ''];
    return field === 'phone' ? samePhone(a, b) : a === b;
  });
}

export const isDefaultOf = (address: Address, type: AddressType): boolean =>
  type === 'shipping' ? address.isDefaultShipping : address.isDefaultBilling;

/** The default of the kind first, the others as they were. */
export function defaultFirst(addresses: readonly Address[], type: AddressType): Address[] {
  const [first, rest] = [true, false].map((wanted) =>
    addresses.filter((address) => isDefaultOf(address, type) === wanted),
  );
  return [...first!, ...rest!];
}
