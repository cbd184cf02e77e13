import { expect, type Page } from '@playwright/test';
import { InitiateCardPaymentDocument } from '../gql/graphql.ts';
import { documentIdOf } from '../lib/document-id.ts';
import { answerBank, expectBank } from './support/bank.ts';
import { CARDS, followProvider, providerPayments } from './support/card-provider.ts';
import { orderNumberShown, pay, payButton } from './support/checkout.ts';
import { expectAccessible, expectGoodPage } from './support/expect-page.ts';
import { bringToPayment } from './support/fill-bag.ts';
import {
  emptyGiftCard,
  issueGiftCard,
  moneyOn,
  type GiftCard,
  addGiftCard,
  amountOf,
  appliedCard,
  coveredButton,
  expectNoTrace,
  offerGiftCard,
  pence,
  pounds,
  price,
} from './support/gift-cards.ts';
import { receiptsOf } from './support/inbox.ts';
import { test } from './support/test.ts';
import { inWarehouse } from './support/warehouse.ts';
import { expectFitsAt320 } from './windows.ts';

const TAKEN = '£25.00 taken, £0.00 left on your card.';

/** What the button would take, in pence. */
const leftToPay = async (page: Page): Promise<number> => pence(await payButton(page).textContent());

/** A bag at the payment page, paid in part by a gift card of £25. @returns what is left, in pence */
async function bringWithGiftCard(page: Page, code: string, email: string): Promise<[GiftCard, number]> {
  const giftCard = await issueGiftCard('25.00');
  await bringToPayment(page, code, email);
  const total = await leftToPay(page);
  await addGiftCard(page, giftCard, TAKEN);
  await expect(payButton(page)).toHaveText(`Place order and pay ${price(total - 2_500)}`);
  return [giftCard, total - 2_500];
}

const cardMoney = async (orderNumber: string) =>
  (await providerPayments())
    .filter(({ reference, status }) => reference === orderNumber && status !== 'DECLINED')
    .map(({ held, captured, refunded }) => ({ held, taken: pence(captured) - pence(refunded) }));

test('[MU-07] [MU-13] [ER-14] [EN-04] [EN-09] [EU-04] [BH-13] a gift card and a card pay one order, each its part', async ({
  page,
  pieces,
  email,
}) => {
  const provider = await followProvider();
  const [giftCard, left] = await bringWithGiftCard(page, pieces.plenty, email);
  await expect(amountOf(page, 'Left to pay')).toHaveText(price(left));
  await expectGoodPage(page);
  await expectFitsAt320(page);
  await expectNoTrace(page, giftCard);

  await pay(page, CARDS.approved);
  const orderNumber = await orderNumberShown(page);
  await expect(amountOf(page, `Gift card ending ${giftCard.number.slice(-4)}`)).toHaveText('£25.00');
  await expect(amountOf(page, 'Visa ending 1111')).toHaveText(price(left));
  await expectGoodPage(page);
  await expectNoTrace(page, giftCard);
  expect((await provider.payments()).map(({ reference, held }) => [reference, held])).toEqual([
    [orderNumber, pounds(left)],
  ]);
  expect(await moneyOn(giftCard)).toEqual({ balance: '25.00', held: '25.00', available: '0.00' });
});

test(
  '[MU-07] [ST-08] the gift card stays held while the bank asks, and is not held twice',
  { tag: '@phone' },
  async ({ page, pieces, email }) => {
    const [giftCard, left] = await bringWithGiftCard(page, pieces.plenty, email);
    await pay(page, CARDS.challenged);
    await expectBank(page);
    expect((await moneyOn(giftCard)).held).toBe('25.00');
    await answerBank(page);
    const orderNumber = await orderNumberShown(page);
    expect(await cardMoney(orderNumber)).toEqual([{ held: pounds(left), taken: 0 }]);
    expect(await moneyOn(giftCard)).toEqual({ balance: '25.00', held: '25.00', available: '0.00' });
  },
);

test(
  '[MU-08] [ST-07] [MU-07] two gift cards pay for everything: one button, and no card is asked',
  { tag: '@desktop' },
  async ({ page, pieces, email }) => {
    const provider = await followProvider();
    const [small, large] = [await issueGiftCard('10.00'), await issueGiftCard('500.00')];
    await bringToPayment(page, pieces.inexpensive[0], email);
    const total = await leftToPay(page);
    await addGiftCard(page, small, '£10.00 taken, £0.00 left on your card.');
    const rest = total - 1_000;
    await addGiftCard(page, large, `${price(rest)} taken, ${price(50_000 - rest)} left on your card.`);
    await expect(page.getByRole('main').locator('iframe')).toHaveCount(0);
    await expect(page.getByText('Billing address')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'PIN' })).toBeHidden();
    await expect(page.locator('summary', { hasText: 'Use another gift card' })).toBeFocused();
    await expectGoodPage(page);

    await coveredButton(page).dblclick();
    await orderNumberShown(page);
    await expect(amountOf(page, `Gift card ending ${large.number.slice(-4)}`)).toHaveText(price(rest));
    await expect(page.getByRole('main').getByText('Billed to')).toHaveCount(0);
    expect((await moneyOn(small)).held).toBe('10.00');
    expect((await moneyOn(large)).held).toBe(pounds(rest));
    expect(await provider.payments()).toEqual([]);
  },
);

