import { expect } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { expectAccessible } from './support/expect-page.ts';
import { test } from './windows.ts';

test(
  '[QY-08] [RT-29] a piece is seen and put in the bag from the list, by keyboard',
  { tag: '@desktop' },
  async ({ page, shown }) => {
    await page.goto(shown.listing);
    const open = page.getByRole('button', { name: /^Quick view/ }).first();
    await hydrated(open);
    await open.focus();
    await expect(open).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    const size = dialog.getByRole('radio').and(page.locator(':enabled')).first();
    if (await size.isVisible()) await size.check({ force: true });
    await dialog.getByRole('button', { name: 'Add to bag' }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'In your bag' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await expect(page.getByRole('link', { name: /^Bag, 1/ })).toBeVisible();
  },
);

test(
  '[RT-29] where the piece cannot be loaded, its page opens',
  { tag: '@desktop' },
  async ({ page, shown }) => {
    await page.route('**/api/graphql**', (route) => route.abort());
    await page.goto(shown.listing);
    const open = page.getByRole('button', { name: /^Quick view/ }).first();
    await hydrated(open);
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/p$/);
  },
);

test(
  '[RT-29] a phone’s list has no quick view: a press opens the page',
  { tag: '@phone' },
  async ({ page, shown }) => {
    await page.goto(shown.listing);
    await expect(page.getByRole('button', { name: /^Quick view/ })).toHaveCount(0);
  },
);
