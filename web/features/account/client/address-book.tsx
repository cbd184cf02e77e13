'use client';

import { addressLines, fullName } from '@loupe/contact/address-lines';
import { useRef, useState } from 'react';
import type { CustomerFragment } from '#gql/graphql.ts';
import { EachVisit } from '#lib/each-visit.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Message } from '#ui/message.tsx';
import styles from './account.module.css';
import { AddressActions } from './address-actions.tsx';
import { useCustomer } from './use-account-answer.ts';

type AddressBookProps = {
  /** As the page was rendered with. */
  customer: CustomerFragment;
};

/** Every saved address with its usual uses, and above them the message about the last change. */
export function AddressBook({ customer: rendered }: AddressBookProps) {
  const customer = useCustomer(rendered);
  return (
    <EachVisit>
      <Book customer={customer} />
    </EachVisit>
  );
}

function Book({ customer }: AddressBookProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [news, setNews] = useState<string>();
  const { addresses } = customer;

  function announceRemoval(text: string) {
    setNews(text);
    heading.current?.focus();
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="d2 mb-6">
        Address book
      </h1>
      <div role="status" className={news ? 'mb-6' : undefined}>
        {news ? <Message tone="ok">{news}</Message> : null}
      </div>
      {addresses.length === 0 ? (
        <p className="lead soft mb-6">
          Nothing saved yet. Save an address, yours or one you send gifts to, and we will fill it in for you
          at the checkout.
        </p>
      ) : (
        <ul className={`mb-8 ${styles['cards']}`}>
          {addresses.map((address) => {
            const isShipping = address.id === customer.defaultShippingAddressId;
            const isBilling = address.id === customer.defaultBillingAddressId;
            return (
              <li key={address.id} className={styles['card']}>
                <SavedAddress address={address} isShipping={isShipping} isBilling={isBilling} />
                <AddressActions
                  addressId={address.id}
                  of={`${fullName(address)}, ${address.streetName}`}
                  isShipping={isShipping}
                  isBilling={isBilling}
                  announce={setNews}
                  announceRemoval={announceRemoval}
                />
              </li>
            );
          })}
        </ul>
      )}
      <ButtonLink look={addresses.length === 0 ? 'primary' : 'line'} href="/my-account/edit-address">
        Add an address
      </ButtonLink>
    </>
  );
}

type SavedAddressProps = {
  address: CustomerFragment['addresses'][number];
  isShipping: boolean;
  isBilling: boolean;
};

function SavedAddress({ address, isShipping, isBilling }: SavedAddressProps) {
  const uses = [isShipping && 'delivery', isBilling && 'billing'].filter(Boolean).join(' and ');
  return (
    <div>
      {uses ? <p className="micro mb-1.5 font-medium text-brand-text">Your usual {uses} address</p> : null}
      <h2 className="font-medium [overflow-wrap:anywhere]">{fullName(address)}</h2>
      <address className="small soft not-italic [overflow-wrap:anywhere]">
        {addressLines(address).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <span className="num block">{address.phone}</span>
      </address>
    </div>
  );
}
