import { parseAddress } from '@loupe/contact/parse-address';
import type { SignedIn } from '../domain/caller.ts';
import type { FailureOf } from '../domain/failures.ts';
import type { CustomerAddressInput } from './add-customer-address.ts';
import { changeAddresses, makeDefaults } from './change-addresses.ts';
import type { AddressBookPorts, CustomerChanged } from './change-addresses.ts';

/** MU-04. A default address stays the default. @throws InvalidFieldError */
export async function updateCustomerAddress(
  ports: AddressBookPorts,
  { customerId }: SignedIn,
  addressId: string,
  input: CustomerAddressInput,
): Promise<CustomerChanged | FailureOf<'AddressNotFoundError'>> {
  const fields = parseAddress(input);
  return changeAddresses(ports, customerId, async (book) => {
    if (!(await book.update(customerId, addressId, fields))) return { type: 'AddressNotFoundError' };
    await makeDefaults(book, customerId, addressId, input.defaultFor);
    return { type: 'User', customerId };
  });
}
