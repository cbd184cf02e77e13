import { visible } from '@loupe/contact/visible';
import type { SiteKey } from '../sites.ts';
import type { Address } from './address.ts';
import { innerSegment } from './inner-segment.ts';

/** Lookups of stores and places; all throw when the service is unavailable. */
export type StoreLookups = {
  /** Whether the site has a store with this last segment of its page's address. */
  hasStore(site: SiteKey, code: string): Promise<boolean>;
  hasStoreRegion(site: SiteKey, key: string): Promise<boolean>;
  /** A place by its canonical name, or suggested names. */
  storePlace(site: SiteKey, place: string): Promise<{ name: string } | { suggestions: readonly string[] }>;
};

type StoresAddress = Extract<Address, { kind: 'finder' | 'store' }>;

/**
 * The page for an address of the stores (RT-13): `finder` for the site's own finder, null for none.
 * @param url its `place` is searched
 */
export async function storesPage(
  site: SiteKey,
  address: StoresAddress,
  url: URL,
  lookups: StoreLookups,
): Promise<string | null> {
  if (address.kind === 'store') return storePage(site, address.code, lookups);
  if (address.of !== site) return null;
  if (address.region === '') return 'finder';
  if (address.region === null)
    return placePage(site, visible(url.searchParams.get('place') ?? '').trim(), lookups);
  const known = await lookups.hasStoreRegion(site, address.region);
  return known ? `/finder/region/${innerSegment(address.region)}` : null;
}

async function storePage(site: SiteKey, code: string | null, lookups: StoreLookups): Promise<string | null> {
  if (code === null) return 'finder';
  return (await lookups.hasStore(site, code)) ? `/store/${innerSegment(code)}` : null;
}

async function placePage(site: SiteKey, asked: string, lookups: StoreLookups): Promise<string> {
  if (asked === '') return '/finder';
  const place = await lookups.storePlace(site, asked);
  if ('name' in place) return `/finder/near/${innerSegment(place.name)}`;
  // The number of cached pages is bounded by the number of places, not of misspellings.
  return `/finder/unknown/${innerSegment(place.suggestions.join('|') || '-')}`;
}
