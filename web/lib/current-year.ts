import 'server-only';
import { cacheLife } from 'next/cache';

/** The year for copyright lines; a page kept over New Year is at most an hour behind. */
export async function currentYear(): Promise<number> {
  'use cache';
  cacheLife({ stale: 300, revalidate: 3600, expire: 86_400 });
  return new Date().getFullYear();
}
