import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { AccountUnanswered } from '#features/account/server/account-unanswered.tsx';
import { botCheck } from '#features/account/bot-check.ts';
import { signedInCustomer } from '#features/account/server/customer.ts';
import { AccountDataPage } from '#features/your-data/server/account-data-page.tsx';
import { needsBotCheck, privacyRequests } from '#features/your-data/server/your-data.ts';
import { toldOf } from '#features/your-data/your-data-href.ts';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { searchParam, type SearchParams } from '#lib/search-param.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'strict',
  indexed: 'hidden',
  crawled: 'no',
  screens: ['privacy'],
  journey: 'account',
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string }>; searchParams: SearchParams };

export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Your data', robots: { index: false } };

export default async function PrivacyRoute({ params, searchParams }: Props) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  const told = await searchParam(searchParams, 'told');
  const customer = await signedInCustomer('/my-account/privacy');
  if (customer === undefined) return <AccountUnanswered site={site} />;
  const request = await headers();
  const [requests, isChecked] = await Promise.all([privacyRequests(request), needsBotCheck(request)]);
  return (
    <AccountDataPage
      site={site}
      email={customer.email}
      requests={requests}
      told={toldOf(told)}
      botCheck={isChecked || told === 'robot' ? botCheck() : null}
    />
  );
}
