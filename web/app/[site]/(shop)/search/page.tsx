import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SearchStart } from '#features/listing/server/search-view.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'shop',
  indexed: 'hidden',
  waits: 'yes',
  analytics: ['Search Results Page', 'Search Results Empty Page'],
  journey: 'search',
} satisfies DeclaredPage;

export const ensureStatic = 'navigation';
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Search', robots: { index: false, follow: true } };

export default async function SearchRoute({ params }: { params: Promise<{ site: string }> }) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  return <SearchStart site={site} />;
}
