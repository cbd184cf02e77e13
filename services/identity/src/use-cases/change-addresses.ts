import type { Tx } from '@loupe/database/tx';
import type { AddressType } from '../domain/address/address.ts';
import type { AddressBook } from '../domain/address/address-book.ts';

export interface AddressBookPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly customersIn: (tx: Tx) => { lock(customerId: string): Promise<void> };
  readonly addressesIn: (tx: Tx) => AddressBook;
}

/** The result of a mutation that keeps the caller's session. */
export interface CustomerChanged {
  readonly type: 'User';
  readonly customerId: string;
}

/** Changes an address book under the customer's row lock, so that its limit and its defaults hold under concurrency. */
export function changeAddresses<T>(
  ports: AddressBookPorts,
  customerId: string,
  work: (book: AddressBook) => Promise<T>,
): Promise<T> {
  return ports.transaction(async (tx) => {
    await ports.customersIn(tx).lock(customerId);
    return work(ports.addressesIn(tx));
  });
}

export async function makeDefaults(
  book: AddressBook,
  customerId: string,
  addressId: string,
  types: readonly AddressType[],
): Promise<void> {
  for (const type of new Set(types)) await book.makeDefault(customerId, addressId, type);
}
