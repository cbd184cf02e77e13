import { expect } from '@playwright/test';
import { fillRegistration } from './support/account.ts';
import { fillDelivery } from './support/checkout.ts';
import { bringToDelivery } from './support/fill-bag.ts';
import { countSent } from './support/sent.ts';
import { test } from './support/test.ts';

test(
  '[MU-01] [RT-03] a button pressed twice creates one account',
  { tag: '@phone' },
  async ({ page, email }) => {
    const signUps = countSent(page, ({ source }) => source === 'signUp_page');
    await fillRegistration(page, email);
    await page.getByRole('button', { name: 'Create account' }).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: 'Your account is ready' })).toBeVisible();
    expect(signUps()).toBe(1);
  },
);

test(
  '[MU-11] a button pressed twice saves the delivery once, and stays busy until payment is shown',
  { tag: '@phone' },
  async ({ page, pieces, email }) => {
    await bringToDelivery(page, pieces.plenty);
    const saves = countSent(page, ({ address }) => address !== undefined);
    await fillDelivery(page, email);
    let deliver = () => {};
    const delivered = new Promise<void>((resolve) => (deliver = resolve));
    await page.route('**/checkout/payment?*', async (route) => {
      await delivered;
      await route.continue();
    });
    const button = page.getByRole('button', { name: 'Continue to payment' });
    const asked = page.waitForRequest('**/checkout/payment?*');
    await button.dblclick();
    await asked;
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await button.click();
    deliver();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
    expect(saves()).toBe(1);
  },
);
