import { expect, type Page } from '@playwright/test';
import { deliveryFields } from './checkout.ts';
import { hydrated } from './hydrated.ts';
import { receiptsOf } from './inbox.ts';

/** Long enough to pass the strength check, and contains no name. */
export const PASSWORD = 'lantern copper river tide';
export const NEW_PASSWORD = 'quiet harbour seven spoons';

export const passwordField = (page: Page, name: string | RegExp = 'Password') =>
  page.getByRole('textbox', { name, exact: typeof name === 'string' });

/** Fills in the registration form without sending it. */
export async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'First name' }).fill('Hannah');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Okafor');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await passwordField(page).fill(PASSWORD);
  await expect(page.getByText('Hard to guess. Good.')).toBeVisible();
}

/** Registers with the form; ends signed in, on the confirmation page. */
export async function register(page: Page, email: string): Promise<void> {
  await fillRegistration(page, email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/login\/accountCreated/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is ready' })).toBeVisible();
}

/** Saves the usual delivery address of the customer who is signed in. @param town in place of the usual one */
export async function saveAddress(page: Page, town?: string): Promise<void> {
  await page.goto('/my-account/edit-address');
  // A field that is filled while it hydrates has its prefilled text twice.
  await hydrated(page.getByRole('button', { name: 'Save address' }));
  const fields = deliveryFields(page, '').filter(([, value]) => value !== '');
  for (const [field, value] of fields) await field.fill(value);
  if (town !== undefined) await page.getByRole('textbox', { name: 'Town or city' }).fill(town);
  await page.getByRole('checkbox', { name: 'Make this my usual delivery address' }).check();
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page).toHaveURL(/\/address-book$/);
  await expect(page.getByText('Your usual delivery address')).toBeVisible();
}

/** Signs in with the form that is open; waits for the next page. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login');
  await page.locator('#sign-in-email').fill(email);
  await page.locator('#sign-in-password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

export async function signOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await expect(page).toHaveURL((url) => url.pathname === '/');
}

/** The link in the newest password-reset e-mail. */
export async function resetLink(email: string): Promise<string> {
  const links = async () =>
    (await receiptsOf(email)).flatMap(
      ({ text }) => /https?:\S+\/login\/pw\/change\?token=\S+/.exec(text) ?? [],
    );
  await expect.poll(async () => (await links()).length).toBeGreaterThan(0);
  return (await links())[0] ?? '';
}
