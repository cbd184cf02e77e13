import { expect } from '@playwright/test';
import { ask } from './ask.ts';
import { PAGES } from './screens/pages.ts';
import { structuredDataFaults, structuredDataIn } from './support/structured-data.ts';
import { test } from './support/test.ts';

type Fact = { '@type'?: string; itemCondition?: string; offers?: { '@type'?: string } };

/** A ring whose sizes have prices of their own, in the seed of one shop. */
const BY_SIZE = '/0100061/x/p';

test(
  '[EN-14] structured data of pages of every kind is what schema.org knows',
  { tag: '@desktop' },
  async ({ shop }) => {
    const wrong: [string, string[]][] = [];
    const types = new Set<string>();
    for (const [name, address] of Object.entries(PAGES[shop])) {
      const answer = await askFollowing(shop, address);
      for (const block of structuredDataIn(answer)) {
        types.add(String((block as Fact)['@type']));
        const faults = structuredDataFaults(block);
        if (faults.length > 0) wrong.push([name, faults]);
        expect([name, JSON.stringify(block).includes('__typename')]).toEqual([name, false]);
      }
    }
    expect(wrong).toEqual([]);
    for (const type of ['Product', 'ItemList', 'BreadcrumbList', 'JewelryStore'])
      expect([...types]).toContain(type);
  },
);

test('[EN-14] what was owned before is not sold as new', { tag: '@desktop' }, async ({ shop }) => {
  const page = await askFollowing(shop, PAGES[shop]['dealer-pre-owned-product'] ?? '');
  const facts = structuredDataIn(page) as Fact[];
  const piece = facts.find((fact) => fact['@type'] === 'Product');
  expect(piece?.itemCondition).toBe('https://schema.org/RefurbishedCondition');
});

test('[EN-14] sizes with prices of their own are offered and shown from the lowest', async ({
  page,
  shop,
}) => {
  test.skip(shop === 'loupe', 'The ring is of beaverbrooks.');
  await page.goto(BY_SIZE);
  await expect(page.getByRole('main').getByText('From £925.00').first()).toBeVisible();
  const facts = structuredDataIn(await page.content()) as Fact[];
  expect(facts.find((fact) => fact['@type'] === 'Product')?.offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: '925.00',
    highPrice: '1095.00',
  });
  await page.locator('input[value="0100061-R"]').check({ force: true });
  await expect(page.getByRole('main').getByText('£1,095.00').first()).toBeVisible();
  await page.goto('/product-listing/wedding-rings?sort=price-asc');
  const card = page
    .getByRole('article')
    .filter({ hasText: 'Hearth court wedding band, 3\u00a0mm, platinum' });
  await expect(card).toContainText('From £925.00');
  const listed = structuredDataIn(await page.content());
  expect(listed.flatMap((block) => structuredDataFaults(block))).toEqual([]);
  expect(JSON.stringify(listed)).toContain('"AggregateOffer","lowPrice":"925.00"');
});

/** The page at an address, or at the one it leads to. */
async function askFollowing(shop: Parameters<typeof ask>[0], address: string): Promise<string> {
  const answer = await ask(shop, address);
  const { location } = answer.headers;
  if (location === undefined) return answer.body;
  const { pathname, search } = new URL(location, 'http://shop.localhost');
  return (await ask(shop, pathname + search)).body;
}