test(
  '[MU-07] [ER-14] a gift card emptied elsewhere before paying: nothing is taken, and the rest is as shown',
  { tag: '@phone' },
  async ({ page, pieces, email }) => {
    const provider = await followProvider();
    const [giftCard, left] = await bringWithGiftCard(page, pieces.plenty, email);
    await emptyGiftCard(giftCard);
    await pay(page, CARDS.approved);
    const refusal = page.getByRole('alert').filter({ hasText: 'A gift card no longer pays what it did.' });
    await expect(refusal).toContainText('Nothing has been taken.');
    await expect(payButton(page)).toHaveText(`Place order and pay ${price(left + 2_500)}`);
    await expectAccessible(page);
    expect(await provider.held()).toEqual([]);
    expect(await receiptsOf(email)).toEqual([]);

    await pay(page, CARDS.approved);
    const orderNumber = await orderNumberShown(page);
    expect(await cardMoney(orderNumber)).toEqual([{ held: pounds(left + 2_500), taken: 0 }]);
  },
);

test(
  '[MU-07] [MU-13] a declined card gives the gift card its money back, and the bag is as it was',
  { tag: '@desktop' },
  async ({ page, pieces, email }) => {
    const [giftCard, left] = await bringWithGiftCard(page, pieces.plenty, email);
    await pay(page, CARDS.declined);
    const refusal = page.getByRole('alert').filter({ hasText: 'Your bank did not approve this card.' });
    await expect(refusal).toContainText('Nothing has been taken.');
    await expect
      .poll(() => moneyOn(giftCard), { timeout: 30_000 })
      .toEqual({ balance: '25.00', held: '0.00', available: '25.00' });
    await expect(appliedCard(page, giftCard)).toContainText(TAKEN);
    await expect(payButton(page)).toHaveText(`Place order and pay ${price(left)}`);

    await pay(page, CARDS.approved);
    const orderNumber = await orderNumberShown(page);
    expect(await cardMoney(orderNumber)).toEqual([{ held: pounds(left), taken: 0 }]);
    expect((await moneyOn(giftCard)).held).toBe('25.00');
  },
);

test(
  '[EU-05] [EN-09] part shipment, part cancellation and return of a mixed order: both providers keep what the order costs',
  { tag: '@phone' },
  async ({ page, pieces, email }) => {
    test.slow();
    const [kept, cancelled] = pieces.inexpensive;
    const giftCard = await issueGiftCard('10.00');
    await bringToPayment(page, [kept, kept, cancelled], email);
    await addGiftCard(page, giftCard, '£10.00 taken, £0.00 left on your card.');
    await pay(page, CARDS.approved);
    const orderNumber = await orderNumberShown(page);

    const one = (sku: string) => ({ lines: [{ sku, quantity: 1 }] });
    await inWarehouse(orderNumber, 'pick');
    await inWarehouse(orderNumber, 'ship', one(kept));
    await inWarehouse(orderNumber, 'cancel', one(cancelled));
    await inWarehouse(orderNumber, 'ship', one(kept));
    await inWarehouse(orderNumber, 'complete');
    // Messages of a warehouse may overtake each other, and a return before the second parcel would be of what the gift card paid.
    await expect
      .poll(() => cardMoney(orderNumber), { timeout: 60_000 })
      .toEqual([{ held: '0.00', taken: expect.any(Number) }]);
    // The e-mail of a parcel names what pays for it: the gift card pays for the first only.
    const parcels = async () =>
      (await receiptsOf(email)).filter(({ subject }) => subject.endsWith('is on its way'));
    await expect.poll(async () => (await parcels()).length).toBe(2);
    const byGiftCard = (await parcels()).filter(({ text }) => /Taken now from gift card ending/.test(text));
    expect(byGiftCard).toHaveLength(1);
    expect(byGiftCard[0]?.text).toMatch(/Taken now from Visa ending/);
    await inWarehouse(orderNumber, 'return', { ...one(kept), restock: true });

    const refunded = async () => {
      await page.reload();
      await expect(page.getByRole('main').getByText(orderNumber, { exact: true })).toBeVisible();
      return amountOf(page, 'Refunded').count();
    };
    await expect.poll(refunded, { timeout: 90_000 }).toBe(1);
    const worth = pence(await amountOf(page, 'New total').textContent());
    expect(worth).toBeGreaterThan(1_000);
    // Gift cards are used up first, and refunds go back the other way.
    await expect
      .poll(() => moneyOn(giftCard), { timeout: 60_000 })
      .toEqual({ balance: '0.00', held: '0.00', available: '0.00' });
    await expect
      .poll(() => cardMoney(orderNumber), { timeout: 60_000 })
      .toEqual([{ held: '0.00', taken: worth - 1_000 }]);
  },
);

