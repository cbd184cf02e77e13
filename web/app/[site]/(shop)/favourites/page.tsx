import type { Metadata } from 'next';
import { ShopperFavourites } from '#features/favourites/server/shopper-favourites.tsx';
import type { SearchParams } from '#lib/search-param.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Favourites', robots: { index: false } };

export default function FavouritesRoute({ searchParams }: { searchParams: SearchParams }) {
  return <ShopperFavourites site="beaverbrooks" searchParams={searchParams} />;
}
