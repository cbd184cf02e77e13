'use client';

import { addressLines, fullName } from '@loupe/contact/address-lines';
import { AccountOrdersDocument } from '#gql/account/graphql.ts';
import type { AccountApplicationsQuery, AccountOrdersQuery, CustomerFragment } from '#gql/graphql.ts';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Link } from '#ui/link.tsx';
import styles from './account.module.css';
import { LatestOrder } from './latest-order.tsx';
import { OpenApplications } from './open-applications.tsx';
import { OrderTable } from './order-table.tsx';
import { OrdersUnanswered } from '../orders-unanswered.tsx';
import { useAccountAnswer, useCustomer } from './use-account-answer.ts';

type OverviewProps = {
  site: SiteKey;
  /** Good morning, or what it is the time for. */
  greeting: string;
  /** As the page was rendered with; without orders or applications where they could not be loaded. */
  customer: CustomerFragment;
  orders: AccountOrdersQuery | undefined;
  applications: AccountApplicationsQuery | undefined;
  /** How many orders are shown. */
  most: number;
};

/** RT-05: what is waited for, orders, the default address, and the customer's details. */
export function Overview({ site, greeting, most, ...rendered }: OverviewProps) {
  const customer = useCustomer(rendered.customer);
  const orders = useAccountAnswer(
    AccountOrdersDocument,
    { getOrders: { pageIndex: 0, pageSize: most } },
    rendered.orders,
  );
  return (
    <>
      <h1 className="d2 [overflow-wrap:anywhere]">
        {greeting}, {customer.firstName}
      </h1>
      <OpenApplications rendered={rendered.applications} />
      {orders === undefined ? <OrdersUnanswered /> : <Orders site={site} {...orders.accountOrders} />}
      <div className={styles['two']}>
        <DefaultAddress customer={customer} />
        <Details customer={customer} />
      </div>
    </>
  );
}

function Orders({ site, orders, total }: { site: SiteKey } & AccountOrdersQuery['accountOrders']) {
  const [latest, ...earlier] = orders;
  if (latest === undefined)
    return (
      <section className={styles['latest']} aria-labelledby="no-order">
        <div>
          <h2 id="no-order" className="d3">
            No orders yet
          </h2>
          <p className="soft mt-1.5 mb-5">
            Your first {SITES[site].piece.one} will be here, from the day you order it to the day it reaches
            you. Bought before without an account?{' '}
            <Link className="link" href="/find-order">
              Find that order
            </Link>
          </p>
          <ArrowLink href="/">Look around</ArrowLink>
        </div>
      </section>
    );
  return (
    <>
      <LatestOrder order={latest} />
      {earlier.length > 0 ? (
        <section className="mt-14" aria-labelledby="earlier">
          <div className="mb-2 flex flex-wrap items-baseline justify-between gap-4">
            <h2 id="earlier" className="title">
              Earlier orders
            </h2>
            <Link className="link small" prefetch={false} isWithinPolicy href="/my-account/orders">
              All {total} orders
            </Link>
          </div>
          <OrderTable orders={earlier} caption="Earlier orders" />
        </section>
      ) : null}
    </>
  );
}

function DefaultAddress({
  customer: { addresses, defaultShippingAddressId },
}: {
  customer: CustomerFragment;
}) {
  const address = addresses.find(({ id }) => id === defaultShippingAddressId) ?? addresses[0];
  return (
    <section aria-labelledby="where-to">
      <h2 id="where-to" className="title">
        Where we deliver
      </h2>
      {address === undefined ? (
        <p className="soft mt-2">Save an address and we will fill it in for you at the checkout.</p>
      ) : (
        <address className="soft mt-2 not-italic">
          {fullName(address)}
          <br />
          {addressLines(address).join(', ')}
        </address>
      )}
      <p className="mt-3">
        <Link
          className="link"
          prefetch={false}
          isWithinPolicy
          href={address ? '/my-account/address-book' : '/my-account/edit-address'}
        >
          {address ? 'Address book' : 'Add an address'}
        </Link>
      </p>
    </section>
  );
}

function Details({ customer }: { customer: CustomerFragment }) {
  return (
    <section aria-labelledby="who">
      <h2 id="who" className="title">
        You
      </h2>
      <p className="soft mt-2 [overflow-wrap:anywhere]">
        {fullName({ ...customer, salutation: customer.title })}
        <br />
        {customer.email}
      </p>
      <p className="mt-3">
        <Link className="link" prefetch={false} isWithinPolicy href="/my-account/update-profile">
          Profile, password and preferences
        </Link>
      </p>
    </section>
  );
}
