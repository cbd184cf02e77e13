import { expect } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { test } from './windows.ts';

test(
  '[RT-29] going back in the phone’s menu returns focus to the entry that was opened',
  { tag: '@phone' },
  async ({ page, shop, shown }) => {
    test.skip(shop !== 'loupe', 'The other shop is visited on a desktop.');
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await dialog.getByRole('button', { name: shown.menu }).click();
    const back = dialog.getByRole('button', { name: `Back from ${shown.menu}` });
    await expect(back).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: shown.menu })).toBeFocused();
  },
);

test(
  'the menus are there when the shop is reached from a page with another frame',
  { tag: '@desktop' },
  async ({ page, shown }) => {
    await page.goto('/rolex');
    await page.evaluate(() => (document.body.dataset['visited'] = ''));
    await page.getByRole('link', { name: /^Back to / }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: shown.menu }),
    ).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Find an order' })).toBeVisible();
    // It is the same document.
    await expect(page.locator('body[data-visited]')).toHaveCount(1);
  },
);

test(
  'a link of the menu changes the page and not the document, and closes the menu',
  { tag: '@desktop' },
  async ({ page, shown }) => {
    await page.goto('/');
    await page.evaluate(() => (document.body.dataset['visited'] = ''));
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('button', { name: shown.menu }).hover();
    const all = main.getByRole('link', { name: /^All / }).first();
    await expect(all).toBeVisible();
    await all.click();
    await expect(page).toHaveURL(/\/product-listing\//);
    await expect(all).toBeHidden();
    await expect(page.locator('body[data-visited]')).toHaveCount(1);
  },
);

test(
  'the menu opens where the mouse rests once its script has arrived',
  { tag: '@desktop' },
  async ({ page, shown }) => {
    // Away from the header, where a resting mouse would ask for the script as soon as the page is laid out.
    await page.mouse.move(300, 600);
    await page.goto('/');
    const main = page.getByRole('navigation', { name: 'Main' });
    await hydrated(main.getByRole('button', { name: shown.menu }));
    const { promise, resolve } = Promise.withResolvers<undefined>();
    await page.route('**/_next/static/**/*.js*', async (route) => {
      await promise;
      await route.continue();
    });
    // The script is asked for at the first of these that the page hears: its listeners come with its effects.
    await page.getByRole('banner').getByRole('link').first().hover();
    await main.getByRole('button', { name: shown.menu }).hover();
    resolve(undefined);
    await expect(main.getByRole('link', { name: /^All / }).first()).toBeVisible();
  },
);
