import { addressLines, fullName } from '@loupe/contact/address-lines';
import { EachVisit } from '#lib/each-visit.tsx';
import type { SiteKey } from '#lib/sites.ts';
import { ButtonLink } from '#ui/button.tsx';
import styles from '../client/account.module.css';
import { AddressBook } from '../client/address-book.tsx';
import { AddressActions } from '../islands.tsx';
import { AccountFrame } from './account-frame.tsx';
import type { Customer } from './customer.ts';

/** RT-07: every saved address, and its default uses. */
export function AddressBookPage({ site, customer }: { site: SiteKey; customer: Customer }) {
  const { addresses } = customer;
  return (
    <AccountFrame site={site} at="/my-account/address-book">
      <EachVisit>
        <AddressBook>
          {addresses.length === 0 ? (
            <p className="lead soft mb-6">
              Nothing saved yet. Save an address, yours or one you send gifts to, and we will fill it in for
              you at the checkout.
            </p>
          ) : (
            <ul className={`mb-8 ${styles['cards']}`}>
              {addresses.map((address) => (
                <AddressCard key={address.id} address={address} customer={customer} />
              ))}
            </ul>
          )}
          <ButtonLink look={addresses.length === 0 ? 'primary' : 'line'} href="/my-account/edit-address">
            Add an address
          </ButtonLink>
        </AddressBook>
      </EachVisit>
    </AccountFrame>
  );
}

type AddressCardProps = { address: Customer['addresses'][number]; customer: Customer };

function AddressCard({ address, customer }: AddressCardProps) {
  const isShipping = address.id === customer.defaultShippingAddressId;
  const isBilling = address.id === customer.defaultBillingAddressId;
  const uses = [isShipping && 'delivery', isBilling && 'billing'].filter(Boolean).join(' and ');
  const name = fullName(address);
  return (
    <li className={styles['card']}>
      <div>
        {uses ? <p className="micro mb-1.5 font-medium text-brand-text">Your usual {uses} address</p> : null}
        <h2 className="font-medium [overflow-wrap:anywhere]">{name}</h2>
        <address className="small soft not-italic [overflow-wrap:anywhere]">
          {addressLines(address).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <span className="num block">{address.phone}</span>
        </address>
      </div>
      <AddressActions
        addressId={address.id}
        of={`${name}, ${address.streetName}`}
        isShipping={isShipping}
        isBilling={isBilling}
      />
    </li>
  );
}
