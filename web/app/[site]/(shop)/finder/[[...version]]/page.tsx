import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AllStores } from '#features/stores/server/finder-pages.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { groupOfVersion } from '#lib/routing/group-segment.ts';
import { isSiteKey, SITES } from '#lib/sites.ts';
import { versionsWithoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'resolved',
  policy: 'shop',
  indexed: 'listed',
  versions: 'cached',
  analytics: ['Store Finder Page', 'Boutique Finder Page'],
  screens: ['finder'],
  journey: 'browse',
} satisfies DeclaredPage;

type Props = { params: Promise<{ site: string; version?: string[] }> };

export const ensureStatic = 'navigation';
export const generateStaticParams = versionsWithoutPrerender('site');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site } = await params;
  if (!isSiteKey(site)) return {};
  const { title, lead, url } = SITES[site].stores;
  return { title, description: lead, alternates: { canonical: url } };
}

export default async function FinderRoute({ params }: Props) {
  const { site, version } = await params;
  if (!isSiteKey(site)) notFound();
  return <AllStores site={site} group={groupOfVersion(version)} />;
}
