import { notFound } from 'next/navigation';
import { HomePage } from '#features/home/server/home-page.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { groupOfVersion } from '#lib/routing/group-segment.ts';
import { isSiteKey } from '#lib/sites.ts';
import { versionsWithoutPrerender } from '#lib/without-prerender.ts';
import { Canonical } from '#ui/canonical.tsx';

export const declared = {
  address: 'resolved',
  policy: 'shop',
  indexed: 'listed',
  versions: 'cached',
  screens: ['consent', 'home', 'menu', 'suggestions'],
  journey: 'browse',
} satisfies DeclaredPage;

export const ensureStatic = 'navigation';
export const generateStaticParams = versionsWithoutPrerender('site');

type Props = { params: Promise<{ site: string; version?: string[] }> };

export default async function HomeRoute({ params }: Props) {
  const { site, version } = await params;
  if (!isSiteKey(site)) notFound();
  return (
    <>
      <Canonical site={site} path="/" />
      <HomePage site={site} group={groupOfVersion(version)} />
    </>
  );
}
