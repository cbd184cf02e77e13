import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startSecondWeb } from '../../tests/system/support/second-web.ts';
import { expressButton, hasApplePay, openExpressSheet, payIn } from './support/applepay.ts';
import { addToBag, orderNumberShown } from './support/checkout.ts';
import { expectAccessible } from './support/expect-page.ts';
import { bringToBag } from './support/fill-bag.ts';
import { NECESSARY_ONLY, test } from './support/test.ts';
import { testStack } from './support/test-stack.ts';

const BUILD = join(import.meta.dirname, '../.next');

async function openBag(page: Page): Promise<void> {
  await page.goto('/checkout/cart');
  await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
}

test(
  '[MU-12] in development the sandbox switches Apple Pay on for a browser, and off',
  { tag: '@desktop' },
  async ({ browser, pieces, shop }) => {
    const { applepay, web: port } = testStack().ports;
    const sandbox = `http://applepay.localhost:${applepay}`;
    const web = await startSecondWeb({ BROWSER_STAND_INS: `${sandbox}/stand-in.js` });
    const pages = `http://${shop}.localhost:${web.port}`;
    const context = await browser.newContext({ baseURL: pages });
    await context.addCookies([{ name: 'cookieConsent', value: NECESSARY_ONLY, url: pages }]);
    try {
      const page = await context.newPage();
      await page.goto(sandbox);
      await expectAccessible(page);
      const host = `${shop}.localhost:${port}`;
      await expect(page.getByRole('link', { name: `Switch it on for ${host}` })).toHaveAttribute(
        'href',
        `http://${host}/#apple-pay=on`,
      );
      await addToBag(page, pieces.plenty);
      await openBag(page);
      await expect(expressButton(page)).toHaveCount(0);

      await page.goto('/#apple-pay=on');
      await expect(page).toHaveURL(`${pages}/`);
      await openBag(page);
      const sheet = await openExpressSheet(page);
      expect(new URL(sheet.url()).origin).toBe(sandbox);

      await page.goto('/#apple-pay=off');
      await openBag(page);
      await expect(expressButton(page)).toHaveCount(0);
    } finally {
      await context.close();
      await web.stop();
    }
  },
);

test(
  '[MU-12] the sheet that stands in for Apple’s is used by keyboard',
  { tag: '@desktop' },
  async ({ page, pieces }) => {
    await hasApplePay(page);
    await bringToBag(page, pieces.plenty);
    const left = await openExpressSheet(page);
    await expect(payIn(left)).toBeFocused();
    await expect(left.getByRole('combobox', { name: 'Delivery', exact: true })).toContainText('Standard');
    await expect(left.getByText('12 St James’s Square')).toBeVisible();
    await expectAccessible(left);
    const controls = await left.locator('select:visible, button').all();
    expect(controls).toHaveLength(5);
    for (const control of controls) expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const closed = left.waitForEvent('close');
    // The window is gone before the key comes up.
    await left.keyboard.press('Escape').catch(() => undefined);
    await closed;
    await expect(page.getByText('You have not paid yet.')).toBeVisible();

    const sheet = await openExpressSheet(page);
    await expect(payIn(sheet)).toBeFocused();
    await sheet.keyboard.press('Enter');
    await orderNumberShown(page, 'Ada');
  },
);

test(
  '[MU-12] the build of the shops contains nothing of what stands in for Apple’s sheet',
  { tag: '@desktop' },
  () => {
    expect(existsSync(join(BUILD, 'standalone/sandbox'))).toBe(false);
    const entries = globSync('{static,server,standalone/web}/**/*.{js,html,json,rsc,css}', {
      cwd: BUILD,
      withFileTypes: true,
    });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    expect(files.length).toBeGreaterThan(100);
    const words =
      /SHEET_ORIGIN|sandbox-apple-pay|isApplePaySwitchedOn|applepay\.localhost|static canMakePayments/;
    const found = files.filter((file) => words.test(readFileSync(file, 'utf8')));
    expect(found).toEqual([]);
  },
);
