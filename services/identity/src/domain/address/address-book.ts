import type { AcceptedAddress } from '@loupe/contact/address';
import type { Address, AddressType } from './address.ts';

/** A customer's saved addresses. */
export interface AddressBook {
  /** In the order they were added. */
  list(customerId: string): Promise<Address[]>;
  /** @returns the id of the new address */
  add(customerId: string, fields: AcceptedAddress): Promise<string>;
  /** @returns false when the customer has no such address */
  update(customerId: string, addressId: string, fields: AcceptedAddress): Promise<boolean>;
  remove(customerId: string, addressId: string): Promise<void>;
  /** Makes an address the only default of its kind. @returns false when the customer has no such address */
  makeDefault(customerId: string, addressId: string, type: AddressType): Promise<boolean>;
}
