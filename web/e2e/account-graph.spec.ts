import { expect, type Page } from '@playwright/test';
import { register, saveAddress } from './support/account.ts';
import { hydrated } from './support/hydrated.ts';
import { test } from './support/test.ts';

/**
 * Names of the operations that the page sends from now on, and how often it asks the server to render. Links that are fetched ahead, once
 * the browser is idle, are other pages.
 */
function watch(page: Page): { sent: string[]; rendered: () => number } {
  const sent: string[] = [];
  let rendered = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/graphql'))
      sent.push((request.postDataJSON() as { operationName: string }).operationName);
    const { rsc, 'next-router-prefetch': ahead } = request.headers();
    if ((rsc !== undefined && ahead === undefined) || request.isNavigationRequest()) rendered += 1;
  });
  return { sent, rendered: () => rendered };
}

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
const asked = (sent: readonly string[]) => sent.filter((name) => name === 'GetCustomer').length;

test(
  '[RT-05] [RT-07] a changed address changes the profile and the defaults, and nothing is asked again',
  { tag: '@desktop' },
  async ({ page, email }) => {
    await register(page, email);
    await saveAddress(page);
    await page.goto('/my-account/address-book');
    await hydrated(button(page, /^Make this my usual billing address/));
    const { sent, rendered } = watch(page);
    await button(page, /^Make this my usual billing address/).click();
    await expect(page.getByText('Your usual delivery and billing address')).toBeVisible();
    expect(asked(sent)).toBe(0);
    expect(rendered()).toBe(0);

    // The form is another page of the same document, and so is the book that it leads back to.
    await page.evaluate(() => (document.body.dataset['visited'] = ''));
    await page.getByRole('link', { name: /^Edit/ }).click();
    await page.getByRole('textbox', { name: 'Town or city' }).fill('Leeds');
    await button(page, /^Save address/).click();
    await expect(page).toHaveURL(/\/address-book$/);
    await expect(page.getByRole('main').locator('address').getByText('Leeds')).toBeVisible();
    await page.getByRole('link', { name: 'Overview' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hannah$/);
    await expect(page.getByRole('main').locator('address')).toContainText('Leeds');
    await expect(page.locator('body[data-visited]')).toHaveCount(1);
    expect(asked(sent)).toBe(0);

    // What was rendered long before is asked for again.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Address book' })).toBeVisible();
    await expect.poll(() => asked(sent)).toBe(1);
    await expect(page.getByRole('main').locator('address').getByText('Leeds')).toBeVisible();
  },
);

test(
  '[RT-07] a new name is shown on the other pages of the account',
  { tag: ['@phone', '@nightly'] },
  async ({ page, email }) => {
    await register(page, email);
    await page.goto('/my-account/update-profile');
    const first = page.getByRole('textbox', { name: 'First name' });
    await hydrated(first);
    await first.fill('Johanna');
    await button(page, /^Save details/).click();
    await expect(page.getByText('Your details are saved.')).toBeVisible();
    await page.getByRole('link', { name: 'Overview' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Johanna$/);
  },
);
