import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountUnanswered } from '#features/account/server/account-unanswered.tsx';
import { signedInCustomer } from '#features/account/server/customer.ts';
import { PasswordPage } from '#features/account/server/password-page.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { searchParam, type SearchParams } from '#lib/search-param.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'strict',
  indexed: 'hidden',
  journey: 'account',
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string }>; searchParams: SearchParams };

export const instant = false;
export const generateStaticParams = withoutPrerender('site');
/** Keeps the reset token in the address away from search engines and out of the Referer header. */
export const metadata: Metadata = {
  title: 'Your password',
  robots: { index: false },
  referrer: 'no-referrer',
};

export default async function PasswordRoute({ params, searchParams }: Props) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  const token = await searchParam(searchParams, 'token');
  if (token) return <PasswordPage site={site} token={token} />;
  const customer = await signedInCustomer('/my-account/update-profile');
  if (customer === undefined) return <AccountUnanswered site={site} />;
  return <PasswordPage site={site} email={customer.email} />;
}
