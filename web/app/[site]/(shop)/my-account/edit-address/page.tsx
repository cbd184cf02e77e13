import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountUnanswered } from '#features/account/server/account-unanswered.tsx';
import { signedInCustomer } from '#features/account/server/customer.ts';
import { EditAddressPage } from '#features/account/server/edit-address-page.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { searchParam, type SearchParams } from '#lib/search-param.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'strict',
  indexed: 'hidden',
  crawled: 'no',
  analytics: ['Address Book Page'],
  screens: ['edit-address'],
  journey: 'account',
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string }>; searchParams: SearchParams };

export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Address', robots: { index: false } };

export default async function EditAddressRoute({ params, searchParams }: Props) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  const customer = await signedInCustomer('/my-account/address-book');
  if (customer === undefined) return <AccountUnanswered site={site} />;
  const addressId = await searchParam(searchParams, 'id');
  return <EditAddressPage key={addressId} site={site} customer={customer} addressId={addressId} />;
}
