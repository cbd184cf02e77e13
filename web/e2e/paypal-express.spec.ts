import { expect, type Page } from '@playwright/test';
import { orderNumberShown } from './support/checkout.ts';
import { expectAccessible } from './support/expect-page.ts';
import { bringToBag } from './support/fill-bag.ts';
import { hydrated } from './support/hydrated.ts';
import { agreeToBag, atPayPal, expressPayPal, followPayPal } from './support/paypal.ts';
import { test } from './support/test.ts';

const message = (page: Page, title: string) =>
  page.locator('[role=alert], [role=status]').filter({ hasText: title });
const payApproved = (page: Page) => page.getByRole('button', { name: /^Pay £[\d,.]+ with PayPal$/ });
const goToPayPal = async (page: Page): Promise<Page> => {
  await expect(expressPayPal(page)).toBeEnabled();
  return atPayPal(page, () => expressPayPal(page).click());
};

test(
  '[MU-14] [VA-01] [BH-13] the bag is paid for with the address that PayPal tells; a closed window takes nothing',
  { tag: '@desktop' },
  async ({ page, pieces }) => {
    const wallet = await followPayPal();
    await bringToBag(page, pieces.plenty);
    const left = await goToPayPal(page);
    await left.close();
    await expect(message(page, 'You have not paid yet.')).toContainText('Your bag is as it was.');

    await agreeToBag(await goToPayPal(page), /: London$/);
    await expect(payApproved(page)).toBeEnabled();
    await expectAccessible(page);
    await expect(page.getByText(/^You have agreed to pay £[\d,.]+ at PayPal\./)).toBeVisible();
    expect(await wallet.held()).toEqual([]);
    await payApproved(page).click();
    const order = await orderNumberShown(page, 'Ada');
    expect(await wallet.held()).toMatchObject([{ order }]);
  },
);

test(
  '[MU-14] [VA-01] a piece is bought from its own page, and what PayPal does not tell is asked for at delivery',
  { tag: '@phone' },
  async ({ page, pieces }) => {
    const wallet = await followPayPal();
    await page.goto(`/${pieces.plenty}/x/p`);
    await hydrated(page.getByRole('button', { name: 'Add to bag' }).first());
    await agreeToBag(await goToPayPal(page), /no telephone/);
    await expect(message(page, 'We need your phone number')).toContainText('Nothing has been taken.');
    await expect(page.getByLabel('House number and street')).toHaveValue(/St James/);
    await page.getByLabel('Mobile number').fill('07700 900123');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await payApproved(page).click();
    const order = await orderNumberShown(page, 'Ada');
    expect(await wallet.held()).toMatchObject([{ order }]);
  },
);

test(
  '[MU-14] a piece that a link of a listing has led to is paid for in PayPal’s window',
  { tag: '@desktop' },
  async ({ page, pieces }) => {
    await page.goto('/product-listing/necklaces/diamond');
    const piece = page.locator(`main article h3 a[href^="/${pieces.plenty}/"]`);
    await hydrated(piece);
    await piece.click();
    await expect(page).toHaveURL(new RegExp(`/${pieces.plenty}/[^/]+/p$`));
    // The policy of its windows is that of the listing.
    const document = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
    expect(document).toMatch(/\/necklaces\/diamond$/);
    await hydrated(page.getByRole('button', { name: 'Add to bag' }).first());
    await agreeToBag(await goToPayPal(page), /: London$/);
    await expect(payApproved(page)).toBeEnabled();
  },
);
