import { expect } from '@playwright/test';
import { register, saveAddress } from './support/account.ts';
import { SHOPPER } from './support/checkout.ts';
import { test } from './support/test.ts';

test(
  '[RT-05] [RT-07] the account is read without script',
  { tag: '@phone' },
  async ({ page, browser, email }) => {
    await register(page, email);
    await saveAddress(page);
    const plain = await browser.newContext({
      storageState: await page.context().storageState(),
      javaScriptEnabled: false,
    });
    const read = await plain.newPage();
    const open = (path: string) => read.goto(new URL(path, page.url()).href);
    await open('/my-account');
    await expect(read.getByRole('heading', { level: 1 })).toHaveText(/Hannah$/);
    await expect(read.getByRole('main').locator('address')).toContainText(SHOPPER.town);
    await read.getByRole('link', { name: 'Address book' }).first().click();
    await expect(read.getByText('Your usual delivery address')).toBeVisible();
    await open('/my-account/orders');
    await expect(read.getByText(/^Nothing yet/)).toBeVisible();
    await plain.close();
  },
);
