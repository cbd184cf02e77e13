import type { AddressType } from '../domain/address/address.ts';
import type { SignedIn } from '../domain/caller.ts';
import type { FailureOf } from '../domain/failures.ts';
import { changeAddresses } from './change-addresses.ts';
import type { AddressBookPorts, CustomerChanged } from './change-addresses.ts';

/** MU-04. */
export async function setDefaultAddress(
  ports: AddressBookPorts,
  { customerId }: SignedIn,
  addressId: string,
  type: AddressType,
): Promise<CustomerChanged | FailureOf<'AddressNotFoundError'>> {
  const done = await changeAddresses(ports, customerId, (book) =>
    book.makeDefault(customerId, addressId, type),
  );
  return done ? { type: 'User', customerId } : { type: 'AddressNotFoundError' };
}
