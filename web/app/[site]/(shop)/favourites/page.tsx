import type { Metadata } from 'next';
import { ShopperFavourites } from '#features/favourites/server/shopper-favourites.tsx';
import { groupOfSegment } from '#lib/routing/group-segment.ts';
import type { SearchParams } from '#lib/search-param.ts';
import { withoutPrerender } from '#lib/without-prerender.ts';

export const instant = false;
export const generateStaticParams = withoutPrerender('site');
export const metadata: Metadata = { title: 'Favourites', robots: { index: false } };

type Props = { params: Promise<{ group?: string }>; searchParams: SearchParams };

export default async function FavouritesRoute({ params, searchParams }: Props) {
  const { group } = await params;
  return <ShopperFavourites site="beaverbrooks" group={groupOfSegment(group)} searchParams={searchParams} />;
}
