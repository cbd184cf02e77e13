import 'server-only';
import { cacheLife } from 'next/cache';

/** The year for copyright lines; a cached page is at most an hour behind at New Year. */
export async function currentYear(): Promise<number> {
  'use cache';
  cacheLife({ stale: 300, revalidate: 3600, expire: 86_400 });
  return new Date().getFullYear();
}
