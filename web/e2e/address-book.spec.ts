import { expect, type Page } from '@playwright/test';
import { register } from './support/account.ts';
import { hydrated } from './support/hydrated.ts';
import { deliveryFields } from './support/checkout.ts';
import { expectGoodAtEverySize } from './support/expect-page.ts';
import { pressOn } from './support/keyboard.ts';
import { test } from './support/test.ts';

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

test(
  '[RT-07] the address book with the keyboard: focus stays in place, and each change is announced',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, email }) => {
    await register(page, email);
    await page.goto('/my-account/edit-address');
    const save = page.getByRole('button', { name: 'Save address' });
    await hydrated(save);
    for (const [field, value] of deliveryFields(page, '').slice(1)) await field.fill(value);
    await save.click();
    await expect(page).toHaveURL(/\/address-book$/);

    await pressOn(page, button(page, /^Remove/));
    await expect(button(page, /^Yes, remove it/)).toBeFocused();
    await pressOn(page, button(page, /^No, keep it/));
    await expect(button(page, /^Remove/)).toBeFocused();

    const news = page.getByRole('main').getByRole('status');
    await pressOn(page, button(page, /^Make this my usual delivery address/));
    await expect(news.getByText('This is now your usual delivery address: Hannah Okafor')).toBeVisible();
    await expect(button(page, /^Make this my usual delivery address/)).toHaveCount(0);
    await expect(button(page, /^Remove/)).toBeFocused();
    await expectGoodAtEverySize(page);

    await pressOn(page, button(page, /^Remove/));
    await pressOn(page, button(page, /^Yes, remove it/));
    await expect(news.getByText('This address is removed: Hannah Okafor')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Address book' })).toBeFocused();
    await expect(page.getByText('Nothing saved yet.')).toBeVisible();
  },
);
