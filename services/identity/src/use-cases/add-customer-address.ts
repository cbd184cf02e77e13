import { sameAddress } from '@loupe/contact/address';
import type { AddressInput } from '@loupe/contact/parse-address';
import { parseAddress } from '@loupe/contact/parse-address';
import { MAX_ADDRESSES } from '../domain/address/address.ts';
import type { AddressType } from '../domain/address/address.ts';
import type { SignedIn } from '../domain/caller.ts';
import type { FailureOf } from '../domain/failures.ts';
import { changeAddresses, makeDefaults } from './change-addresses.ts';
import type { AddressBookPorts, CustomerChanged } from './change-addresses.ts';

export interface CustomerAddressInput extends AddressInput {
  readonly defaultFor: readonly AddressType[];
}

/** MU-04. An address that is in the book already (VA-02) is not written a second time. @throws InvalidFieldError */
export async function addCustomerAddress(
  ports: AddressBookPorts,
  { customerId }: SignedIn,
  input: CustomerAddressInput,
): Promise<CustomerChanged | FailureOf<'AddressLimitError'>> {
  const fields = parseAddress(input);
  return changeAddresses(ports, customerId, async (book) => {
    const addresses = await book.list(customerId);
    const known = addresses.find((address) => sameAddress(address, fields));
    if (known === undefined && addresses.length >= MAX_ADDRESSES) return { type: 'AddressLimitError' };
    const id = known?.id ?? (await book.add(customerId, fields));
    await makeDefaults(book, customerId, id, input.defaultFor);
    return { type: 'User', customerId };
  });
}
