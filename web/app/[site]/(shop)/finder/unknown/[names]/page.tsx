import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PlaceUnknown } from '#features/stores/server/finder-pages.tsx';
import { isSiteKey, SITES } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

type Props = { params: Promise<{ site: string; names: string }> };

export const ensureStatic = 'navigation';
export const generateStaticParams = withoutPrerender('site', 'names');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site } = await params;
  return isSiteKey(site) ? { title: SITES[site].stores.title, robots: { index: false } } : {};
}

/** `names` are the suggested places, separated by bars; `-` when there are none. */
export default async function UnknownRoute({ params }: Props) {
  const { site, names } = await params;
  if (!isSiteKey(site)) notFound();
  const suggestions = decodeURIComponent(names).split('|');
  return <PlaceUnknown site={site} suggestions={suggestions.filter((name) => name !== '-')} />;
}
