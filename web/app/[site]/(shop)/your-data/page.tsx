import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { knownCustomer } from '#features/account/server/customer.ts';
import { GuestDataPage } from '#features/your-data/server/guest-data-page.tsx';
import { toldOf } from '#features/your-data/your-data-href.ts';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { searchParam, type SearchParams } from '#lib/search-param.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'strict',
  indexed: 'hidden',
  screens: ['your-data'],
  journey: 'account',
} satisfies DeclaredPage;

export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Your data', robots: { index: false }, referrer: 'no-referrer' };

type Props = { params: Promise<{ site: string }>; searchParams: SearchParams };

export default async function YourDataRoute({ params, searchParams }: Props) {
  await connection();
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  const [copy, account, keep, told] = await Promise.all([
    searchParam(searchParams, 'copy'),
    searchParam(searchParams, 'account'),
    searchParam(searchParams, 'keep'),
    searchParam(searchParams, 'told'),
  ]);
  return (
    <GuestDataPage
      told={toldOf(told)}
      copy={copy === undefined ? null : { token: copy, of: await whose(account === 'yes') }}
      keepToken={keep ?? null}
    />
  );
}

async function whose(isOfAccount: boolean) {
  if (!isOfAccount) return 'guest';
  return (await knownCustomer()) === undefined ? 'signed-out account' : 'account';
}
