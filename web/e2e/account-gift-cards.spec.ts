import { expect } from '@playwright/test';
import { register, PASSWORD } from './support/account.ts';
import { CARDS } from './support/card-provider.ts';
import { deliveryFields, orderNumberShown, pay, payButton } from './support/checkout.ts';
import { expectGoodPage } from './support/expect-page.ts';
import { hydrated } from './support/hydrated.ts';
import { pressOn, tabTo } from './support/keyboard.ts';
import { test } from './support/test.ts';
import { inWarehouse } from './support/warehouse.ts';
import { expectFitsAt320 } from './windows.ts';

const GIFT_CARD = { beaverbrooks: 'GC', loupe: 'GCL' } as const;

test(
  'the buyer of a gift card finds it in the account, and sees number and PIN after giving the password again',
  { tag: '@phone' },
  async ({ page, shop, email }) => {
    test.setTimeout(240_000);
    await register(page, email);
    await page.goto('/my-account/gift-cards');
    await expect(page.getByText('None yet.')).toBeVisible();
    await expectGoodPage(page);

    await page.goto(`/${GIFT_CARD[shop]}/x/p`);
    const button = page.getByRole('button', { name: 'Add to bag' }).first();
    await hydrated(button);
    await page.getByRole('radio', { name: '£25', exact: true }).check();
    await button.click();
    await expect(
      page.getByRole('status').filter({ hasText: '£25 gift card is in your bag' }).first(),
    ).toBeAttached();
    await page.goto('/checkout/delivery');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(payButton(page)).toBeEnabled();
    for (const [field, value] of deliveryFields(page, email).slice(1)) await field.fill(value);
    await pay(page, CARDS.approved);
    const orderNumber = await orderNumberShown(page);
    await inWarehouse(orderNumber, 'ship');

    const show = page.getByRole('button', { name: 'Show number and PIN' });
    await expect(async () => {
      await page.goto('/my-account/gift-cards');
      await expect(show).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 90_000 });
    await expect(page.getByRole('heading', { name: '£25.00 gift card' })).toBeVisible();
    await expect(page.getByRole('link', { name: orderNumber })).toBeVisible();

    await hydrated(show);
    await tabTo(page, show);
    await pressOn(page, show, 'Enter');
    const password = page.getByRole('textbox', { name: 'Your password' });
    await password.fill('not the password');
    await pressOn(page, password, 'Enter');
    await expect(page.getByText('That is not your password.').first()).toBeVisible();
    await expect(page.getByText('PIN', { exact: true })).toHaveCount(0);
    await expectGoodPage(page);
    await password.fill(PASSWORD);
    await pressOn(page, password, 'Enter');
    await expect(page.getByText(/^6036 281\d \d{4} \d{4} \d{3}$/)).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: /^\d{4}$/ })).toBeVisible();
    await expectGoodPage(page);
    await expectFitsAt320(page);

    await page.getByRole('button', { name: 'Hide number and PIN' }).click();
    await expect(page.getByText(/^6036 281/)).toHaveCount(0);
  },
);
