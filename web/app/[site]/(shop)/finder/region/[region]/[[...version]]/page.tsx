import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StoresOfRegion } from '#features/stores/server/finder-pages.tsx';
import { storeRegions } from '#features/stores/stores-data.ts';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { groupOfVersion } from '#lib/routing/group-segment.ts';
import { textOfSegment } from '#lib/routing/inner-segment.ts';
import { isSiteKey } from '#lib/sites.ts';
import { versionsWithoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'resolved',
  policy: 'shop',
  indexed: 'listed',
  versions: 'cached',
  analytics: ['Store Finder Page', 'Boutique Finder Page'],
  screens: ['finder-region'],
  journey: 'browse',
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string; region: string; version?: string[] }> };

export const ensureStatic = 'navigation';
export const generateStaticParams = versionsWithoutPrerender('site', 'region');

async function read(params: Props['params']) {
  const { site, region, version } = await params;
  if (!isSiteKey(site)) notFound();
  return { site, region: textOfSegment(region), group: groupOfVersion(version) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site, region } = await read(params);
  const found = (await storeRegions(site)).find(({ key }) => key === region);
  if (!found) return {};
  return { title: `Stores in ${found.name}`, alternates: { canonical: `/stores/region/${region}` } };
}

export default async function RegionRoute({ params }: Props) {
  const { site, region, group } = await read(params);
  return <StoresOfRegion site={site} group={group} region={region} />;
}
