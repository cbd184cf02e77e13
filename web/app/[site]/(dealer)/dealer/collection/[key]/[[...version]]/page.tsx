import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { dealerCollection } from '#features/dealer/dealer-data.ts';
import { CollectionView } from '#features/dealer/server/collection-view.tsx';
import { config } from '#lib/config.ts';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { groupOfVersion } from '#lib/routing/group-segment.ts';
import { textOfSegment } from '#lib/routing/inner-segment.ts';
import { isSiteKey } from '#lib/sites.ts';
import { versionsWithoutPrerender } from '#lib/without-prerender.ts';

export const ensureStatic = 'navigation';
export const generateStaticParams = versionsWithoutPrerender('site', 'key');

export const declared = {
  address: 'resolved',
  policy: 'shop',
  indexed: 'listed',
  versions: 'cached',
  screens: ['dealer-collection', 'dealer-pre-owned-listing'],
  journey: 'browse',
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string; key: string; version?: string[] }> };

async function read(params: Props['params']) {
  const { site, key, version } = await params;
  if (!isSiteKey(site)) notFound();
  const collection = await dealerCollection(site, textOfSegment(key));
  return { site, collection, group: groupOfVersion(version) };
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
