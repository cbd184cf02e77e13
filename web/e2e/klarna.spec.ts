import { expect, type Page } from '@playwright/test';
import { CARDS, followProvider } from './support/card-provider.ts';
import { orderNumberShown, pay, payButton } from './support/checkout.ts';
import { expectAccessible, expectFitsPhone, expectGoodPage } from './support/expect-page.ts';
import { bringToPayment, fillBag } from './support/fill-bag.ts';
import { issueGiftCard, moneyOn, addGiftCard, amountOf, pence, price } from './support/gift-cards.ts';
import { receiptsOf } from './support/inbox.ts';
import {
  agreeButton,
  agreeWithKlarna,
  continueButton,
  followKlarna,
  goToKlarna,
  klarnaRadio,
  payAs,
  PEOPLE,
  purchase,
} from './support/klarna.ts';
import { test } from './support/test.ts';

const amountAsked = async (page: Page): Promise<number> => pence(await payButton(page).textContent());
const message = (page: Page, title: string) =>
  page.locator('[role=alert], [role=status]').filter({ hasText: title });

test('[BH-13] [EU-04] [EU-19] [MU-10] a shopper chooses Klarna, agrees in its widget, and has an order whose page and e-mail name it', async ({
  page,
  pieces,
  email,
}) => {
  const klarna = await followKlarna();
  await bringToPayment(page, pieces.plenty, email);
  const total = await amountAsked(page);
  await klarnaRadio(page).check();
  await expect(continueButton(page)).toHaveText(`Continue to Klarna, ${price(total)}`);
  await expectGoodPage(page);
  await goToKlarna(page);
  await expect(page.getByRole('heading', { name: `Agree with Klarna to pay ${price(total)}` })).toBeFocused();
  await expectAccessible(page);
  await expectFitsPhone(page);
  expect(await klarna.held()).toEqual([]);
  await agreeWithKlarna(page, PEOPLE.pays);
  const order = await orderNumberShown(page);
  await expect(page.getByText('Klarna in-3').first()).toBeVisible();
  expect(await klarna.held()).toMatchObject([{ order, pence: total, standing: total, fraud: 'ACCEPTED' }]);
  await expect.poll(() => receiptsOf(email)).toHaveLength(1);
});

/** Without letters about a wait, which may have come. */
const ordersMailedTo = async (email: string) =>
  (await receiptsOf(email)).filter(({ subject }) => subject !== 'About your order');

test(
  '[BH-13] a way to pay of Klarna that is approved once more when the order is placed ends in an order',
  { tag: '@desktop' },
  async ({ page, pieces, email }) => {
    const klarna = await followKlarna();
    await bringToPayment(page, pieces.plenty, email);
    await goToKlarna(page);
    await agreeWithKlarna(page, PEOPLE.finalises);
    const order = await orderNumberShown(page);
    expect(await klarna.held()).toMatchObject([{ order }]);
  },
);

test(
  '[BH-13] whom Klarna refuses reads it, finds the page as it was, and pays by card',
  { tag: '@desktop' },
  async ({ page, pieces, email }) => {
    const klarna = await followKlarna();
    const provider = await followProvider();
    await bringToPayment(page, pieces.plenty, email);
    await goToKlarna(page);
    await payAs(page, PEOPLE.isRefused);
    await expect(message(page, 'Klarna did not agree to this payment.')).toContainText(
      'Nothing has been taken.',
    );
    await expectGoodPage(page);
    expect(await klarna.held()).toEqual([]);

    await page.getByRole('radio', { name: 'Card' }).check();
    await pay(page, CARDS.approved);
    const reference = await orderNumberShown(page);
    expect(await provider.held()).toEqual([{ reference, whole: true }]);
  },
);

test(
  '[BH-13] a shopper who goes back to the shop, or is not approved this time, may agree again or choose another way',
  { tag: '@phone' },
  async ({ page, pieces, email }) => {
    const klarna = await followKlarna();
    await bringToPayment(page, pieces.plenty, email);
    await goToKlarna(page);
    await payAs(page, PEOPLE.mayChange);
    const again = page.getByRole('heading', { name: /^You have not agreed to pay £/ });
    await expect(again).toBeFocused();
    await expectAccessible(page);
    await agreeButton(page).click();
    await purchase(page).getByRole('button', { name: 'Back to the shop' }).click();
    await expect(again).toBeFocused();
    await page.getByRole('button', { name: 'Choose another way to pay' }).click();
    await expect(message(page, 'You have not paid yet.')).toContainText('Nothing has been taken.');
    await expect(klarnaRadio(page)).toBeChecked();

    await goToKlarna(page);
    await page.reload();
    await expect(agreeButton(page)).toBeEnabled();
    await agreeWithKlarna(page, PEOPLE.paysLater);
    const order = await orderNumberShown(page);
    expect(await klarna.held()).toMatchObject([{ order }]);
  },
);

