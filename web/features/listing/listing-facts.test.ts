import { describe, expect, it } from '@jest/globals';
import { listingFacts } from './listing-facts.ts';

const ORIGIN = 'https://loupe.example';
const watch = {
  name: 'Deepwater',
  url: '/0200030/tarn-deepwater/p',
  brand: 'Tarn',
  key: '0200030',
  imageUrl: '/i/cut-tarn?w=1200&qlt=75',
  supplierCode: 'TN 4110.BK',
  pricesVary: false,
  prices: [{ price: { value: 235_050 } }],
};

describe('products of a listing as structured data', () => {
  it('[EN-14] have their picture, the supplier’s code and the price', () => {
    expect(listingFacts([watch], ORIGIN)['itemListElement']).toEqual([
      {
        '@type': 'ListItem',
        position: 1,
        item: {
          '@type': 'Product',
          name: 'Deepwater',
          sku: '0200030',
          mpn: 'TN 4110.BK',
          url: `${ORIGIN}/0200030/tarn-deepwater/p`,
          image: `${ORIGIN}/i/cut-tarn?w=1200&qlt=75`,
          brand: { '@type': 'Brand', name: 'Tarn' },
          offers: { '@type': 'Offer', priceCurrency: 'GBP', price: '2350.50' },
        },
      },
    ]);
  });

  it('[EN-14] are offered from the lowest price of their sizes', () => {
    const listed = JSON.stringify(listingFacts([{ ...watch, pricesVary: true }], ORIGIN));
    expect(listed).toContain(
      '"offers":{"@type":"AggregateOffer","lowPrice":"2350.50","priceCurrency":"GBP"}',
    );
  });

  it('have no offer while the price is upon enquiry', () => {
    const enquired = { ...watch, prices: [], supplierCode: null };
    expect(JSON.stringify(listingFacts([enquired], ORIGIN))).not.toMatch(/offers|mpn/);
  });
});
