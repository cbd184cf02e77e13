import { expect } from '@playwright/test';
import { PASSWORD, passwordField } from './support/account.ts';
import { addToBag, deliveryFields, goToDelivery } from './support/checkout.ts';
import { countSent } from './support/sent.ts';
import { test } from './support/test.ts';

test('[MU-01] [RT-03] a button pressed twice makes one account', async ({ page, email }) => {
  const signUps = countSent(page, ({ source }) => source === 'signUp_page');
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'First name' }).fill('Hannah');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Okafor');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await passwordField(page).fill(PASSWORD);
  await expect(page.getByText('Hard to guess. Good.')).toBeVisible();
  await page.getByRole('button', { name: 'Create account' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is ready' })).toBeVisible();
  expect(signUps()).toBe(1);
});

test('[MU-11] a button pressed twice saves the delivery once, and stays busy until payment is there', async ({
  page,
  pieces,
  email,
}) => {
  await addToBag(page, pieces.plenty);
  await goToDelivery(page);
  const saves = countSent(page, ({ address }) => address !== undefined);
  for (const [field, value] of deliveryFields(page, email)) await field.fill(value);
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
});