test(
  '[BH-13] [MU-07] [EN-04] a gift card and Klarna pay one order, each its part',
  { tag: '@desktop' },
  async ({ page, pieces, email }) => {
    const klarna = await followKlarna();
    const giftCard = await issueGiftCard('25.00');
    await bringToPayment(page, pieces.plenty, email);
    const total = await amountAsked(page);
    await addGiftCard(page, giftCard, '£25.00 taken, £0.00 left on your card.');
    await goToKlarna(page);
    await agreeWithKlarna(page, PEOPLE.pays);
    const order = await orderNumberShown(page);
    await expect(amountOf(page, `Gift card ending ${giftCard.number.slice(-4)}`)).toHaveText('£25.00');
    const rest = total - 25_00;
    expect(await klarna.held()).toMatchObject([{ order, pence: rest, standing: rest }]);
    expect(await moneyOn(giftCard)).toMatchObject({ held: '25.00' });
  },
);

test(
  '[BH-13] [MU-13] a bag that changes before the shopper agrees is not paid for, whatever they agree to in the widget',
  { tag: '@phone' },
  async ({ page, pieces, email }) => {
    const klarna = await followKlarna();
    await bringToPayment(page, pieces.plenty, email);
    const total = await amountAsked(page);
    await goToKlarna(page);
    await fillBag(page, pieces.plenty);
    await agreeWithKlarna(page, PEOPLE.pays);
    await expect(message(page, 'Nothing has been taken.')).toBeVisible();
    expect(await klarna.held()).toEqual([]);

    await page.goto('/checkout/payment');
    await expect(continueButton(page)).toHaveText(`Continue to Klarna, ${price(2 * total)}`);
    await goToKlarna(page);
    await agreeWithKlarna(page, PEOPLE.pays);
    const order = await orderNumberShown(page);
    expect(await klarna.held()).toMatchObject([{ order, pence: 2 * total }]);
  },
);

test(
  '[BH-13] where Klarna’s script does not load, the shopper reads it and the bag is free for another way to pay',
  { tag: '@desktop' },
  async ({ page, pieces, email }) => {
    await page.route('**/lib/v1/api.js', (route) => route.abort());
    await bringToPayment(page, pieces.plenty, email);
    await klarnaRadio(page).check();
    await expect(continueButton(page)).toBeEnabled();
    await continueButton(page).click();
    await expect(message(page, 'Klarna is unavailable just now.')).toContainText('Nothing has been taken.');
    await page.getByRole('radio', { name: 'Card' }).check();
    await pay(page, CARDS.approved);
    await orderNumberShown(page);
  },
);

test(
  '[BH-13] what Klarna looks at has no order before it has accepted it',
  { tag: '@desktop' },
  async ({ page, pieces, email }) => {
    const klarna = await followKlarna();
    await bringToPayment(page, pieces.plenty, email);
    await goToKlarna(page);
    await agreeWithKlarna(page, PEOPLE.isLookedAt);
    await expect.poll(klarna.held).toMatchObject([{ fraud: 'PENDING' }]);
    expect(await ordersMailedTo(email)).toEqual([]);
    await klarna.decide('ACCEPTED');
    const order = await orderNumberShown(page);
    expect(await klarna.held()).toMatchObject([{ order, fraud: 'ACCEPTED' }]);
  },
);

test(
  '[BH-13] what Klarna refuses after it has looked at it is no order, and the bag is free again',
  { tag: '@phone' },
  async ({ page, pieces, email }) => {
    const klarna = await followKlarna();
    await bringToPayment(page, pieces.plenty, email);
    await goToKlarna(page);
    await agreeWithKlarna(page, PEOPLE.isLookedAt);
    await expect.poll(klarna.held).toMatchObject([{ fraud: 'PENDING' }]);
    await klarna.decide('REJECTED');
    await expect(message(page, 'Klarna did not agree to this payment.')).toContainText(
      'Nothing has been taken.',
    );
    expect(await ordersMailedTo(email)).toEqual([]);
    await expect.poll(klarna.held).toMatchObject([{ standing: 0 }]);
  },
);
