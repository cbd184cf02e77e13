import { expect, type Page } from '@playwright/test';
import { fillBag } from './support/fill-bag.ts';
import { expectAccessible } from './support/expect-page.ts';
import { hydrated } from './support/hydrated.ts';
import { test } from './windows.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** Holds the app's script back until it is let go; what the page is drawn with, and early-presses.js, comes at once. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

/** Until presses are kept, which is before the page is shown to somebody on a network where files arrive one after the other. */
async function openEarly(page: Page, path: string): Promise<void> {
  const kept = page.waitForResponse('**/scripts/early-presses.js');
  await page.goto(path, { waitUntil: 'commit' });
  await (await kept).finished();
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
}

test(
  'the menu opens, goes down and back, and closes before the app answers',
  { tag: '@phone' },
  async ({ page, shown }) => {
    const letGo = await holdScript(page);
    await openEarly(page, '/');
    await menuButton(page).tap();
    await expect(menu(page)).toBeVisible();
    await menu(page).getByRole('button', { name: shown.menu }).tap();
    const back = menu(page).getByRole('button', { name: `Back from ${shown.menu}` });
    await expect(back).toBeFocused();
    await expectAccessible(page);
    await back.tap();
    await expect(menu(page).getByRole('button', { name: shown.menu })).toBeFocused();
    await menu(page).getByRole('button', { name: 'Close' }).first().tap();
    await expect(menu(page)).toBeHidden();
    // Opened by the browser alone, it is not opened a second time by the app.
    letGo();
    await hydrated(menuButton(page));
    await expect(menu(page)).toBeHidden();
    await menuButton(page).tap();
    await menu(page).getByRole('button', { name: shown.menu }).tap();
    const all = menu(page).getByRole('link', { name: /^All / }).first();
    const address = (await all.getAttribute('href'))!;
    await all.tap();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(address);
    // The page before stays in the document, hidden, with a heading of its own.
    await expect(page.locator('main h1').filter({ visible: true })).toHaveCount(1);
    await menuButton(page).tap();
    await expect(menu(page).getByRole('button', { name: shown.menu })).toBeVisible();
    await expect(back).toBeHidden();
  },
);

test('a choice before the app answers is the app’s choice', { tag: '@desktop' }, async ({ page, shown }) => {
  const letGo = await holdScript(page);
  await openEarly(page, shown.product.address);
  const size = page.locator('main label', { has: page.locator('input[name=size]:enabled') }).first();
  const letter = await size.textContent();
  await size.click();
  await expect(size.getByRole('radio')).toBeChecked();
  letGo();
  await expect(page.locator('legend', { hasText: `Ring size: ${letter}` })).toBeVisible();
  await expect(size.getByRole('radio')).toBeChecked();
});

test(
  'a heart and add-to-bag show that they were pressed, and stay on the page',
  { tag: '@phone' },
  async ({ page, pieces }) => {
    const letGo = await holdScript(page);
    await openEarly(page, `/${pieces.plenty}/x/p`);
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^Add to (favourites|wishlist)/ })
      .first();
    const add = page.getByRole('main').getByRole('button', { name: 'Add to bag' }).first();
    const pressed = [heart, add];
    for (const button of pressed) {
      await button.tap();
      await expect(button).toHaveAttribute('aria-busy', 'true');
    }
    letGo();
    await expect(page.getByRole('status').filter({ hasText: 'is in your bag' }).first()).toBeAttached();
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /^Remove from / })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Bag, 1 piece' }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/p$/);
    // What a form without script is led to.
    await page.goto(`/${pieces.plenty}/x/p#bag-added`);
    await expect(page.getByText('It is in your bag.')).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  '[N93] a press is kept under the strict policy of the bag too',
  { tag: '@phone' },
  async ({ page, pieces }) => {
    await fillBag(page, pieces.plenty);
    const letGo = await holdScript(page);
    await openEarly(page, '/checkout/cart');
    const remove = page
      .getByRole('main')
      .getByRole('button', { name: /^Remove/ })
      .first();
    await remove.tap();
    letGo();
    await expect(page.getByRole('heading', { name: /bag is empty/i })).toBeVisible();
  },
);

test('the app answers without a touch, to a first visitor too', { tag: '@desktop' }, async ({ page }) => {
  await page.context().clearCookies();
  await page.goto('/product-listing/watches');
  await expect(page.getByRole('dialog', { name: 'May we remember a few things?' })).toBeVisible();
  await hydrated(page.getByRole('banner').getByRole('link', { name: 'Search' }).first());
});
