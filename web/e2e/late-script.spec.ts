import { expect, type Page } from '@playwright/test';
import { WAIT_MS } from '../features/late-script/begin-script.ts';
import { ask } from './ask.ts';
import { expectAccessible } from './support/expect-page.ts';
import { hydrated } from './support/hydrated.ts';
import { test } from './windows.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const waiting = (page: Page) => page.locator('script[data-src]');
const waitingData = (page: Page) => page.locator('script[type="text/later"]');
const question = (page: Page) => page.getByRole('dialog', { name: 'May we remember a few things?' });

/** The script would not come without a touch, however long the page takes. */
async function onlyByTouch(page: Page): Promise<void> {
  await page.addInitScript((longest) => {
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, ms = 0) =>
      ms === longest ? 0 : setTimeout(run, ms)) as typeof setTimeout;
  }, WAIT_MS);
}

test.describe('a first visitor', () => {
  test.use({ answersConsent: false });

  test(
    'reads a page before its script; the first press loads it and is not lost',
    { tag: '@phone' },
    async ({ page }) => {
      await onlyByTouch(page);
      await page.goto('/');
      await expect.poll(() => waiting(page).count()).toBeGreaterThan(5);
      await expect(waitingData(page)).not.toHaveCount(0);
      await expect(menuButton(page)).toBeVisible();
      await menuButton(page).tap();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await expect(waiting(page).or(waitingData(page))).toHaveCount(0);
      // Pressed once, not twice, and by React alone from now on.
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close' }).tap();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
      await menuButton(page).tap();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  );

  test('whose first press is a choice has made it', { tag: '@desktop' }, async ({ page, shown }) => {
    await onlyByTouch(page);
    await page.goto(shown.product.address);
    await expect.poll(() => waiting(page).count()).toBeGreaterThan(5);
    const size = page.locator('main label', { has: page.locator('input[name=size]:enabled') }).first();
    const letter = await size.textContent();
    await size.click();
    await expect(page.locator('legend', { hasText: `Ring size: ${letter}` })).toBeVisible();
    await expect(size.getByRole('radio')).toBeChecked();
  });

  test('whose first press adds to the bag stays on the page', { tag: '@phone' }, async ({ page, pieces }) => {
    await onlyByTouch(page);
    await page.goto(`/${pieces.plenty}/x/p`);
    await page.getByRole('main').getByRole('button', { name: 'Add to bag' }).first().tap();
    await expect(page.getByRole('status').filter({ hasText: 'is in your bag' }).first()).toBeAttached();
    await expect(page).toHaveURL(/\/p$/);
    // What a form without script is led to.
    await page.goto(`/${pieces.plenty}/x/p#bag-added`);
    await expect(page.getByText('It is in your bag.')).toBeVisible();
    await expectAccessible(page);
  });

  test(
    'who does not touch the page gets its script after a few seconds',
    { tag: '@desktop' },
    async ({ page, shop }) => {
      expect(
        (await ask(shop, '/product-listing/watches')).body.match(/<script[^>]* data-src=/g)?.length,
      ).toBeGreaterThan(5);
      await page.goto('/product-listing/watches');
      await expect(question(page)).toBeVisible();
      await expect(waiting(page)).toHaveCount(0);
    },
  );

  test('who moves the mouse or presses a key gets it at once', { tag: '@desktop' }, async ({ page }) => {
    await onlyByTouch(page);
    for (const touch of [() => page.mouse.move(200, 300), () => page.keyboard.press('Tab')]) {
      await page.goto('/');
      await expect.poll(() => waiting(page).count()).toBeGreaterThan(5);
      await touch();
      await hydrated(page.getByRole('banner').getByRole('link', { name: 'Search' }).first());
    }
  });
});

test(
  'a visitor who was here before has the script as soon as the page has loaded',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    await expect(waiting(page)).toHaveCount(0);
    await hydrated(page.getByRole('banner').getByRole('link', { name: 'Search' }).first());
  },
);
