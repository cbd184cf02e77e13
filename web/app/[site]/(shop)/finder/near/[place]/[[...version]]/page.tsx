import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StoresNear } from '#features/stores/server/finder-pages.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { groupOfVersion } from '#lib/routing/group-segment.ts';
import { textOfSegment } from '#lib/routing/inner-segment.ts';
import { isSiteKey, SITES } from '#lib/sites.ts';
import { versionsWithoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'resolved',
  policy: 'shop',
  indexed: 'copy',
  versions: 'cached',
  analytics: ['Store Finder Page', 'Boutique Finder Page'],
  screens: ['finder-near'],
  journey: 'browse',
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string; place: string; version?: string[] }> };

export const ensureStatic = 'navigation';
export const generateStaticParams = versionsWithoutPrerender('site', 'place');

async function read(params: Props['params']) {
  const { site, place, version } = await params;
  if (!isSiteKey(site)) notFound();
  return { site, place: textOfSegment(place), group: groupOfVersion(version) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site, place } = await read(params);
  const { title, url } = SITES[site].stores;
  return { title: `${title} near ${place}`, alternates: { canonical: url } };
}

export default async function NearRoute({ params }: Props) {
  const { site, place, group } = await read(params);
  return <StoresNear site={site} group={group} place={place} />;
}
