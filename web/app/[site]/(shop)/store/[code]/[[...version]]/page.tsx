import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { findStores, storeByCode } from '#features/stores/stores-data.ts';
import { StoreView } from '#features/stores/server/store-view.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { groupOfVersion } from '#lib/routing/group-segment.ts';
import { textOfSegment } from '#lib/routing/inner-segment.ts';
import { isSiteKey, SITES } from '#lib/sites.ts';
import { versionsWithoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'resolved',
  policy: 'shop',
  indexed: 'listed',
  versions: 'cached',
  analytics: ['Store Finder Page'],
  screens: ['store'],
  journey: 'browse',
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string; code: string; version?: string[] }> };

export const ensureStatic = 'navigation';
export const generateStaticParams = versionsWithoutPrerender('site', 'code');

async function read(params: Props['params']) {
  const { site, code, version } = await params;
  if (!isSiteKey(site)) notFound();
  const store = await storeByCode(site, textOfSegment(code));
  return { site, store, group: groupOfVersion(version) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site, store } = await read(params);
  if (!store) return {};
  return { title: `${store.name} ${SITES[site].stores.one}`, description: store.description };
}

export default async function StoreRoute({ params }: Props) {
  const { site, store, group } = await read(params);
  if (!store) notFound();
  const { stores: all } = await findStores(site, {});
  return <StoreView site={site} store={store} all={all} group={group} />;
}
