import type { AddressFields } from '@loupe/contact/address';

/** EN-02. */
export interface Address extends AddressFields {
  readonly id: string;
}
