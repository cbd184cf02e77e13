import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CompareStart } from '#features/compare/server/compare-page.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'shop',
  indexed: 'hidden',
  crawled: 'no',
  journey: 'browse',
} satisfies DeclaredPage;

export const ensureStatic = 'navigation';
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Compare', robots: { index: false, follow: true } };

export default async function CompareRoute({ params }: { params: Promise<{ site: string }> }) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  return <CompareStart site={site} />;
}
