import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { dealerCollection } from '#features/dealer/dealer-data.ts';
import { CollectionView } from '#features/dealer/server/collection-view.tsx';
import { config } from '#lib/config.ts';
import { groupOfSegment } from '#lib/routing/group-segment.ts';
import { textOfSegment } from '#lib/routing/inner-segment.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

type Props = { params: Promise<{ site: string; key: string; group?: string }> };

export const ensureStatic = 'navigation';
export const generateStaticParams = withoutPrerender('site', 'key');

async function read(params: Props['params']) {
  const { site, key, group } = await params;
  if (!isSiteKey(site)) notFound();
  const collection = await dealerCollection(site, textOfSegment(key));
  return { site, collection, group: groupOfSegment(group) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { collection } = await read(params);
  if (!collection) return {};
  const { name, description } = collection.category;
  return { title: `${config().dealerMaker}: ${name}`, description };
}

export default async function DealerCollectionRoute({ params }: Props) {
  const { site, collection, group } = await read(params);
  if (!collection) notFound();
  return <CollectionView site={site} collection={collection} group={group} />;
}
