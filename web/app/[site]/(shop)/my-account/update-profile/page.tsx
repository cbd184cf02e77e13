import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountUnanswered } from '#features/account/server/account-unanswered.tsx';
import { signedInCustomer, type Customer } from '#features/account/server/customer.ts';
import { Profile } from '#features/account/client/profile.tsx';
import { NeedsScript } from '#features/account/server/needs-script.tsx';
import { AccountFrame } from '#features/account/account-frame.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { isSiteKey, type SiteKey } from '#lib/sites.ts';
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

/** RT-07: personal details, marketing consents and sessions. */
function ProfilePage({ site, customer }: { site: SiteKey; customer: Customer }) {
  return (
    <AccountFrame site={site} at="/my-account/update-profile">
      <h1 className="d2 mb-6">Profile</h1>
      <NeedsScript site={site} />
      <Profile customer={customer} />
    </AccountFrame>
  );
}

export default async function ProfileRoute({ params }: Props) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  const customer = await signedInCustomer('/my-account/update-profile');
  if (customer === undefined) return <AccountUnanswered site={site} />;
  return <ProfilePage site={site} customer={customer} />;
}
