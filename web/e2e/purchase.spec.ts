import { expect } from '@playwright/test';
import { CARDS, providerPayments } from './support/card-provider.ts';
import {
  addToBag,
  bagToDelivery,
  deliveryFields,
  giveDelivery,
  goToDelivery,
  orderNumberShown,
  pay,
  payButton,
  rememberedGuest,
  SHOPPER,
} from './support/checkout.ts';
import { expectAccessible, expectGoodPage } from './support/expect-page.ts';
import { bringToBag, bringToDelivery, bringToPayment } from './support/fill-bag.ts';
import { available } from './support/gateway.ts';
import { receiptsOf } from './support/inbox.ts';
import { namesSent } from './support/sent.ts';
import { test } from './support/test.ts';

/** The requests of a card order from delivery on; beside them its pages ask who the visitor is, and for what they show in addition. */
const ORDERING = new Set([
  'SaveShippingDetailsCourier',
  'SaveBillingDetails',
  'GetCart',
  'GetPaymentCart',
  'CybsGetCaptureContext',
  'AuthoriseCardToken',
  'InitiateCardPayment',
]);

test('[RT-09] [BH-01] [RO-01] [EN-02] [EN-11] [ST-06] [MU-09] [MU-11] [MU-13] a guest buys with a card, and the receipt is in the inbox', async ({
  page,
  pieces,
  email,
  shop,
}) => {
  await addToBag(page, pieces.plenty);
  const piece = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await goToDelivery(page);
  const sent = namesSent(page);
  await giveDelivery(page, email);
  await expectGoodPage(page);
  const total = (await payButton(page).textContent())?.match(/£[\d,.]+/)?.[0] ?? '';
  expect(await rememberedGuest(page)).toContain(email);
  const paid = page.waitForRequest((request) => request.postData()?.includes('billedAsDelivered') === true);
  await pay(page, CARDS.approved);
  // Which addresses its page showed: another tab may have saved others.
  const { variables } = (await paid).postDataJSON() as { variables: { input: object } };
  expect(variables.input).toMatchObject({ shippingAddressId: expect.any(String), billedAsDelivered: true });

  const orderNumber = await orderNumberShown(page);
  expect(sent.filter((name) => ORDERING.has(name))).toEqual([
    'SaveShippingDetailsCourier',
    'GetPaymentCart',
    'AuthoriseCardToken',
    'InitiateCardPayment',
  ]);
  expect(await rememberedGuest(page)).toBeNull();
  expect(orderNumber).toMatch(shop === 'loupe' ? /^LP[0-9A-Z]{9}$/ : /^BB[0-9A-Z]{9}$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^Order ${orderNumber} placed`));
  const main = page.getByRole('main');
  await expect(main.getByText(`a receipt to ${email}`)).toBeVisible();
  await expect(main.getByText(/^(Mon|Tues|Wednes|Thurs|Fri)day \d{1,2} [A-Z][a-z]+$/)).toBeVisible();
  await expect(main.getByRole('heading', { level: 3, name: piece })).toBeVisible();
  await expect(main.getByText('Paid by Visa ending 1111')).toBeVisible();
  await expect(main.getByText(total).first()).toBeVisible();
  await expect(main.getByText(new RegExp(`${SHOPPER.street}, ${SHOPPER.town}`))).toHaveCount(2);
  await expectGoodPage(page);

  await expect
    .poll(async () => (await receiptsOf(email)).map(({ subject }) => subject))
    .toEqual([`Your order ${orderNumber}`]);
  const [receipt] = await receiptsOf(email);
  expect(receipt?.to).toEqual([email]);
  expect(receipt?.text).toContain(orderNumber);
  expect(receipt?.text).toContain(total);

  const [payment, ...more] = (await providerPayments()).filter(({ reference }) => reference === orderNumber);
  expect(more).toEqual([]);
  expect(payment).toMatchObject({ status: 'AUTHORIZED', held: payment?.amount });

  await page.getByRole('banner').getByRole('link', { name: 'Bag', exact: true }).click();
  await expect(page.getByRole('main').getByText('Nothing in here yet.')).toBeVisible();
  await expect(main.getByText(`What was in your bag is ordered: ${orderNumber}.`)).toBeVisible();
});

test(
  '[MU-09] [MU-11] a bill follows a delivery that is changed, until it goes elsewhere; then it is saved with the payment',
  { tag: '@desktop' },
  async ({ page, pieces, email }) => {
    const street = page.getByRole('textbox', { name: 'House number and street' });
    const sent = namesSent(page);
    const saves = () => sent.filter((name) => name.startsWith('Save'));
    await bringToDelivery(page, pieces.plenty);
    await giveDelivery(page, email);
    await page.goBack();
    await street.fill('15 Castle Street');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByRole('radio', { name: /^Same as delivery.*15 Castle Street/ })).toBeChecked();
    await pay(page, CARDS.declined);
    await expect(page.getByText('Your bank did not approve this card.')).toBeVisible();
    expect(saves()).toEqual(Array(2).fill('SaveShippingDetailsCourier'));

    await page.getByRole('radio', { name: 'A different address' }).check();
    for (const [field, value] of deliveryFields(page, email).slice(1)) await field.fill(value);
    await street.fill('1 High Street');
    await pay(page, CARDS.approved);
    await orderNumberShown(page);
    expect(saves().slice(2)).toEqual(['SaveBillingDetails']);
    const main = page.getByRole('main');
    await expect(main.getByText(/15 Castle Street, Guildford/)).toHaveCount(1);
    await expect(main.getByText(/1 High Street, Guildford/)).toHaveCount(1);
  },
);

test(
  '[QY-06] [RT-09] a confirmation is shown only to the shopper who placed the order',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, pieces, email, browser, baseURL }) => {
    await bringToPayment(page, pieces.plenty, email);
    await pay(page, CARDS.approved);
    await orderNumberShown(page);
    await page.reload();
    await orderNumberShown(page);

    const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await stranger.newPage();
    await other.goto(page.url());
    await expect(
      other.getByRole('heading', { level: 1, name: 'We cannot show this order here' }),
    ).toBeFocused();
    await expect(other.getByText(SHOPPER.street)).toHaveCount(0);
    await expect(other.getByText(email)).toHaveCount(0);
    await expectGoodPage(other);
    await stranger.close();
  },
);

test(
  '[RT-09] a confirmation of an unknown order says what to do next',
  { tag: '@phone' },
  async ({ page }) => {
    for (const address of [
      '/checkout/orderConfirmation',
      '/checkout/orderConfirmation?orderNumber=BB000000000',
    ]) {
      await page.goto(address);
      await expect(
        page.getByRole('heading', { level: 1, name: 'We cannot show this order here' }),
      ).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: /^0800/ })).toBeVisible();
    }
    await expectGoodPage(page);
  },
);

test(
  '[MU-13] [ER-05] a declined card says why, keeps the bag and releases the stock; another card buys it',
  { tag: '@phone' },
  async ({ page, shop, pieces, email }) => {
    const before = await available(shop, pieces.scarce);
    await bringToPayment(page, pieces.scarce, email);

    await pay(page, CARDS.declined);
    const refusal = page.getByRole('alert').filter({ hasText: 'Your bank did not approve this card.' });
    await expect(refusal).toContainText('Nothing has been taken.');
    await expectAccessible(page);
    expect(await available(shop, pieces.scarce)).toBe(before);

    await pay(page, CARDS.noMoney);
    await expect(refusal).toContainText('not enough funds');
    await expect(page).toHaveURL(/\/checkout\/payment$/);
    expect(await available(shop, pieces.scarce)).toBe(before);
    expect(await receiptsOf(email)).toEqual([]);

    await pay(page, CARDS.approved);
    const orderNumber = await orderNumberShown(page);
    expect(await available(shop, pieces.scarce)).toBe(before - 1);
    await expect
      .poll(async () => (await receiptsOf(email)).map(({ subject }) => subject))
      .toEqual([`Your order ${orderNumber}`]);
  },
);

test(
  '[MU-13] the last piece goes to the first shopper who pays; the other is told, and pays nothing',
  { tag: ['@phone', '@nightly'] },
  async ({ page, browser, baseURL, shop, pieces, email }) => {
    const left = await available(shop, pieces.last);
    expect(left).toBeGreaterThan(0);
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const rival = await elsewhere.newPage();
    await bringToPayment(rival, pieces.last, `rival.${email}`);

    await bringToBag(page, pieces.last);
    for (let quantity = 2; quantity <= left; quantity += 1) {
      await page.getByRole('button', { name: /^One more/ }).click();
      await expect(
        page.getByRole('group', { name: /^Quantity of/ }).getByText(String(quantity)),
      ).toBeVisible();
    }
    await bagToDelivery(page);
    await giveDelivery(page, email);
    await pay(page, CARDS.approved);
    await orderNumberShown(page);

    const chargedBefore = await providerPayments();
    await pay(rival, CARDS.approved);
    await expect(rival.getByText(/Someone bought the last .+ while it was in your bag\./)).toBeVisible();
    await expect(rival.getByText(/Nothing has been taken\./)).toBeVisible();
    await expectGoodPage(rival);
    expect(await providerPayments()).toEqual(chargedBefore);
    expect(await receiptsOf(`rival.${email}`)).toEqual([]);

    await rival.goto('/checkout/cart');
    await expect(rival.getByText('Sold out').first()).toBeVisible();
    await expect(rival.getByRole('button', { name: 'Go to checkout' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expectGoodPage(rival);
    await elsewhere.close();
  },
);

test(
  '[MU-13] a bank that never answers results in no order and no charge, and the bag is unchanged',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, shop, pieces, email }) => {
    // The provider call times out after 8 s, a sweep cancels the placement after 30 s, and the page polls every 3 s.
    test.slow();
    const before = await available(shop, pieces.scarce);
    const known = new Set((await providerPayments()).map(({ id }) => id));
    const newPayments = async () => (await providerPayments()).filter(({ id }) => !known.has(id));
    await bringToPayment(page, pieces.scarce, email);

    await pay(page, CARDS.timesOut);
    await expect
      .poll(() => available(shop, pieces.scarce), { message: 'held while the bank is asked' })
      .toBe(before - 1);
    await expect(page.getByRole('status').filter({ hasText: 'Do not pay again.' })).toBeVisible({
      timeout: 20_000,
    });
    await expectAccessible(page);

    await expect(page.getByRole('alert').filter({ hasText: 'Nothing has been taken.' })).toBeVisible({
      timeout: 90_000,
    });
    await expect
      .poll(
        async () => (await newPayments()).map(({ status, held, captured }) => ({ status, held, captured })),
        {
          timeout: 60_000,
        },
      )
      .toEqual([{ status: 'REVERSED', held: '0.00', captured: '0.00' }]);
    await expect.poll(() => available(shop, pieces.scarce)).toBe(before);
    expect(await receiptsOf(email)).toEqual([]);

    await page.goto('/checkout/cart');
    await page.getByRole('button', { name: /^One more/ }).click();
    await expect(page.getByRole('group', { name: /^Quantity of/ }).getByText('2')).toBeVisible();
    await page.getByRole('button', { name: /^One fewer/ }).click();
    await expect(page.getByRole('group', { name: /^Quantity of/ }).getByText('1')).toBeVisible();
  },
);
