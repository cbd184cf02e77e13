import type { Site } from '@loupe/contracts/sites';

/** Each shop's name for its list, in the path (EN-10). */
export const LISTS = [
  { name: 'favourites', Name: 'Favourites', onlyOf: 'beaverbrooks' },
  { name: 'wishlist', Name: 'Wishlist', onlyOf: 'loupe' },
] as const satisfies readonly { name: string; Name: string; onlyOf: Site }[];

export type List = (typeof LISTS)[number];
