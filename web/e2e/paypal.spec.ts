import { expect, type Page } from '@playwright/test';
import { CARDS, followProvider } from './support/card-provider.ts';
import { cardFields, orderNumberShown, pay, payButton } from './support/checkout.ts';
import { expectAccessible, expectFitsPhone, expectGoodPage } from './support/expect-page.ts';
import { bringToPayment, fillBag } from './support/fill-bag.ts';
import { issueGiftCard, moneyOn, addGiftCard, amountOf, pence, price } from './support/gift-cards.ts';
import { receiptsOf } from './support/inbox.ts';
import {
  agreeAs,
  atPayPal,
  cancelAtPayPal,
  continueButton,
  expectApproval,
  followPayPal,
  goToPayPal,
  payPalRadio,
  PEOPLE,
} from './support/paypal.ts';
import { test } from './support/test.ts';

const amountAsked = async (page: Page): Promise<number> => pence(await payButton(page).textContent());
const message = (page: Page, title: string) =>
  page.locator('[role=alert], [role=status]').filter({ hasText: title });
const goBack = (page: Page): Promise<Page> =>
  atPayPal(page, () => page.getByRole('link', { name: 'Go back to the payment page' }).click());

test('[MU-14] [EU-04] [MU-10] a shopper chooses PayPal, agrees there, and has an order whose page and e-mail name it', async ({
  page,
  pieces,
  email,
}) => {
  const wallet = await followPayPal();
  await bringToPayment(page, pieces.plenty, email);
  const total = await amountAsked(page);
  await payPalRadio(page).check();
  await expect(continueButton(page)).toHaveText(`Continue to PayPal, ${price(total)}`);
  await expectGoodPage(page);
  await expectFitsPhone(page);
  const approval = await goToPayPal(page);
  await expect(approval.getByText(price(total), { exact: true })).toBeVisible();
  await expect(
    approval.getByText('Sent to Hannah Okafor, 14 Castle Street, Guildford, GU1 3UW'),
  ).toBeVisible();
  await agreeAs(approval, PEOPLE.pays);
  const orderNumber = await orderNumberShown(page);
  expect(await wallet.held()).toEqual([{ order: orderNumber, pence: total, standing: total }]);
  expect(await wallet.taken()).toEqual([]);
  await expect(page.getByText(/PayPal/).first()).toBeVisible();
  await expect
    .poll(async () => (await receiptsOf(email)).map(({ text }) => text))
    .toEqual([expect.stringContaining('PayPal')]);
});

test(
  '[MU-14] [ST-08] a shopper whose card is declined at PayPal is sent back there, chooses another, and has one order',
  { tag: '@desktop' },
  async ({ page, pieces, email }) => {
    const wallet = await followPayPal();
    await bringToPayment(page, pieces.plenty, email);
    const total = await amountAsked(page);
    await agreeAs(await goToPayPal(page), PEOPLE.isDeclined);
    await expect(page.getByRole('heading', { name: 'What you chose there was declined' })).toBeFocused();
    await expect(page.getByText('Nothing has been taken.')).toBeVisible();
    await expectAccessible(page);
    expect(await wallet.held()).toEqual([]);

    await agreeAs(await goBack(page), PEOPLE.pays);
    const orderNumber = await orderNumberShown(page);
    expect(await wallet.held()).toEqual([{ order: orderNumber, pence: total, standing: total }]);
  },
);

test(
  '[MU-14] a shopper whom PayPal refuses reads so, keeps the bag, and pays by card',
  { tag: ['@phone', '@nightly'] },
  async ({ page, pieces, email }) => {
    const [wallet, provider] = [await followPayPal(), await followProvider()];
    await bringToPayment(page, pieces.plenty, email);
    await agreeAs(await goToPayPal(page), PEOPLE.isRefused);
    await expect(message(page, 'PayPal declined this payment.')).toContainText('Nothing has been taken.');
    await expectGoodPage(page);
    expect(await wallet.held()).toEqual([]);

    await page.getByRole('radio', { name: 'Card' }).check();
    await pay(page, CARDS.approved);
    const reference = await orderNumberShown(page);
    expect(await provider.held()).toEqual([{ reference, whole: true }]);
  },
);

