import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { type Site, SITES } from '@loupe/contracts/sites';
import type { NavigationItem } from '../../src/domain/navigation/navigation-tree.ts';
import { ITEM_SHAPES } from '../../src/seed/item-shapes.ts';
import { readSeed } from '../../src/seed/seed-files.ts';

/** RT-27: the slots. Home is written per shop, and the finder belongs to one shop. */
const SLOTS = [
  'home',
  'empty-cart',
  'cart',
  'global-messaging-cart',
  'product-details',
  'account-created',
  'register',
  'order-confirmation',
  'global-messaging-order',
  'empty-favourites',
  'search-no-results',
  'store-details-page',
  'dealer-product-details',
  'dealer-pre-owned-product-details',
  'dealer-send-a-message',
  'dealer-pre-owned-send-a-message',
  'dealer-pre-owned-lister',
  'dealer-cancel-appointment',
  'reservation-confirmation',
  'cancel-consultation',
  'cancel-appointment',
];

/** RT-26: the dealer's nine content pages. */
const DEALER_PAGES = [
  'rolex',
  'rolex/book-an-appointment',
  'rolex/collection',
  'rolex/contact-us',
  'rolex/point-of-sale',
  'rolex/send-a-message',
  'rolex-certified-pre-owned',
  'rolex-certified-pre-owned/contact-us',
  'rolex-certified-pre-owned/point-of-sale',
];

interface Category {
  readonly landingUrl: string;
  readonly listingUrl: string;
  readonly key: string;
  readonly children?: readonly Category[];
}

const flat = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category, ...flat(category.children ?? [])]);
const categoriesOf = (site: Site): Category[] => {
  const file = new URL(`../../../catalog-search/seed/categories-${site}.json`, import.meta.url);
  return flat(JSON.parse(readFileSync(file, 'utf8')) as Category[]);
};
/** Every value of a key, at any depth. */
function valuesOf(key: string, of: unknown): unknown[] {
  if (typeof of !== 'object' || of === null) return [];
  return Object.entries(of).flatMap(([name, value]) => [
    ...(name === key ? [value as unknown] : []),
    ...valuesOf(key, value),
  ]);
}
const flatMenu = (items: readonly NavigationItem[]): NavigationItem[] =>
  items.flatMap((item) => [item, ...flatMenu(item.children)]);

describe.each(SITES)('the seed of %s', (site) => {
  const { items, slots, navigation } = readSeed(site);
  const categories = categoriesOf(site);
  const menu = Object.values(navigation).flatMap(flatMenu);

  it('[RT-27] fills every slot', () => {
    expect([...slots.keys()]).toEqual(expect.arrayContaining(SLOTS));
    expect(slots.has('boutiques-finder-page')).toBe(site === 'loupe');
    for (const keys of slots.values()) expect(keys).not.toHaveLength(0);
  });

  it('[IN-06] [RT-26] has each of the dealer’s nine pages, and never the name of a real maker in a text', () => {
    const pages = items.filter(({ schema }) => schema === 'dealer-page');
    expect(pages.map(({ deliveryKey }) => deliveryKey)).toEqual(expect.arrayContaining(DEALER_PAGES));
    const texts = pages.map(({ body }) => JSON.stringify(body).replaceAll(/"href":"[^"]*"/g, ''));
    expect(texts.filter((text) => /rolex/i.test(text))).toEqual([]);
  });

  it('gives every item its own delivery key', () => {
    const keys = items.map(({ deliveryKey }) => deliveryKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('links only to pages that exist', () => {
    const pages = items
      .filter(({ schema }) => schema.endsWith('page'))
      .map(({ deliveryKey }) => `/${deliveryKey}`);
    const finder = site === 'loupe' ? '/boutiques' : '/stores';
    // The finder and the cookie settings are pages of the storefront itself.
    const own = [finder, '/cookies', '/appointments', '/consultations'];
    const known = new Set([...own, ...pages, ...categories.map(({ landingUrl }) => landingUrl)]);
    const linked = [...items.flatMap(({ body }) => valuesOf('href', body)), ...menu.map(({ url }) => url)];
    expect(linked.filter((url) => url !== null && !known.has(url as string))).toEqual([]);
  });

  it('refers only to categories that the catalogue has', () => {
    const keys = new Set(categories.map(({ key }) => key));
    const named = [
      ...items.flatMap(({ body }) => valuesOf('categoryKey', body)),
      ...menu.map(({ categoryKey }) => categoryKey),
    ];
    expect(named.filter((key) => key !== null && !keys.has(key as string))).toEqual([]);
  });

  it('refers only to images that the media service has', () => {
    const pictures = items.flatMap(({ body }) => valuesOf('picture', body));
    const names = pictures.map((one) => (typeof one === 'string' ? one : (one as { name: string }).name));
    const missing = names.filter(
      (name) => !existsSync(new URL(`../../../../media/masters/${name}.webp`, import.meta.url)),
    );
    expect(missing).toEqual([]);
  });

  it('has no exclamation marks and no capitals for emphasis', () => {
    for (const { body } of items) expect(JSON.stringify(body)).not.toMatch(/!|\b[A-Z]{5,}\b/);
  });
});

describe('shapes', () => {
  it('are described in the README, schema by schema', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    for (const schema of Object.keys(ITEM_SHAPES)) expect(readme).toContain(`| \`${schema}\``);
  });

  it.each([
    'https://example.com',
    '//example.com',
    '/\\example.com',
    '/\t/example.com',
    '/watches\n',
    'javascript:alert(1)',
    'watches',
  ])('reject a link to %j', (href) => {
    const body = { heading: 'Ways', links: [{ label: 'Away', href }] };
    expect(ITEM_SHAPES['link-list'].safeParse(body).success).toBe(false);
  });

  it('reject members that pages do not render', () => {
    expect(ITEM_SHAPES.text.safeParse({ paragraphs: ['One.'], colour: 'red' }).success).toBe(false);
  });
});

describe('the two shops', () => {
  it('[RT-27] have different headings, except on legal and delivery pages', () => {
    const said = (site: Site) =>
      readSeed(site)
        .items.filter(
          ({ schema, deliveryKey }) => !schema.endsWith('page') && !deliveryKey.startsWith('dealer-'),
        )
        .flatMap(({ body }) => [...valuesOf('heading', body), ...valuesOf('lead', body)]);
    const ofTheOther = new Set(said('loupe'));
    expect(said('beaverbrooks').filter((words) => ofTheOther.has(words))).toEqual([]);
  });
});
