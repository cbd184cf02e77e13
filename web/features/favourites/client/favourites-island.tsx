'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { FavouritesSkeleton } from './favourites-skeleton.tsx';

const FavouritesView = dynamic(async () => (await import('./favourites-view.tsx')).FavouritesView, {
  ssr: false,
  loading: FavouritesSkeleton,
});

/** @param whenEmpty what editors say where nothing is saved */
export function FavouritesIsland({ whenEmpty }: { whenEmpty: ReactNode }) {
  return <FavouritesView whenEmpty={whenEmpty} />;
}
