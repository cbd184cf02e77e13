import type { Metadata } from 'next';
import { ShopperFavourites } from '#features/favourites/server/shopper-favourites.tsx';
import type { SearchParams } from '#lib/search-param.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Wishlist', robots: { index: false } };

export default function WishlistRoute({ searchParams }: { searchParams: SearchParams }) {
  return <ShopperFavourites site="loupe" searchParams={searchParams} />;
}
