import { notFound } from 'next/navigation';
import { BenchHome } from '#features/home/server/bench-home.tsx';
import { BoxHome } from '#features/home/server/box-home.tsx';
import { isSiteKey } from '#lib/sites.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const ensureStatic = 'navigation';
export const generateStaticParams = withoutPrerender('site');

const HOMES = { beaverbrooks: BoxHome, loupe: BenchHome };

export default async function HomeRoute({ params }: { params: Promise<{ site: string }> }) {
  const { site } = await params;
  if (!isSiteKey(site)) notFound();
  const Home = HOMES[site];
  return <Home />;
}
