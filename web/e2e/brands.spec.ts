import { expect } from '@playwright/test';
import { ask } from './ask.ts';
import { expectAccessible } from './support/expect-page.ts';
import { expectFitsAt320, test } from './windows.ts';

/** The list of all brands of each shop, and one of them. */
const BRANDS = {
  beaverbrooks: { path: '/brands', name: 'Lune', url: '/brands/lune', letter: 'L' },
  loupe: { path: '/makers', name: 'Tarn', url: '/makers/tarn', letter: 'T' },
} as const;

test(
  'brands from A to Z lead to a page of each, with its own head and as many pieces as the list says',
  { tag: ['@phone', '@nightly'] },
  async ({ page, shop }) => {
    const { path, name, url, letter } = BRANDS[shop];
    await page.goto(path);
    const group = page.getByRole('region', { name: letter, exact: true });
    await expect(group.getByRole('link', { name, exact: true })).toHaveAttribute('href', url);
    const counted = await group.getByRole('listitem').filter({ hasText: name }).innerText();
    const count = /(\d+) (?:piece|watch)/.exec(counted)?.[1] ?? 'none';
    await expectAccessible(page);
    await expectFitsAt320(page);

    await group.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${url}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(name);
    await expect(page.getByRole('link', { name: `See all ${count}`, exact: true })).toBeVisible();
    await expectAccessible(page);

    const facts = await page.locator('script[type="application/ld+json"]').allInnerTexts();
    const types = facts.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
    expect(types).toEqual(expect.arrayContaining(['Brand', 'BreadcrumbList']));
  },
);

test('the sitemap names the list of brands and each brand', { tag: '@desktop' }, async ({ shop }) => {
  const { path, url } = BRANDS[shop];
  const { body: sitemap } = await ask(shop, '/sitemap.xml');
  expect(sitemap).toContain(`${path}</loc>`);
  expect(sitemap).toContain(`${url}</loc>`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a brand is reached from the list, and its pieces from there',
    { tag: '@phone' },
    async ({ page, shop }) => {
      const { path, name, url } = BRANDS[shop];
      await page.goto(path);
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${url}$`));
      await page
        .getByRole('link', { name: /^See all \d+/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/product-listing\//);
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  );
});
