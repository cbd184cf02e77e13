import type pg from 'pg';
import { openCurations } from './curations.ts';
import { openSearchIndex } from './search-index.ts';

/** What an instance keeps in memory to search. Nothing is read yet. @param pool of the background work */
export const openSearch = (pool: pg.Pool) => ({
  index: openSearchIndex(pool),
  curations: openCurations(pool),
});
