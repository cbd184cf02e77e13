import { expect, type Page } from '@playwright/test';
import {
  agreeInSheet,
  deliverTo,
  expressButton,
  hasApplePay,
  openExpressSheet,
  payIn,
} from './support/applepay.ts';
import { followProvider } from './support/card-provider.ts';
import { orderNumberShown } from './support/checkout.ts';
import { expectGoodPage } from './support/expect-page.ts';
import { bringToBag, fillBag } from './support/fill-bag.ts';
import { hydrated } from './support/hydrated.ts';
import { test } from './support/test.ts';

const message = (page: Page, title: string) =>
  page.locator('[role=alert], [role=status]').filter({ hasText: title });
const methodIn = (sheet: Page) => sheet.getByRole('combobox', { name: 'Delivery', exact: true });

test('[MU-12] [VA-01] [VA-03] [BH-13] the bag is paid for in one step: delivery and total by the place, what is wrong corrected in the sheet', async ({
  page,
  pieces,
}) => {
  const provider = await followProvider();
  await hasApplePay(page);
  await bringToBag(page, pieces.plenty);
  await expectGoodPage(page);
  const sheet = await openExpressSheet(page);
  await expect(payIn(sheet)).toBeEnabled();

  await deliverTo(sheet, 'Ada Byron, Paris');
  await expect(sheet.getByText('We do not deliver there.')).toBeVisible();
  await expect(payIn(sheet)).toBeDisabled();

  await deliverTo(sheet, 'Ada Byron, Lairg in the Highlands');
  await expect(payIn(sheet)).toBeEnabled();
  await expect(methodIn(sheet).locator('option')).toHaveCount(1);

  await deliverTo(sheet, 'Ada Byron, no telephone');
  await expect(methodIn(sheet).locator('option')).toHaveCount(2);
  await methodIn(sheet).selectOption({ index: 1 });
  await expect(sheet.getByText('Delivery 7.95', { exact: true })).toBeVisible();
  await expect(payIn(sheet)).toBeEnabled();
  const total = /GBP ([\d.]+)/.exec((await sheet.getByText(/^GBP /).textContent()) ?? '')?.[1];
  await payIn(sheet).click();
  await expect(sheet.getByText('phoneNumber:')).toBeVisible();
  expect(await provider.payments()).toEqual([]);

  await deliverTo(sheet, 'Ada Byron, London');
  await expect(payIn(sheet)).toBeEnabled();
  await methodIn(sheet).selectOption({ index: 1 });
  await expect(sheet.getByText('Delivery 7.95', { exact: true })).toBeVisible();
  await agreeInSheet(sheet);
  const reference = await orderNumberShown(page, 'Ada');
  expect(await provider.held()).toEqual([{ reference, whole: true }]);
  const [held] = await provider.payments();
  expect(held?.held).toBe(total);
});

test(
  '[MU-12] a piece is bought from its own page, and stays in the bag of who closes the sheet',
  { tag: '@phone' },
  async ({ page, pieces }) => {
    const provider = await followProvider();
    await hasApplePay(page);
    await page.goto(`/${pieces.plenty}/x/p`);
    await hydrated(page.getByRole('button', { name: 'Add to bag' }).first());
    const left = await openExpressSheet(page);
    await expect(payIn(left)).toBeEnabled();
    await left.getByRole('button', { name: 'Cancel' }).click();
    await expect(message(page, 'You have not paid yet.')).toContainText('is in your bag.');

    const sheet = await openExpressSheet(page);
    await agreeInSheet(sheet);
    const reference = await orderNumberShown(page, 'Ada');
    expect(await provider.held()).toEqual([{ reference, whole: true }]);
  },
);

test(
  '[MU-12] a bag that changes while the sheet is open is not paid for with another total',
  { tag: '@desktop' },
  async ({ page, pieces }) => {
    const provider = await followProvider();
    await hasApplePay(page);
    await bringToBag(page, pieces.plenty);
    const sheet = await openExpressSheet(page);
    await expect(payIn(sheet)).toBeEnabled();
    await fillBag(page, pieces.plenty);
    await agreeInSheet(sheet);
    await expect(message(page, 'Your total is now')).toContainText('Nothing has been taken.');
    expect(await provider.payments()).toEqual([]);
  },
);

test(
  '[MU-12] a browser without Apple Pay shows no button for it',
  { tag: '@desktop' },
  async ({ page, pieces }) => {
    await bringToBag(page, pieces.plenty);
    await expect(expressButton(page)).toHaveCount(0);
  },
);
