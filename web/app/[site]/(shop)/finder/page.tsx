import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AllStores } from '#features/stores/server/finder-pages.tsx';
import { groupOfSegment } from '#lib/routing/group-segment.ts';
import { isSiteKey, SITES } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

type Props = { params: Promise<{ site: string; group?: string }> };

export const ensureStatic = 'navigation';
export const generateStaticParams = withoutPrerender('site');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site } = await params;
  if (!isSiteKey(site)) return {};
  const { title, lead, url } = SITES[site].stores;
  return { title, description: lead, alternates: { canonical: url } };
}

export default async function FinderRoute({ params }: Props) {
  const { site, group } = await params;
  if (!isSiteKey(site)) notFound();
  return <AllStores site={site} group={groupOfSegment(group)} />;
}
