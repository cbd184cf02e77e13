import { expect } from '@playwright/test';
import { PASSWORD, passwordField } from './support/account.ts';
import { wantBotCheck } from './support/bot-check.ts';
import { CARDS } from './support/card-provider.ts';
import { orderNumberShown, pay } from './support/checkout.ts';
import { bringToPayment } from './support/fill-bag.ts';
import { receiptsOf } from './support/inbox.ts';
import { test } from './support/test.ts';
import { inWarehouse } from './support/warehouse.ts';

test(
  '[VA-11] [CO-03] [QY-06] [EU-05] a guest finds the order, adds it to an account, and sees there that it was cancelled',
  { tag: '@phone' },
  async ({ page, browser, baseURL, pieces, email }) => {
    await bringToPayment(page, pieces.plenty, email);
    const tokens = await wantBotCheck(page, 'REGISTER');
    await pay(page, CARDS.approved);
    const orderNumber = await orderNumberShown(page);

    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await elsewhere.newPage();
    const seen = async () => /\S+\/find-order\S*/.exec((await receiptsOf(email))[0]?.text ?? '')?.[0] ?? '';
    await expect.poll(seen).toContain(`/find-order?orderNumber=${orderNumber}`);
    const link = new URL(await seen());
    await other.goto(link.pathname + link.search);
    await expect(other.getByRole('textbox', { name: 'Order number' })).toHaveValue(orderNumber);
    const find = async (address: string) => {
      await other.getByRole('textbox', { name: 'Order number' }).fill(orderNumber);
      await other.getByRole('textbox', { name: 'E-mail' }).fill(address);
      await other.getByRole('button', { name: 'Find order' }).click();
    };
    await find(`not.${email}`);
    await expect(other.getByText('We cannot find an order with this number and e-mail.')).toBeVisible();
    await find(email);
    await expect(other.getByRole('heading', { level: 1, name: `Order ${orderNumber}` })).toBeFocused();
    await expect(other.getByText('Paid by Visa ending 1111')).toBeVisible();
    expect(other.url()).not.toContain(encodeURIComponent(email));
    await other.getByRole('button', { name: 'Find another order' }).click();
    await expect(other.getByRole('textbox', { name: 'Order number' })).toBeFocused();
    await find(email);
    await expect(other.getByText('Paid by Visa ending 1111')).toBeVisible();
    await other.getByRole('contentinfo').getByRole('link', { name: 'Delivery' }).first().click();
    await expect(other).not.toHaveURL(/\/find-order/);
    await other.getByRole('contentinfo').getByRole('link', { name: 'Find an order' }).click();
    // A document of its own, for its policy: the browser begins at its top.
    await expect(other.getByRole('heading', { level: 1, name: 'Find your order' })).toBeVisible();
    await expect(other.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
    await elsewhere.close();

    await expect(page.getByRole('heading', { name: 'Keep this order in an account' })).toBeVisible();
    await passwordField(page).fill(PASSWORD);
    await expect(page.getByText('Hard to guess. Good.')).toBeVisible();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Your account is ready, and this order is in it.')).toBeVisible();
    expect(tokens).toEqual([expect.stringMatching(/^[\w-]{20,}$/)]);
    await page.getByRole('link', { name: 'Go to your account' }).click();
    await page.getByRole('link', { name: 'Order details' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Order ${orderNumber}` })).toBeVisible();

    await inWarehouse(orderNumber, 'cancel');
    const main = page.getByRole('main');
    await expect(async () => {
      await page.reload();
      await expect(main.getByText('Cancelled, not charged')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(main.getByText('Nothing is charged for this order.')).toBeVisible();
    await expect(main.getByText('New total')).toBeVisible();
    await expect(main.getByText('£0.00')).toBeVisible();
  },
);
