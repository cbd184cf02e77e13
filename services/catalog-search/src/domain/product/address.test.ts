import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { productSlug, productUrl, slugify } from './address.ts';

describe('product addresses', () => {
  it('[RT-19] folds accents, lowers case, writes & as and, and hyphenates the rest', () => {
    expect(slugify('Aldous & Wray Soirée 29, burgundy')).toBe('aldous-and-wray-soiree-29-burgundy');
    expect(slugify('Harbour 300 diver, black — “steel” bracelet')).toBe(
      'harbour-300-diver-black-steel-bracelet',
    );
    expect(slugify('A&B')).toBe('a-and-b');
  });

  it('[RT-19] leaves out the brand when it is the main brand of the site, and only there', () => {
    const card = { brand: 'Beaverbrooks', name: 'Care card', productType: 'accessory' };
    expect(productSlug(card, 'beaverbrooks')).toBe('care-card');
    expect(productSlug(card, 'loupe')).toBe('beaverbrooks-care-card');
    expect(
      productSlug({ brand: 'Tarn', name: 'Deepwater Date 39, black', productType: 'watch' }, 'loupe'),
    ).toBe('tarn-deepwater-date-39-black');
  });

  it('[RT-18] puts the product code first', () => {
    expect(productUrl({ code: '0100001', productType: 'ring' }, 'aldous-and-wray-winterbourne')).toBe(
      '/0100001/aldous-and-wray-winterbourne/p',
    );
  });

  it.each([
    ['rolex', '/rolex/0300001/perihelion-40/p'],
    ['rolex-preowned-watch', '/rolex-certified-pre-owned/0300001/perihelion-40/p'],
  ])(
    '[RT-21] [RT-19] a piece of type %s is addressed in its section, without the maker',
    (productType, url) => {
      const piece = { code: '0300001', brand: 'Orrery', name: 'Perihelion 40', productType };
      expect(productUrl(piece, productSlug(piece, 'loupe'))).toBe(url);
    },
  );

  it('[RT-19] any text gives a slug of a–z, 0–9 and single inner hyphens, and a slug is its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const slug = slugify(text);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});
