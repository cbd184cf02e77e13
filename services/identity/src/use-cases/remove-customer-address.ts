import type { SignedIn } from '../domain/caller.ts';
import { changeAddresses } from './change-addresses.ts';
import type { AddressBookPorts, CustomerChanged } from './change-addresses.ts';

/** MU-04. Succeeds when the address does not exist; after a default is removed there is none. */
export async function removeCustomerAddress(
  ports: AddressBookPorts,
  { customerId }: SignedIn,
  addressId: string,
): Promise<CustomerChanged> {
  await changeAddresses(ports, customerId, (book) => book.remove(customerId, addressId));
  return { type: 'User', customerId };
}
