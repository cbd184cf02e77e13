import { describe, expect, it } from '@jest/globals';
import { CategoryTree } from './category-tree.ts';
import type { Category } from './category-tree.ts';

const category = (key: string, parentId: string | null = null, inMenu = true): Category => ({
  id: key,
  site: 'loupe',
  key,
  name: key,
  type: 'default',
  parentId,
  metaTitle: '',
  metaDescription: '',
  description: '',
  image: null,
  listingUrl: `/product-listing/${key}`,
  landingUrl: `/${key}`,
  inMenu,
  sellsRings: false,
});

const tree = new CategoryTree([
  category('watches'),
  category('dive', 'watches'),
  category('dress', 'watches'),
  category('care', null, false),
]);
const get = (key: string): Category => tree.byKey(key)!;
const keys = (found: readonly Category[]): string[] => found.map(({ key }) => key);

describe('category tree', () => {
  it('[EU-15] finds a category by key and by either address, with or without the slash', () => {
    expect(tree.byListingUrl('product-listing/dive')?.key).toBe('dive');
    expect(tree.byListingUrl('/product-listing/dive')?.key).toBe('dive');
    expect(tree.byLandingUrl('dive')?.key).toBe('dive');
    expect(tree.byLandingUrl('/product-listing/dive')).toBeUndefined();
    expect(tree.byKey('straps')).toBeUndefined();
  });

  it('[EU-15] leads from home to the category', () => {
    expect(tree.breadcrumbs(get('dive'))).toEqual([
      { name: 'Home', url: '/' },
      { name: 'watches', url: '/watches' },
      { name: 'dive', url: '/dive' },
    ]);
  });

  it('[EU-15] lists what is below, in order, and offers what is beside a leaf', () => {
    expect(keys(tree.withDescendants(get('watches')))).toEqual(['watches', 'dive', 'dress']);
    expect(tree.quickLinks(get('watches')).map(({ url }) => url)).toEqual(['/dive', '/dress']);
    expect(tree.quickLinks(get('dive')).map(({ url }) => url)).toEqual(['/dress']);
    expect(tree.quickLinks(get('care'))).toEqual([]);
  });

  it('[EU-15] keeps out of the menu what is only reached by its address', () => {
    expect(keys(tree.menu())).toEqual(['watches']);
    expect(keys(tree.all())).toEqual(['watches', 'dive', 'dress', 'care']);
  });
});
