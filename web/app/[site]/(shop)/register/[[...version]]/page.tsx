import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { versioned } from '#features/preview/server/staged.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { groupOfVersion } from '#lib/routing/group-segment.ts';
import { returnPath } from '#lib/routing/return-path.ts';
import { RegisterPage } from '#features/account/server/register-page.tsx';
import { searchParam, type SearchParams } from '#lib/search-param.ts';
import { isSiteKey } from '#lib/sites.ts';
import { versionsWithoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'strict',
  indexed: 'hidden',
  versions: 'shopper',
  analytics: ['Registration Page'],
  screens: ['register'],
  journey: 'account',
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string; version?: string[] }>; searchParams: SearchParams };

export const instant = false;
export const generateStaticParams = versionsWithoutPrerender('site');
export const metadata: Metadata = { title: 'Create an account', robots: { index: false } };

async function RegisterRoute({ params, searchParams }: Props) {
  const { site, version } = await params;
  if (!isSiteKey(site)) notFound();
  const returnTo = returnPath(await searchParam(searchParams, 'returnTo'));
  return <RegisterPage site={site} group={groupOfVersion(version)} returnTo={returnTo} />;
}

export default versioned(RegisterRoute);
