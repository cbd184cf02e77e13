import { expect, type Browser, type Page } from '@playwright/test';
import { register } from './support/account.ts';
import { test } from './support/test.ts';

/** Navigates by a link, so that the page is in the client router's cache and not only in the document. */
async function openAccount(page: Page, email: string): Promise<void> {
  await register(page, email);
  await page.goto('/my-account/orders');
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hannah$/);
}

/** Ends the same session from another browser. */
async function endElsewhere(browser: Browser, page: Page): Promise<void> {
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await elsewhere.newPage();
  await other.goto(new URL('/logout', page.url()).href);
  await expect(other).toHaveURL((url) => url.pathname === '/');
  await elsewhere.close();
}

test(
  '[ST-03] [RT-05] an account page restored by the browser is not readable after the session has ended',
  { tag: '@desktop' },
  async ({ page, browser, email }) => {
    await openAccount(page, email);
    await endElsewhere(browser, page);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Hannah')).toHaveCount(0);
  },
);

test(
  '[ST-03] [RT-05] an account page in the router cache is not readable after the session has ended',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, browser, email }) => {
    await openAccount(page, email);
    await endElsewhere(browser, page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /, home$/ })
      .click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await page.waitForFunction(() => localStorage.getItem('signedIn') === null);
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Hannah')).toHaveCount(0);
  },
);
