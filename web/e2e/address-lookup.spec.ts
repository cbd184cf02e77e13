import { expect } from '@playwright/test';
import { AddressLookupDocument } from '../gql/graphql.ts';
import { expectAccessible } from './support/expect-page.ts';
import { bringToDelivery } from './support/fill-bag.ts';
import { hydrated } from './support/hydrated.ts';
import { tabTo } from './support/keyboard.ts';
import { test } from './support/test.ts';
import { expectTypingPause } from './support/typing-pause.ts';

test.beforeEach(async ({ page, pieces }) => {
  await bringToDelivery(page, pieces.plenty);
});

test(
  '[QY-02] an address is looked up with the keyboard, fills the fields, and can be changed',
  { tag: '@desktop' },
  async ({ page }) => {
    const lookup = page.getByRole('combobox', { name: 'Find the address' });
    await tabTo(page, lookup);
    await page.keyboard.type('LS1 4AP');
    // Pressed before the list is there; it must not send the form.
    await page.keyboard.press('Enter');
    const options = page.getByRole('listbox', { name: 'Addresses' }).getByRole('option');
    await expect(options.first()).toBeVisible();
    await expect(page.getByText(/^Please check \d+ things$/)).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: /found/ })).toBeAttached();
    await expectAccessible(page);
    // A suggestion for several addresses expands; the second choice, if there is one, is an address.
    const street = page.getByRole('textbox', { name: 'House number and street' });
    for (let levels = 0; levels < 3 && (await street.inputValue()) === ''; levels += 1) {
      await expect(options.first()).toBeVisible();
      const before = await options.allInnerTexts();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      // There is no list while it is loading.
      const hasOpened = async () => {
        const now = await options.allInnerTexts();
        return now.length > 0 && now.join() !== before.join();
      };
      await expect.poll(async () => (await street.inputValue()) !== '' || (await hasOpened())).toBe(true);
    }
    await expect(street).not.toHaveValue('');
    await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveValue('LS1 4AP');
    await expect(page.getByRole('textbox', { name: 'Town or city' })).toHaveValue(/leeds/i);
    await expect(lookup).toBeFocused();
    await street.fill('Flat 2, 14 Castle Street');
    await expect(street).toHaveValue('Flat 2, 14 Castle Street');
  },
);

test('[CO-09] an address is looked up once typing pauses', { tag: '@desktop' }, async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Find the address' });
  await hydrated(field);
  await expectTypingPause(field, AddressLookupDocument, { first: 'LS1 4A', rest: 'P' });
});

test(
  '[QY-02] a shopper who prefers to type is taken to the first field',
  { tag: '@phone' },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Type the address myself' }).click();
    await expect(page.getByRole('textbox', { name: 'Postcode' })).toBeFocused();
  },
);

test('[QY-02] when a lookup fails the fields can be typed', { tag: '@phone' }, async ({ page }) => {
  await page.getByRole('combobox', { name: 'Find the address' }).waitFor();
  await page.route('**/api/graphql', (route) => route.abort());
  await page.getByRole('combobox', { name: 'Find the address' }).fill('LS1 4AP');
  await expect(page.getByText('We cannot look up addresses just now.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Postcode' }).fill('LS1 4AP');
});
