import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { versioned } from '#features/preview/server/staged.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { groupOfVersion } from '#lib/routing/group-segment.ts';
import { returnPath } from '#lib/routing/return-path.ts';
import { AccountCreatedPage } from '#features/account/server/account-created-page.tsx';
import { searchParam, type SearchParams } from '#lib/search-param.ts';
import { isSiteKey } from '#lib/sites.ts';
import { versionsWithoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'strict',
  indexed: 'hidden',
  versions: 'shopper',
  analytics: ['Register'],
  screens: ['account-created'],
  journey: 'account',
} satisfies DeclaredPage;

export const instant = false;
export const generateStaticParams = versionsWithoutPrerender('site');
export const metadata: Metadata = { title: 'Account created', robots: { index: false } };

type Props = { params: Promise<{ site: string; version?: string[] }>; searchParams: SearchParams };

async function AccountCreatedRoute({ params, searchParams }: Props) {
  const { site, version } = await params;
  if (!isSiteKey(site)) notFound();
  const returnTo = returnPath(await searchParam(searchParams, 'returnTo'));
  return <AccountCreatedPage site={site} group={groupOfVersion(version)} returnTo={returnTo} />;
}

export default versioned(AccountCreatedRoute);
