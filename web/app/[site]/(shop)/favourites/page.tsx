import type { Metadata } from 'next';
import { FavouritesPage } from '#features/favourites/server/favourites-page.tsx';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const ensureStatic = 'navigation';
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Favourites', robots: { index: false } };

export default function FavouritesRoute() {
  return <FavouritesPage site="beaverbrooks" />;
}
