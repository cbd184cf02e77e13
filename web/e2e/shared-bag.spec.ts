import { expect } from '@playwright/test';
import { addToBag, openBag } from './support/checkout.ts';
import { expectGoodPage } from './support/expect-page.ts';
import { hydrated } from './support/hydrated.ts';
import { test } from './support/test.ts';

test(
  '[EN-05] [MU-05] a bag is shared by link without its texts, and added on another device',
  { tag: '@phone' },
  async ({ page, browser, pieces, baseURL }) => {
    await page.goto(`/${pieces.plenty}/x/p`);
    const add = page.getByRole('button', { name: 'Add to bag' }).first();
    await hydrated(add);
    await page.getByRole('checkbox', { name: /^Engrave it/ }).check();
    await page.getByRole('textbox', { name: 'Text to engrave' }).fill('A secret');
    await add.click();
    await expect(page.getByRole('status').filter({ hasText: 'is in your bag' }).first()).toBeAttached();
    const [cheap] = pieces.inexpensive;
    await addToBag(page, cheap);
    await addToBag(page, cheap);
    await openBag(page);
    const share = page.getByRole('button', { name: 'Share bag' });
    await hydrated(share);
    await share.click();
    const link = page.getByRole('textbox', { name: 'Link to this bag' });
    await expect(link).toHaveValue(/\/shared-bag\/[\w-]{43}$/);
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await expectGoodPage(page);
    const url = await link.inputValue();

    // With the answer to the question about cookies, and nothing of the bag.
    const cookies = (await page.context().cookies()).filter(({ name }) => name === 'cookieConsent');
    const other = await browser.newContext({
      baseURL: baseURL ?? '',
      storageState: { cookies, origins: [] },
    });
    const their = await other.newPage();
    const response = await their.goto(url);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toContain('no-store');
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await expect(their.getByRole('heading', { level: 1, name: 'A bag shared with you' })).toBeVisible();
    const lines = their.getByRole('list', { name: 'Pieces in the shared bag' }).getByRole('listitem');
    await expect(lines).toHaveCount(2);
    await expect(lines.nth(1)).toContainText('Quantity 2');
    await expect(their.getByText('A secret')).toHaveCount(0);
    const all = their.getByRole('button', { name: 'Add all to my bag' });
    await hydrated(all);
    await all.click();
    await expect(their.getByText('3 pieces added to your bag.')).toBeVisible();
    await expectGoodPage(their);
    await their.getByRole('link', { name: 'Go to your bag' }).click();
    await expect(their.getByRole('list', { name: 'Pieces in your bag' }).getByRole('listitem')).toHaveCount(
      2,
    );

    const unknown = await their.goto(url.replace(/.{4}$/, 'AAAA'));
    expect(unknown?.status()).toBe(404);
    await expect(their.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
    await other.close();
  },
);
