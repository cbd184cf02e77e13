import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StoresOfRegion } from '#features/stores/server/finder-pages.tsx';
import { storeRegions } from '#features/stores/stores-data.ts';
import { groupOfSegment } from '#lib/routing/group-segment.ts';
import { textOfSegment } from '#lib/routing/inner-segment.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

type Props = { params: Promise<{ site: string; region: string; group?: string }> };

export const ensureStatic = 'navigation';
export const generateStaticParams = withoutPrerender('site', 'region');

async function read(params: Props['params']) {
  const { site, region, group } = await params;
  if (!isSiteKey(site)) notFound();
  return { site, region: textOfSegment(region), group: groupOfSegment(group) };
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
