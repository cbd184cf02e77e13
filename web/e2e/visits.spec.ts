import { expect, type Page } from '@playwright/test';
import { register } from './support/account.ts';
import { addToBag, deliveryFields, openBag } from './support/checkout.ts';
import { test } from './support/test.ts';

const goHome = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
};

test(
  '[RT-07] each new address form starts empty, and a saved one is announced once',
  { tag: ['@phone', '@nightly'] },
  async ({ page, email }) => {
    await register(page, email);
    await page.goto('/my-account/address-book');
    await page.getByRole('link', { name: 'Add an address' }).click();
    for (const [field, value] of deliveryFields(page, '').slice(1)) await field.fill(value);
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page).toHaveURL(/\/address-book$/);
    await page.getByRole('link', { name: 'Add an address' }).click();
    await expect(page).toHaveURL(/\/edit-address$/);
    await expect(page.getByRole('textbox', { name: 'House number and street' })).toHaveValue('');

    await page.getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('button', { name: 'Save details' }).click();
    await expect(page.getByText('Your details are saved.')).toBeVisible();
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    await expect(page).toHaveURL(/\/orders$/);
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByRole('button', { name: 'Save details' })).toBeVisible();
    await expect(page.getByText('Your details are saved.')).toBeHidden();
  },
);

test(
  '[EN-11] the popup of an added piece does not open again on the way back from the bag',
  { tag: ['@phone', '@nightly'] },
  async ({ page, pieces }) => {
    await addToBag(page, pieces.plenty);
    const popup = page.getByRole('region', { name: 'Your bag' });
    await expect(popup).toBeVisible();
    await openBag(page);
    await page.getByRole('link', { name: 'Continue shopping' }).click();
    await expect(page).toHaveURL(/\/p$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // Popups that open automatically have opened by then.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await expect(popup).toHaveCount(0, { timeout: 1_000 });
  },
);

test(
  '[BH-01] a removed line is not offered again at the next visit of the bag',
  { tag: ['@phone', '@nightly'] },
  async ({ page, pieces }) => {
    await addToBag(page, pieces.plenty);
    await openBag(page);
    await page.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused();
    await goHome(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  },
);

test(
  '[BH-11] the message of the bag page is gone after one more route',
  { tag: ['@phone', '@nightly'] },
  async ({ page, pieces }) => {
    await addToBag(page, pieces.plenty);
    await page.evaluate(() => localStorage.setItem('cartPageMessage', 'DiscountCodesError'));
    await openBag(page);
    const said = page.getByText('A discount code no longer applies. Please check your total.');
    await expect(said).toBeVisible();
    await page.reload();
    await expect(said).toBeVisible();
    await goHome(page);
    await openBag(page);
    await expect(said).toBeHidden();
  },
);
