import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { isTold } from '#features/news-by-email/news-href.ts';
import { NewsPage } from '#features/news-by-email/server/news-page.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { searchParam, type SearchParams } from '#lib/search-param.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'strict',
  indexed: 'hidden',
  journey: 'account',
  screens: ['news-unknown'],
} satisfies DeclaredPage;

export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = {
  title: 'News by e-mail',
  robots: { index: false },
  referrer: 'no-referrer',
};

type Props = { params: Promise<{ site: string }>; searchParams: SearchParams };

export default async function NewsRoute({ params, searchParams }: Props) {
  await connection();
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  const [token, told] = await Promise.all([
    searchParam(searchParams, 'token'),
    searchParam(searchParams, 'told'),
  ]);
  return <NewsPage token={token ?? null} told={isTold(told) ? told : null} />;
}
