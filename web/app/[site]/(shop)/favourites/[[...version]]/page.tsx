import type { Metadata } from 'next';
import { ShopperFavourites } from '#features/favourites/server/shopper-favourites.tsx';
import { versioned } from '#features/preview/server/staged.tsx';
import type { DeclaredPage } from '#lib/routing/declared-page.ts';
import { groupOfVersion } from '#lib/routing/group-segment.ts';
import type { SearchParams } from '#lib/search-param.ts';
import { versionsWithoutPrerender } from '#lib/without-prerender.ts';

export const declared = {
  address: 'own',
  policy: 'shop',
  indexed: 'hidden',
  versions: 'shopper',
  shop: 'beaverbrooks',
  analytics: ['My Favourites'],
  screens: ['list', 'list-empty'],
  journey: 'browse',
} satisfies DeclaredPage;

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