test(
  '[MU-14] [ST-08] a shopper who leaves PayPal without agreeing can go back there, or choose another way, and finds the page as it was',
  { tag: '@phone' },
  async ({ page, pieces, email }) => {
    const wallet = await followPayPal();
    await bringToPayment(page, pieces.plenty, email);
    await cardFields(page).expiry.fill('12 / 31');
    await payPalRadio(page).check();
    await page.getByRole('radio', { name: 'Card' }).check();
    await expect(cardFields(page).expiry).toHaveValue('12 / 31');

    await cancelAtPayPal(await goToPayPal(page));
    await expect(page.getByRole('heading', { name: /^You have not agreed to pay £/ })).toBeFocused();
    await expectAccessible(page);
    await expectFitsPhone(page);
    await page.getByRole('button', { name: 'Choose another way to pay' }).click();
    await expect(message(page, 'You have not paid yet.')).toContainText('Nothing has been taken.');
    await expect(payPalRadio(page)).toBeChecked();

    await goToPayPal(page);
    await page.goBack();
    await expect(page.getByRole('heading', { name: /^You have not agreed to pay £/ })).toBeVisible();
    await agreeAs(await goBack(page), PEOPLE.pays);
    const order = await orderNumberShown(page);
    expect(await wallet.held()).toMatchObject([{ order }]);
  },
);

test(
  '[MU-14] [MU-07] [BH-13] [EN-04] a gift card and PayPal pay one order, each its part',
  { tag: '@desktop' },
  async ({ page, pieces, email }) => {
    const wallet = await followPayPal();
    const giftCard = await issueGiftCard('25.00');
    await bringToPayment(page, pieces.plenty, email);
    const total = await amountAsked(page);
    await addGiftCard(page, giftCard, '£25.00 taken, £0.00 left on your card.');
    await payPalRadio(page).check();
    await expect(continueButton(page)).toHaveText(`Continue to PayPal, ${price(total - 25_00)}`);
    await agreeAs(await goToPayPal(page), PEOPLE.pays);
    const order = await orderNumberShown(page);
    await expect(amountOf(page, `Gift card ending ${giftCard.number.slice(-4)}`)).toHaveText('£25.00');
    expect(await wallet.held()).toEqual([{ order, pence: total - 25_00, standing: total - 25_00 }]);
    expect(await moneyOn(giftCard)).toMatchObject({ held: '25.00' });
  },
);

test(
  '[MU-14] [MU-13] a bag that changes while the shopper is at PayPal is not paid for, whatever they agree to there',
  { tag: '@phone' },
  async ({ page, pieces, email }) => {
    const wallet = await followPayPal();
    await bringToPayment(page, pieces.plenty, email);
    const total = await amountAsked(page);
    const approval = await goToPayPal(page);
    await fillBag(page, pieces.plenty);
    await agreeAs(approval, PEOPLE.pays);
    await expect(message(page, 'Nothing has been taken.')).toBeVisible();
    expect(await wallet.held()).toEqual([]);
    expect(await receiptsOf(email)).toEqual([]);

    await page.goto('/checkout/payment');
    await expect(continueButton(page)).toHaveText(`Continue to PayPal, ${price(2 * total)}`);
    await agreeAs(await goToPayPal(page), PEOPLE.pays);
    const order = await orderNumberShown(page);
    expect(await wallet.held()).toEqual([{ order, pence: 2 * total, standing: 2 * total }]);
  },
);

test(
  '[MU-14] [ST-08] a shopper who closes PayPal’s window reads that nothing was paid, has the focus there, and can open it again',
  { tag: '@desktop' },
  async ({ page, pieces, email }) => {
    const wallet = await followPayPal();
    await bringToPayment(page, pieces.plenty, email);
    const approval = await goToPayPal(page);
    await expect(page.getByRole('heading', { name: /in the window that has opened$/ })).toBeFocused();
    await expectAccessible(page);
    await approval.close();
    await expect(page.getByRole('heading', { name: /^You have not agreed to pay £/ })).toBeFocused();
    expect(await wallet.held()).toEqual([]);

    const again = await goBack(page);
    await agreeAs(again, PEOPLE.pays);
    const order = await orderNumberShown(page);
    expect(again.isClosed()).toBe(true);
    expect(await wallet.held()).toMatchObject([{ order }]);
  },
);

test(
  '[MU-14] where the browser blocks the window, the shopper goes to PayPal in the same one and comes back',
  { tag: '@desktop' },
  async ({ page, pieces, email }) => {
    const wallet = await followPayPal();
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await bringToPayment(page, pieces.plenty, email);
    await payPalRadio(page).check();
    await expect(continueButton(page)).toBeEnabled();
    await continueButton(page).click();
    await expectApproval(page);
    await agreeAs(page, PEOPLE.pays);
    const order = await orderNumberShown(page);
    expect(await wallet.held()).toMatchObject([{ order }]);
  },
);
