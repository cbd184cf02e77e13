import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PlaceUnknown } from '#features/stores/server/finder-pages.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { groupOfVersion } from '#lib/routing/group-segment.ts';
import { textOfSegment } from '#lib/routing/inner-segment.ts';
import { isSiteKey, SITES } from '#lib/sites.ts';
import { versionsWithoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'resolved',
  policy: 'shop',
  indexed: 'hidden',
  versions: 'cached',
  analytics: ['Store Finder Page', 'Boutique Finder Page'],
  journey: 'browse',
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string; names: string; version?: string[] }> };

export const ensureStatic = 'navigation';
export const generateStaticParams = versionsWithoutPrerender('site', 'names');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site } = await params;
  return isSiteKey(site) ? { title: SITES[site].stores.title, robots: { index: false } } : {};
}

/** `names` are the suggested places, separated by bars; `-` when there are none. */
export default async function UnknownRoute({ params }: Props) {
  const { site, names, version } = await params;
  if (!isSiteKey(site)) notFound();
  const suggestions = textOfSegment(names).split('|');
  const known = suggestions.filter((name) => name !== '-');
  return <PlaceUnknown site={site} group={groupOfVersion(version)} suggestions={known} />;
}
