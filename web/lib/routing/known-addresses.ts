import type { Lookups } from './resolve.ts';

export const PRODUCT = '/0100001/winterbourne/p';
const CATEGORIES = new Map([
  ['/rings', 'rings'],
  ['/product-listing/rings', 'rings'],
  ['/rolex/collection/perihelion', 'dealer-perihelion'],
]);
export const PIECE = '/rolex/0300001/perihelion-40/p';

/** For tests of addresses: a catalogue with one product and one category of 60 products. */
export const catalogue: Lookups = {
  productUrl: async (_site, code) => (code === '0100001' ? PRODUCT : code === '0300001' ? PIECE : null),
  isKeptInStores: async () => true,
  productUrlBySlug: async (_site, slug) => (slug === 'winterbourne' ? PRODUCT : null),
  categoryKey: async (_site, by) =>
    CATEGORIES.get('listingUrl' in by ? by.listingUrl : by.landingUrl) ?? null,
  categorySize: async (_site, _key, { facets }) => (facets === '' ? 60 : 30),
  searchSize: async () => 60,
  hasStore: async (_site, code) => code === 'leeds',
  hasStoreRegion: async (_site, key) => key === 'yorkshire',
  storePlace: async (_site, place) => {
    if (place === 'leeds') return { name: 'Leeds' };
    return { suggestions: place === 'leedz' ? ['Leeds', 'Leek'] : [] };
  },
  sharedBag: async (_site, token) => token === 'known',
  contentPage: async (_site, key) => key === 'help/servicing',
  dealerPage: async (_site, key) => key === 'rolex/care',
  catalogue: async () => undefined,
};
