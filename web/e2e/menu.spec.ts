import { expect } from '@playwright/test';
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
