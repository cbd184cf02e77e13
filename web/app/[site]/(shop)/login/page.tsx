import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { returnPath } from '#lib/routing/return-path.ts';
import { LoginPage } from '#features/account/server/login-page.tsx';
import { searchParam, type SearchParams } from '#lib/search-param.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'strict',
  indexed: 'hidden',
  analytics: ['Login Page'],
  screens: ['login'],
  journey: 'account',
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string }>; searchParams: SearchParams };

export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Sign in', robots: { index: false } };

export default async function LoginRoute({ params, searchParams }: Props) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  return <LoginPage site={site} returnTo={returnPath(await searchParam(searchParams, 'returnTo'))} />;
}
