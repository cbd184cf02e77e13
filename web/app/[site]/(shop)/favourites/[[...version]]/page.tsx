import type { Metadata } from 'next';
import { ShopperFavourites } from '#features/favourites/server/shopper-favourites.tsx';
import { versioned } from '#features/preview/server/versioned.tsx';
import { groupOfVersion } from '#lib/routing/group-segment.ts';
import type { SearchParams } from '#lib/search-param.ts';
import { versionsWithoutPrerender } from '#lib/without-prerender.ts';

export const instant = false;
export const generateStaticParams = versionsWithoutPrerender('site');
export const metadata: Metadata = { title: 'Favourites', robots: { index: false } };

type Props = { params: Promise<{ site: string; version?: string[] }>; searchParams: SearchParams };

async function FavouritesRoute({ params, searchParams }: Props) {
  const { version } = await params;
  return (
    <ShopperFavourites site="beaverbrooks" group={groupOfVersion(version)} searchParams={searchParams} />
  );
}

export default versioned(FavouritesRoute);
