import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountUnanswered } from '#features/account/server/account-unanswered.tsx';
import { signedInCustomer } from '#features/account/server/customer.ts';
import { ProfilePage } from '#features/account/server/profile-page.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'strict',
  indexed: 'hidden',
  crawled: 'no',
  analytics: ['Profile Page'],
  screens: ['profile'],
  journey: 'account',
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string }> };

export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Profile', robots: { index: false } };

export default async function ProfileRoute({ params }: Props) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  const customer = await signedInCustomer('/my-account/update-profile');
  if (customer === undefined) return <AccountUnanswered site={site} />;
  return <ProfilePage site={site} customer={customer} />;
}
