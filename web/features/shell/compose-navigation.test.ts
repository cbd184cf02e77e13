import { describe, expect, it } from '@jest/globals';
import { composeNavigation, type MenuCategory } from './compose-navigation.ts';

const category = (key: string, subKeys: readonly string[] = []): MenuCategory => ({
  id: key,
  key,
  name: key,
  landingUrl: `/${key}`,
  listingUrl: `/product-listing/${key}`,
  description: '',
  image: null,
  subCategories: subKeys.map((sub) => ({
    id: sub,
    key: sub,
    name: sub,
    type: 'default',
    landingUrl: `/${key}/${sub}`,
  })),
});
const TREE = [category('watches', ['dive']), category('straps'), category('brands', ['tarn'])];
const FALLBACK = { menu: ['straps', 'watches', 'gone'], footerColumns: ['brands'] };
const link = (label: string, url: string | null, categoryKey: string | null = null) => ({
  label,
  url,
  categoryKey,
});
const CONTENT = {
  main: [link('New watches', '/new', 'watches'), link('Servicing', '/help/servicing')],
  utility: [link('Boutiques', '/boutiques')],
  footer: [
    { ...link('The bench', null), children: [link('Servicing', '/help/servicing'), link('Soon', null)] },
  ],
  legal: [link('Privacy', '/help/privacy')],
};

describe('composeNavigation', () => {
  it('shows the editors’ menu, with the catalogue’s tree under entries of a category', () => {
    expect(composeNavigation(CONTENT, TREE, FALLBACK)).toEqual({
      main: [
        { label: 'New watches', url: '/new', category: TREE[0] },
        { label: 'Servicing', url: '/help/servicing', category: null },
      ],
      utility: [{ label: 'Boutiques', url: '/boutiques' }],
      footer: [{ label: 'The bench', links: [{ label: 'Servicing', url: '/help/servicing' }] }],
      legal: [{ label: 'Privacy', url: '/help/privacy' }],
    });
  });

  it('uses the catalogue’s address for a category without one, and leaves out entries without an address', () => {
    const main = [link('Straps', null, 'straps'), link('Nowhere', null), link('Gone', null, 'gone')];
    expect(composeNavigation({ ...CONTENT, main }, TREE, FALLBACK).main).toEqual([
      { label: 'Straps', url: '/straps', category: TREE[1] },
    ]);
  });

  it('[ER-09] falls back to the catalogue when content is unavailable', () => {
    const { main, utility, footer, legal } = composeNavigation(null, TREE, FALLBACK);
    expect(main.map(({ url }) => url)).toEqual(['/straps', '/watches']);
    expect(footer).toEqual([
      { label: 'Shop', links: TREE.map(({ name, landingUrl }) => ({ label: name, url: landingUrl })) },
      { label: 'brands', links: [{ label: 'tarn', url: '/brands/tarn' }] },
    ]);
    expect([utility, legal]).toEqual([[], []]);
  });

  it('keeps the editors’ links when the catalogue is unavailable, and is empty without both', () => {
    expect(composeNavigation(CONTENT, [], FALLBACK).main).toEqual([
      { label: 'New watches', url: '/new', category: null },
      { label: 'Servicing', url: '/help/servicing', category: null },
    ]);
    expect(composeNavigation(null, [], FALLBACK)).toEqual({ main: [], utility: [], footer: [], legal: [] });
  });
});
