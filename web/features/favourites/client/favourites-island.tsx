'use client';

import dynamic from 'next/dynamic';
import { FavouritesSkeleton } from './favourites-skeleton.tsx';

const FavouritesView = dynamic(async () => (await import('./favourites-view.tsx')).FavouritesView, {
  ssr: false,
  loading: FavouritesSkeleton,
});

export function FavouritesIsland() {
  return <FavouritesView />;
}
