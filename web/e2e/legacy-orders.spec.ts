import { expect, type Page } from '@playwright/test';
import { origins, shopOf } from './shop.ts';
import { register } from './support/account.ts';
import { expectGoodPage } from './support/expect-page.ts';
import { Shopper } from './support/gateway.ts';
import { importLegacyOrder } from './support/legacy-orders.ts';
import { test } from './support/test.ts';
import { expectFitsAt320 } from './windows.ts';

/** Registers. @returns the customer's id, as the session of the page gets it */
async function registered(page: Page, email: string): Promise<string> {
  await register(page, email);
  const shop = shopOf(test.info().project.name);
  const cookies = await page.context().cookies(origins[shop]);
  const customer = new Shopper(shop, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
  const { userInfo } = await customer.ask<{ userInfo: { id: string } }>(
    'query GetUserInfo { userInfo { id } }',
    {},
  );
  return userInfo.id;
}

async function expectLegacyOrder(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText('Your order has reached you.')).toBeVisible();
  await expect(main.getByRole('heading', { level: 3, name: 'Signet ring' })).toBeVisible();
  await expect(main.getByText('1 sent back')).toBeVisible();
  await expect(main.getByText('£404.95').first()).toBeVisible();
  await expect(main.getByText('£204.95')).toBeVisible();
}

test(
  '[EN-09] [RT-06] an order of the previous platform is in the account’s history and has its page',
  { tag: '@desktop' },
  async ({ page, shop, email }) => {
    const customerId = await registered(page, email);
    const orderNumber = await importLegacyOrder({ shop, email, customerId });
    await page.goto('/my-account/orders');
    await page.getByRole('link', { name: orderNumber }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Order ${orderNumber}` })).toBeVisible();
    await expectLegacyOrder(page);
    await expectGoodPage(page);
    await expectFitsAt320(page);
  },
);

test(
  '[EN-09] [QY-06] a guest finds an order of the previous platform by its number and e-mail',
  { tag: '@phone' },
  async ({ page, shop, email }) => {
    const orderNumber = await importLegacyOrder({ shop, email, customerId: null });
    await page.goto('/find-order');
    await page.getByRole('textbox', { name: 'Order number' }).fill(orderNumber);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByRole('button', { name: 'Find order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Order ${orderNumber}` })).toBeFocused();
    await expectLegacyOrder(page);
  },
);
