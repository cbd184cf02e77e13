import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Overview } from '#features/account/client/overview.tsx';
import { AccountFrame } from '#features/account/account-frame.tsx';
import { accountApplications, accountOrders } from '#features/account/server/account-reads.ts';
import { AccountUnanswered } from '#features/account/server/account-unanswered.tsx';
import { signedInCustomer, type Customer } from '#features/account/server/customer.ts';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { greeting } from '#lib/london-date.ts';
import { isSiteKey, type SiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'strict',
  indexed: 'hidden',
  crawled: 'no',
  analytics: ['Account page'],
  screens: ['account', 'account-application'],
  journey: 'account',
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string }> };

export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Your account', robots: { index: false } };

/** The latest order and three earlier ones. */
const SHOWN = 4;

/** RT-05: orders, the default address, and the customer's details. */
async function AccountHome({ site, now, customer }: { site: SiteKey; now: Date; customer: Customer }) {
  const [orders, applications] = await Promise.all([accountOrders(1, SHOWN), accountApplications()]);
  return (
    <AccountFrame site={site} at="/my-account">
      <Overview
        site={site}
        greeting={greeting(now)}
        customer={customer}
        orders={orders}
        applications={applications}
        most={SHOWN}
      />
    </AccountFrame>
  );
}

export default async function AccountRoute({ params }: Props) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  const customer = await signedInCustomer('/my-account');
  if (customer === undefined) return <AccountUnanswered site={site} />;
  return <AccountHome site={site} now={new Date()} customer={customer} />;
}
