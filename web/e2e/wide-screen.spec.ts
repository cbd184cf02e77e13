import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './windows.ts';

/** Of the window beside what it shows, in pixels. */
async function besides(shown: Locator): Promise<{ left: number; right: number }> {
  await expect(shown).toBeVisible();
  return shown.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(document.documentElement.clientWidth - right) };
  });
}

test(
  '[CO-10] on a very wide screen header, hero and listing are 1680 px wide, other content 1312',
  { tag: '@desktop' },
  async ({ page, shown }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    const wide = (1920 - 1680) / 2;
    await page.goto('/');
    expect((await besides(page.getByRole('heading', { level: 1 }))).left).toBe(wide);
    expect((await besides(page.getByRole('banner').getByRole('link', { name: /^Bag/ }))).right).toBe(wide);
    const terms = page.getByRole('contentinfo').getByText(/^Prices include VAT/);
    expect((await besides(terms)).left).toBe((1920 - 1312) / 2);

    await page.goto(shown.listing);
    expect((await besides(page.getByRole('heading', { level: 1 }))).left).toBe(wide);
    const cards = page.getByRole('main').getByRole('article');
    expect((await besides(cards.nth(3))).right).toBe(wide);
    expect((await besides(cards.nth(4))).left).toBeGreaterThan(wide);
  },
);

/** Of each grid of twelve columns in the page's content: the widths of its columns and between them, in pixels. */
const gridsOfTwelve = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .map((element) => ({
        columns: getComputedStyle(element).gridTemplateColumns.split(' ').map(parseFloat),
        gap: parseFloat(getComputedStyle(element).columnGap),
      }))
      .filter(({ columns }) => columns.length === 12),
  );

for (const path of ['/', '/help/privacy', '/rolex']) {
  test(
    `[CO-10] ${path} lays out content in twelve equal columns, together 1312 px wide`,
    {
      tag: '@desktop',
    },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      const grids = await gridsOfTwelve(page);
      expect(grids.length).toBeGreaterThan(0);
      for (const { columns, gap } of grids) {
        expect(Math.round(columns.reduce((sum, width) => sum + width, 11 * gap))).toBe(1312);
        expect(Math.max(...columns) - Math.min(...columns)).toBeLessThan(0.1);
      }
    },
  );
}
