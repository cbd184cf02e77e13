import { notFound } from 'next/navigation';
import { HomePage } from '#features/home/server/home-page.tsx';
import { groupOfSegment } from '#lib/routing/group-segment.ts';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';
import { Canonical } from '#ui/canonical.tsx';

export const ensureStatic = 'navigation';
export const generateStaticParams = withoutPrerender('site');

type Props = { params: Promise<{ site: string; group?: string }> };

export default async function HomeRoute({ params }: Props) {
  const { site, group } = await params;
  if (!isSiteKey(site)) notFound();
  return (
    <>
      <Canonical site={site} path="/" />
      <HomePage site={site} group={groupOfSegment(group)} />
    </>
  );
}
