import { describe, expect, it } from '@jest/globals';
import { PAGES } from '../../lib/gen/pages.ts';
import { PAGE_NAMES } from '../../lib/page-names.ts';
import { measuredPath } from './measured-path.ts';
import { pageNameOf } from './page-name-of.ts';

/** Addresses of the pages that the proxy resolves. */
const RESOLVED = {
  '/0100001/a-ring/p': 'Product Details',
  '/rolex/m1/watch/p': 'Product Details',
  '/stores': 'Store Finder Page',
  '/stores/region/london': 'Store Finder Page',
  '/store/oxford': 'Store Finder Page',
  '/boutiques': 'Boutique Finder Page',
} as const;

describe('names of pages', () => {
  it('[BH-09] are those that the pages of their addresses declare; the others have none', () => {
    for (const { path, address, analytics } of PAGES)
      if (address === 'own') expect([path, pageNameOf(path, undefined)]).toEqual([path, analytics?.[0]]);
    for (const [path, name] of Object.entries(RESOLVED)) expect(pageNameOf(path, undefined)).toBe(name);
    for (const path of ['/', '/rings', '/storesroom', '/rolex', '/my-account/gift-cards'])
      expect(pageNameOf(path, undefined)).toBeUndefined();
  });

  it('[BH-09] are said by the page where its address does not tell', () => {
    expect(pageNameOf('/0100001/a-ring/p', 'Not Found Page')).toBe('Not Found Page');
    expect(pageNameOf('/search', 'Search Results Empty Page')).toBe('Search Results Empty Page');
    expect(PAGE_NAMES).toHaveLength(18);
  });
});

describe('the path that is measured', () => {
  it('[BH-08] is none under /visualization, by whole segment', () => {
    expect(['/visualization', '/visualization/a/b'].map((path) => measuredPath(path))).toEqual([null, null]);
    expect(measuredPath('/visualizations')).toBe('/visualizations');
  });

  it('has the name of a token in its place', () => {
    expect(measuredPath('/shared-bag/abc')).toBe('/shared-bag/[token]');
    expect(measuredPath('/checkout/pay-again/abc')).toBe('/checkout/pay-again/[token]');
  });
});
