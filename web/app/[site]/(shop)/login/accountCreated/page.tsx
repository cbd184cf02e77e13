import type { Metadata } from 'next';
import { returnPath } from '#lib/routing/return-path.ts';
import { AccountCreatedPage } from '#features/account/server/account-created-page.tsx';
import { searchParam, type SearchParams } from '#lib/search-param.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Account created', robots: { index: false } };

export default async function AccountCreatedRoute({ searchParams }: { searchParams: SearchParams }) {
  return <AccountCreatedPage returnTo={returnPath(await searchParam(searchParams, 'returnTo'))} />;
}
