import { cacheLife } from 'next/cache';

/**
 * Sets the cache life of a `'use cache'` function by the answer of a service: a whole one is cached like the catalogue; one that is missing, or
 * lacks something because its service did not answer in full, is asked for again within seconds.
 */
export function cacheAnswer(isWhole: boolean): void {
  if (isWhole) cacheLife('catalogue');
  else cacheLife({ stale: 30, revalidate: 5, expire: 300 });
}
