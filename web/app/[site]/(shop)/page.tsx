import { notFound } from 'next/navigation';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const ensureStatic = 'navigation';
export const generateStaticParams = withoutPrerender('site');

export default async function HomePage({ params }: { params: Promise<{ site: string }> }) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  return (
    <main id="main">
      <h1 className="d1">Home</h1>
    </main>
  );
}
