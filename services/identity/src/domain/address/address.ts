import type { AddressFields } from '@loupe/contact/address';

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

export const isDefaultOf = (address: Address, type: AddressType): boolean =>
  type === 'shipping' ? address.isDefaultShipping : address.isDefaultBilling;

/** The default of the kind first, the others as they were. */
export function defaultFirst(addresses: readonly Address[], type: AddressType): Address[] {
  const [first, rest] = [true, false].map((wanted) =>
    addresses.filter((address) => isDefaultOf(address, type) === wanted),
  );
  return [...first!, ...rest!];
}
