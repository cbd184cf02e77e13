import type { SiteKey } from '#lib/sites.ts';
import { AddressBook } from '../client/address-book.tsx';
import { AccountFrame } from './account-frame.tsx';
import type { Customer } from './customer.ts';

/** RT-07: every saved address, and its default uses. */
export function AddressBookPage({ site, customer }: { site: SiteKey; customer: Customer }) {
  return (
    <AccountFrame site={site} at="/my-account/address-book">
      <AddressBook customer={customer} />
    </AccountFrame>
  );
}
