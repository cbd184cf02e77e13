import { expect, type Page } from '@playwright/test';
import { WAIT_MS } from '../features/late-script/begin-script.ts';
import { hydrated } from './support/hydrated.ts';
import { test } from './windows.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const waiting = (page: Page) => page.locator('script[data-src]');
const waitingData = (page: Page) => page.locator('script[type="text/later"]');
const question = (page: Page) => page.getByRole('dialog', { name: 'May we remember a few things?' });

test.describe('a first visitor', () => {
  test.use({ answersConsent: false });

  test(
    'reads a page before its script; the first press loads it and is not lost',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/');
      expect(await waiting(page).count()).toBeGreaterThan(5);
      expect(await waitingData(page).count()).toBeGreaterThan(0);
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
    await page.goto(shown.product.address);
    expect(await waiting(page).count()).toBeGreaterThan(5);
    const size = page.locator('main label', { has: page.locator('input[name=size]:enabled') }).first();
    const letter = await size.textContent();
    await size.click();
    await expect(page.locator('legend', { hasText: `Ring size: ${letter}` })).toBeVisible();
    await expect(size.getByRole('radio')).toBeChecked();
  });

  test(
    'who does not touch the page gets its script after a few seconds',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/product-listing/watches');
      expect(await waiting(page).count()).toBeGreaterThan(5);
      await expect(question(page)).toBeVisible();
      await expect(waiting(page)).toHaveCount(0);
    },
  );

  test('who moves the mouse or presses a key gets it at once', { tag: '@desktop' }, async ({ page }) => {
    // Its script would not come without a touch.
    await page.addInitScript((longest) => {
      const { setTimeout } = window;
      window.setTimeout = ((run: () => void, ms = 0) =>
        ms === longest ? 0 : setTimeout(run, ms)) as typeof setTimeout;
    }, WAIT_MS);
    for (const touch of [() => page.mouse.move(200, 300), () => page.keyboard.press('Tab')]) {
      await page.goto('/');
      expect(await waiting(page).count()).toBeGreaterThan(5);
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
