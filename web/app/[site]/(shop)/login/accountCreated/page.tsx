import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { groupOfSegment } from '#lib/routing/group-segment.ts';
import { returnPath } from '#lib/routing/return-path.ts';
import { AccountCreatedPage } from '#features/account/server/account-created-page.tsx';
import { searchParam, type SearchParams } from '#lib/search-param.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Account created', robots: { index: false } };

type Props = { params: Promise<{ site: string; group?: string }>; searchParams: SearchParams };

export default async function AccountCreatedRoute({ params, searchParams }: Props) {
  const { site, group } = await params;
  if (!isSiteKey(site)) notFound();
  const returnTo = returnPath(await searchParam(searchParams, 'returnTo'));
  return <AccountCreatedPage site={site} group={groupOfSegment(group)} returnTo={returnTo} />;
}
