import { describe, expect, it } from '@jest/globals';
import { structuredDataFaults } from '../../e2e/support/structured-data.ts';
import { brandFacts, brandListFacts } from '../brands/brand-facts.ts';
import { pieceFacts } from '../dealer/piece-facts.ts';
import { breadcrumbFacts } from '../../lib/breadcrumbs.ts';
import { listingFacts } from '../listing/listing-facts.ts';
import { productFacts } from '../product/product-facts.ts';
import { storeFacts } from '../stores/store-facts.ts';

const ORIGIN = 'https://shop.example';

/** Objects of the graph: a client of it gets their `__typename`, and what is absent as null. */
const of = <T extends object>(type: string, fields: T) => ({ __typename: type, ...fields });
const crumb = of('Breadcrumb', { name: 'Rings', url: '/rings' });
const brand = of('Brand', { name: 'Tarn', url: '/brands/tarn', introduction: 'From the fells.' });
const listed = of('SearchProduct', {
  name: 'Deepwater',
  url: '/0200030/tarn-deepwater/p',
  brand: 'Tarn',
  key: '0200030',
  imageUrl: null,
  supplierCode: null,
  pricesVary: false,
  prices: [of('ListedPrice', { price: of('Price', { value: 235_050 }) })],
});
const media = [of('ProductImage', { name: 'ring', alt: 'A ring' })];
const review = of('Review', {
  rating: 5,
  title: 'Lovely',
  text: 'Very.',
  nickname: 'Ada',
  writtenOn: '2026-11-20',
});
const product = of('Product', {
  name: 'Winterbourne',
  code: '0100001',
  brand: 'Aldous & Wray',
  description: 'Four claws.',
  productUrl: '/0100001/winterbourne/p',
  productType: 'ring',
  ean: null,
  media,
  webProductStatus: of('ProductStatus', { key: 'liveActive' }),
  purchaseable: true,
  priceUponEnquiry: false,
  retailOnly: false,
  pricesVary: false,
  price: of('StandalonePrice', { value: 235_050, wasValue: null }),
  reviews: of('ProductReviews', { count: 1, average: 5, newest: [review] }),
}) as unknown as Parameters<typeof productFacts>[0];
const store = of('Store', {
  name: 'Leeds',
  description: 'Under glass.',
  url: '/store/leeds',
  phone: '0113 496 0119',
  email: 'leeds@stores.example',
  address: of('StoreAddress', {
    line1: '17 Woolpack Arcade',
    line2: null,
    city: 'Leeds',
    county: null,
    postalCode: 'LS1 7QD',
    country: 'GB',
  }),
  geoPoint: of('GeoPoint', { latitude: 53.7983, longitude: -1.5421 }),
  openingHours: [
    of('OpeningHours', { dayOfWeek: 'MON' as const, openingTime: '09:30', closingTime: '17:30' }),
  ],
  openingExceptions: [of('OpeningException', { date: '2026-12-24', openingTime: null, closingTime: null })],
});

const ALL: readonly (readonly [string, Record<string, unknown>])[] = [
  ['a brand', brandFacts(brand, ORIGIN)],
  ['the brands', brandListFacts([brand], ORIGIN)],
  ['a dealer’s piece', pieceFacts({ ...product, media }, 'Orrery', ORIGIN)],
  ['a breadcrumb', breadcrumbFacts([crumb], ORIGIN)],
  ['a listing', listingFacts([listed], ORIGIN)],
  ['a listing of sizes with their own prices', listingFacts([{ ...listed, pricesVary: true }], ORIGIN)],
  ['a product', productFacts(product, ORIGIN)],
  ['a product of such sizes', productFacts({ ...product, pricesVary: true, variants: [] }, ORIGIN)],
  ['a store', storeFacts('beaverbrooks', store, ORIGIN)],
];

const faultsOf = (facts: object) =>
  structuredDataFaults(JSON.parse(JSON.stringify({ '@context': 'https://schema.org', ...facts })));

describe('structured data', () => {
  it.each(ALL)('of %s has what schema.org knows, and nothing of the graph', (_what, facts) => {
    expect(faultsOf(facts)).toEqual([]);
  });

  it('names the condition of what was owned before', () => {
    const conditionOf = (productType: string) =>
      JSON.stringify(productFacts({ ...product, productType } as typeof product, ORIGIN));
    expect(conditionOf('ring')).toContain('https://schema.org/NewCondition');
    expect(conditionOf('preowned_watch')).toContain('https://schema.org/RefurbishedCondition');
    expect(conditionOf('rolex_preowned_watch')).toContain('https://schema.org/RefurbishedCondition');
  });

  it('is found wrong with a field of the graph, an address that is not absolute, and an amount that is none', () => {
    expect(
      faultsOf({ '@type': 'GeoCoordinates', latitude: 1, longitude: 2, __typename: 'GeoPoint' }),
    ).toEqual(['GeoCoordinates.__typename: is no property of ours']);
    expect(faultsOf({ '@type': 'Brand', name: '', url: '/brands/tarn' })).toHaveLength(2);
    expect(faultsOf({ '@type': 'Offer', priceCurrency: 'GBP', price: '12,5' })).toHaveLength(1);
    expect(faultsOf({ '@type': 'Thing' })).toEqual(['Thing: is no type of ours']);
  });
});