test(
  '[ER-14] [MU-07] a refused gift card reads alike whether unknown, wrong PIN or empty; an applied one can be removed',
  { tag: ['@phone', '@nightly'] },
  async ({ page, pieces, email }) => {
    const giftCard = await issueGiftCard('25.00');
    const empty = await issueGiftCard('0');
    await bringToPayment(page, pieces.plenty, email);
    const total = await leftToPay(page);
    const refused = page.getByRole('alert').filter({ hasText: 'We could not apply this gift card.' });
    for (const wrong of [
      { ...giftCard, pin: '9999' },
      { number: '6036289000000000001', pin: '1234' },
      empty,
    ]) {
      await offerGiftCard(page, wrong);
      await expect(refused).toHaveText('We could not apply this gift card. Check the number and PIN.');
      await expect(page.getByRole('textbox', { name: 'PIN' })).toHaveValue(wrong.pin);
    }
    await expectAccessible(page);

    await addGiftCard(page, giftCard, TAKEN);
    await expect(page.getByRole('textbox', { name: 'PIN' })).toHaveValue('');
    await offerGiftCard(page, giftCard);
    await expect(page.getByRole('alert').filter({ hasText: 'already applied' })).toHaveText(
      'This gift card is already applied.',
    );

    await appliedCard(page, giftCard).getByRole('button').press('Enter');
    await expect(
      page.getByRole('status').filter({ hasText: /^Gift card ending \d{4} removed\.$/ }),
    ).toHaveCount(1);
    await expect(page.locator('summary', { hasText: 'Use a gift card' })).toBeFocused();
    await expect(payButton(page)).toHaveText(`Place order and pay ${price(total)}`);
  },
);

test(
  '[MU-13] [CO-03] a payment for which the bot check is wanted is sent once more with its token',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, pieces, email }) => {
    const tokens: unknown[] = [];
    await page.route('**/api/graphql', async (route) => {
      if (!route.request().postData()?.includes(documentIdOf(InitiateCardPaymentDocument)))
        return route.fallback();
      const { variables } = route.request().postDataJSON() as { variables: { input: object } };
      tokens.push('reCaptchaToken' in variables.input && variables.input.reCaptchaToken);
      if (tokens.length > 1) return route.fallback();
      const initiateCardPayment = { __typename: 'ReCaptchaError', code: 'ReCaptchaError', message: '' };
      return route.fulfill({ json: { data: { initiateCardPayment } } });
    });
    await bringToPayment(page, pieces.plenty, email);
    await pay(page, CARDS.approved);
    await orderNumberShown(page);
    expect(tokens).toEqual([null, expect.stringMatching(/./)]);
  },
);

test(
  '[MU-07] [ER-14] anyone can look up the balance of a gift card',
  { tag: '@desktop' },
  async ({ page }) => {
    const giftCard = await issueGiftCard('20.00');
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gift card balance' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gift card balance' })).toBeVisible();
    const button = page.getByRole('button', { name: 'Show the balance' });
    await expect(button).toBeEnabled();
    await button.click();
    await expect(page.getByText('Please check 2 things')).toBeVisible();
    await expectGoodPage(page);
    await expectFitsAt320(page);

    const look = async (pin: string) => {
      await page.getByRole('textbox', { name: 'Gift card number' }).fill(giftCard.number);
      await page.getByRole('textbox', { name: 'PIN' }).fill(pin);
      await button.click();
    };
    await look('9999');
    await expect(page.getByRole('alert').filter({ hasText: 'Check the number and PIN.' })).toBeVisible();
    await look(giftCard.pin);
    const ending = `Gift card ending ${giftCard.number.slice(-4)}: £20.00 left.`;
    await expect(page.getByRole('status').filter({ hasText: ending })).toBeVisible();
    await expectNoTrace(page, giftCard);
    expect((await moneyOn(giftCard)).available).toBe('20.00');
  },
);
