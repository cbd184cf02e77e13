import { expect, type Page } from '@playwright/test';
import {
  agreeInSheet,
  applePayButton,
  applePayRadio,
  gatewayAnswers,
  hasApplePay,
  openSheet,
  payIn,
  WALLET,
} from './support/applepay.ts';
import { CARDS, followProvider } from './support/card-provider.ts';
import { orderNumberShown, pay, payButton } from './support/checkout.ts';
import { expectGoodPage } from './support/expect-page.ts';
import { bringToPayment, fillBag } from './support/fill-bag.ts';
import { issueGiftCard, moneyOn, addGiftCard, amountOf, pence, price } from './support/gift-cards.ts';
import { receiptsOf } from './support/inbox.ts';
import { test } from './support/test.ts';

const amountAsked = async (page: Page): Promise<number> => pence(await payButton(page).textContent());
const message = (page: Page, title: string) =>
  page.locator('[role=alert], [role=status]').filter({ hasText: title });

test('[MU-12] [EU-04] [BH-13] a shopper agrees in the sheet, and has an order whose page and e-mail name Apple Pay', async ({
  page,
  pieces,
  email,
}) => {
  const provider = await followProvider();
  await hasApplePay(page);
  await bringToPayment(page, pieces.plenty, email);
  const total = await amountAsked(page);
  await applePayRadio(page).check();
  await expect(applePayButton(page)).toHaveText(`Pay ${price(total)} with Apple Pay`);
  await expectGoodPage(page);
  const sheet = await openSheet(page);
  await expect(sheet.getByText(`GBP ${(total / 100).toFixed(2)}`)).toBeVisible();
  expect(await provider.held()).toEqual([]);
  await agreeInSheet(sheet);
  const reference = await orderNumberShown(page);
  await expect(page.getByText('Apple Pay').first()).toBeVisible();
  expect(await provider.held()).toEqual([{ reference, whole: true }]);
  await expect.poll(() => receiptsOf(email)).toHaveLength(1);
});

test(
  '[MU-12] a browser without Apple Pay does not show it',
  { tag: '@desktop' },
  async ({ page, pieces, email }) => {
    await bringToPayment(page, pieces.plenty, email);
    await expect(page.getByRole('radio', { name: 'Card' })).toBeVisible();
    await expect(applePayRadio(page)).toHaveCount(0);
  },
);

test(
  '[MU-12] who closes the sheet, and whose bank declines, reads it, and pays by card',
  { tag: '@desktop' },
  async ({ page, pieces, email }) => {
    const provider = await followProvider();
    await hasApplePay(page);
    await bringToPayment(page, pieces.plenty, email);
    const left = await openSheet(page);
    await left.getByRole('button', { name: 'Cancel' }).click();
    await expect(message(page, 'You have not paid yet.')).toContainText('Nothing has been taken.');
    await expectGoodPage(page);

    const closed = await openSheet(page);
    await expect(payIn(closed)).toBeEnabled();
    await closed.close();
    await expect(message(page, 'You have not paid yet.')).toBeVisible();

    await agreeInSheet(await openSheet(page), WALLET.isDeclined);
    await expect(message(page, 'Your bank declined this payment.')).toContainText('Nothing has been taken.');
    expect(await provider.held()).toEqual([]);

    await page.getByRole('radio', { name: 'Card' }).check();
    await pay(page, CARDS.approved);
    const reference = await orderNumberShown(page);
    expect(await provider.held()).toEqual([{ reference, whole: true }]);
  },
);

test(
  '[MU-12] a bag that changes while the sheet is open is not paid for with another total',
  { tag: '@phone' },
  async ({ page, pieces, email }) => {
    const provider = await followProvider();
    await hasApplePay(page);
    await bringToPayment(page, pieces.plenty, email);
    const total = await amountAsked(page);
    const sheet = await openSheet(page);
    await fillBag(page, pieces.plenty);
    await agreeInSheet(sheet);
    await expect(message(page, `Your total is now ${price(2 * total)}.`)).toContainText(
      'Nothing has been taken.',
    );
    expect(await provider.payments()).toEqual([]);
  },
);

test(
  '[MU-12] where Apple does not answer, the shopper reads it, and pays once it does',
  { tag: '@desktop' },
  async ({ page, pieces, email }) => {
    await hasApplePay(page);
    await bringToPayment(page, pieces.plenty, email);
    await gatewayAnswers({ http: 503 });
    await openSheet(page);
    await expect(message(page, 'Apple Pay is unavailable just now.')).toContainText(
      'Nothing has been taken.',
    );
    await agreeInSheet(await openSheet(page));
    await orderNumberShown(page);
  },
);

test(
  '[MU-12] [MU-07] [EN-04] a gift card and Apple Pay pay one order, each its part',
  { tag: '@desktop' },
  async ({ page, pieces, email }) => {
    const provider = await followProvider();
    const giftCard = await issueGiftCard('25.00');
    await hasApplePay(page);
    await bringToPayment(page, pieces.plenty, email);
    const total = await amountAsked(page);
    await addGiftCard(page, giftCard, '£25.00 taken, £0.00 left on your card.');
    await agreeInSheet(await openSheet(page));
    await orderNumberShown(page);
    await expect(amountOf(page, `Gift card ending ${giftCard.number.slice(-4)}`)).toHaveText('£25.00');
    const [held] = await provider.payments();
    expect(held?.held).toBe(((total - 25_00) / 100).toFixed(2));
    expect(await moneyOn(giftCard)).toMatchObject({ held: '25.00' });
  },
);
