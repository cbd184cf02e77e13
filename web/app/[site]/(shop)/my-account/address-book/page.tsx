import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountUnanswered } from '#features/account/server/account-unanswered.tsx';
import { AddressBook } from '#features/account/client/address-book.tsx';
import { AccountFrame } from '#features/account/account-frame.tsx';
import { signedInCustomer, type Customer } from '#features/account/server/customer.ts';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { isSiteKey, type SiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'strict',
  indexed: 'hidden',
  crawled: 'no',
  analytics: ['Address Book Page'],
  screens: ['address-book'],
  journey: 'account',
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string }> };

export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Address book', robots: { index: false } };

/** RT-07: every saved address, and its default uses. */
function AddressBookPage({ site, customer }: { site: SiteKey; customer: Customer }) {
  return (
    <AccountFrame site={site} at="/my-account/address-book">
      <AddressBook customer={customer} />
    </AccountFrame>
  );
}

export default async function AddressBookRoute({ params }: Props) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  const customer = await signedInCustomer('/my-account/address-book');
  if (customer === undefined) return <AccountUnanswered site={site} />;
  return <AddressBookPage site={site} customer={customer} />;
}
