import { notFound } from 'next/navigation';
import { ComparePage } from '#features/compare/server/compare-page.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { textOfSegment } from '#lib/routing/inner-segment.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'resolved',
  policy: 'shop',
  indexed: 'hidden',
  crawled: 'no',
  screens: ['compare'],
  journey: 'browse',
} satisfies DeclaredPage;

export const ensureStatic = 'navigation';
export const generateStaticParams = withoutPrerender('site', 'codes');
export { metadata } from '../page.tsx';

/** The proxy rewrites the pieces of the address to one segment. */
export default async function ComparedRoute({
  params,
}: {
  params: Promise<{ site: string; codes: string }>;
}) {
  const { site, codes } = await params;
  if (!isSiteKey(site)) notFound();
  return <ComparePage site={site} codes={textOfSegment(codes).split('.')} />;
}
