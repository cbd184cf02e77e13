import { expect } from '@playwright/test';
import { SuggestDocument } from '../gql/graphql.ts';
import { ask } from './ask.ts';
import { origins } from './shop.ts';
import { hydrated } from './support/hydrated.ts';
import { expectAccessible } from './support/expect-page.ts';
import { expectTypingPause } from './support/typing-pause.ts';
import { expectFitsAt320, test } from './windows.ts';

/** A slip of the keyboard that each shop has products for, and a value of a facet that some of them have. */
const SLIPS = {
  beaverbrooks: {
    typed: 'saphire ring',
    meant: 'sapphire ring',
    facet: 'metal',
    group: 'Metal',
    value: 'Platinum',
  },
  loupe: {
    typed: 'chronogaph',
    meant: 'chronograph',
    facet: 'movement',
    group: 'Movement',
    value: 'Automatic',
  },
} as const;

test(
  '[RT-10] [VA-12] a slip is corrected, then narrowed, sorted, opened and returned to with its state',
  { tag: '@phone' },
  async ({ page, shop }) => {
    const { typed, meant, facet, group, value } = SLIPS[shop];
    await page.goto('/');
    const open = page.getByRole('link', { name: 'Search', exact: true });
    await hydrated(open);
    await open.click();
    const field = page.getByRole('combobox', { name: 'Search the shop' });
    await field.fill(typed);
    await expect(page.getByText(`Suggestions for “${meant}”`)).toBeVisible();
    await expectAccessible(page);
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search for “${meant}”`);
    await expect(page.getByText(`because nothing is called “${typed}”`)).toBeVisible();
    await expectAccessible(page);
    await expectFitsAt320(page);

    if (shop === 'loupe') await page.getByRole('button', { name: /^Filter/ }).click();
    const panel = page.getByRole('region', { name: 'Filters' });
    const choice = panel.getByRole('link', { name: new RegExp(`^${value}`) });
    if (!(await choice.isVisible())) await panel.locator('summary').getByText(group, { exact: true }).click();
    await choice.click();
    await expect(page).toHaveURL(new RegExp(`q=${facet}\\.`));
    await expect(page.getByRole('link', { name: `${value}, remove` })).toBeVisible();
    if (shop === 'loupe') await panel.getByRole('button', { name: /^Show \d/ }).click();

    const sort = page.getByLabel('Sort by');
    await hydrated(sort);
    await sort.dispatchEvent('pointerdown');
    await sort.selectOption('price-asc');
    await expect(page).toHaveURL(/sort=price-asc/);
    await expect(page).toHaveURL(/text=/);
    const narrowed = page.url();
    await page.locator('article h3 a').first().click();
    await expect(page).toHaveURL(/\/p$/);
    await page.goBack();
    await expect(page).toHaveURL(narrowed);
    await expect(page.getByLabel('Sort by')).toHaveValue('price-asc');
    await expect(page.getByRole('link', { name: `${value}, remove` })).toBeVisible();
  },
);

test('[CO-09] [RT-29] suggestions are asked for once typing pauses', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const open = page.getByRole('link', { name: 'Search', exact: true });
  await hydrated(open);
  await open.click();
  const field = page.getByRole('combobox', { name: 'Search the shop' });
  await hydrated(field);
  await expectTypingPause(field, SuggestDocument, { first: 'gol', rest: 'd' });
  const suggested = page.getByRole('dialog', { name: 'Search' });
  await expect(suggested.getByRole('group', { name: 'Searches' }).getByRole('option').first()).toBeVisible();
  await expect(suggested.getByRole('region', { name: 'Pieces' }).getByRole('link').first()).toBeVisible();
});

test(
  '[RT-10] without script search, facets and sort are links and forms',
  { tag: '@desktop' },
  async ({ browser, shop }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: origins[shop],
      viewport: { width: 1280, height: 900 },
    });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search the shop' }).fill('gold earrings');
    await page.getByRole('searchbox', { name: 'Search the shop' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search for “gold earrings”');
    const before = await page.locator('article').count();
    await page.getByRole('region', { name: 'Filters' }).getByRole('link', { name: /^£/ }).first().click();
    await expect(page).toHaveURL(/q=price\./);
    await expect.poll(() => page.locator('article').count()).toBeLessThanOrEqual(before);
    await page.getByLabel('Sort by').selectOption('price-desc');
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(page).toHaveURL(/text=gold\+earrings&q=price\.[\d-]+&sort=price-desc|sort=price-desc/);
    await context.close();
  },
);

test(
  '[RT-24] the filter sheet stays open from choice to choice',
  { tag: ['@phone', '@nightly'] },
  async ({ page, shown }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(shown.listing);
    await page.getByRole('button', { name: /^Filter/ }).click();
    const panel = page.getByRole('region', { name: 'Filters' });
    const values = panel.getByRole('link', { name: /\d+ pieces$/ }).and(page.locator(':not([aria-current])'));
    await values.first().click();
    await expect(page).toHaveURL(/q=/);
    await expect(panel.locator('a[aria-current]')).toHaveCount(1);
    await expect(values.first()).toBeVisible();
    await expectAccessible(page);
    const once = page.url();
    await values.last().click();
    await expect(page).not.toHaveURL(once);
    const show = panel.getByRole('button', { name: /^Show \d/ });
    await expect(show).toBeVisible();
    await show.click();
    await expect(show).toBeHidden();
    await page.locator('article h3 a').first().click();
    await expect(page).toHaveURL(/\/p$/);
  },
);

test(
  '[RT-10] exactly the name of a category leads to its page',
  { tag: '@desktop' },
  async ({ page, shop }) => {
    const [typed, path] =
      shop === 'loupe' ? ['field watch', '/watches/field'] : ['Engagement ring', '/engagement-rings'];
    await page.goto(`/search?text=${encodeURIComponent(typed)}`);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  },
);

test(
  '[RT-10] nothing found keeps the words and offers where else to look',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/search?text=zzzzqqqq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search for “zzzzqqqq”');
    await expect(page.getByText('We found nothing.')).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search the shop' })).toHaveValue('zzzzqqqq');
    await expect(page.locator('[data-slot="search-no-results"]').getByRole('link').first()).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  '[RT-24] a filtered listing is not indexed, and an unknown facet is ignored',
  { tag: '@desktop' },
  async ({ shop, shown }) => {
    const filtered = await ask(shop, `${shown.listing}?q=metal.platinum`);
    expect([filtered.status, filtered.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    const unknown = await ask(shop, `${shown.listing}?q=horoscope.leo`);
    expect([unknown.status, unknown.headers['x-robots-tag']]).toEqual([200, undefined]);
  },
);
