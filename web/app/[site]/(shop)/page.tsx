import { notFound } from 'next/navigation';
import { HomePage } from '#features/home/server/home-page.tsx';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';
import { Canonical } from '#ui/canonical.tsx';

export const ensureStatic = 'navigation';
export const generateStaticParams = withoutPrerender('site');

export default async function HomeRoute({ params }: { params: Promise<{ site: string }> }) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  return (
    <>
      <Canonical site={site} path="/" />
      <HomePage site={site} />
    </>
  );
}
