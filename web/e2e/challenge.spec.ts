import { expect, type Page } from '@playwright/test';
import { AuthoriseCardTokenDocument } from '../gql/graphql.ts';
import { documentIdOf } from '../lib/document-id.ts';
import {
  answerBank,
  bankDialog,
  bankPage,
  codeField,
  expectBank,
  otherWayButton,
  payTogether,
} from './support/bank.ts';
import { CARDS, followProvider } from './support/card-provider.ts';
import { cardFields, giveCard, orderNumberShown, pay, payButton } from './support/checkout.ts';
import { expectAccessible, expectFitsPhone, expectGoodPage } from './support/expect-page.ts';
import { bringToPayment } from './support/fill-bag.ts';
import { receiptsOf } from './support/inbox.ts';
import { tabTo, typeInto } from './support/keyboard.ts';
import { test } from './support/test.ts';

type Provider = Awaited<ReturnType<typeof followProvider>>;

/** Expects one order, its full amount held once, and one receipt. */
async function expectOneOrder(provider: Provider, email: string, orderNumber: string): Promise<void> {
  expect(await provider.held()).toEqual([{ reference: orderNumber, whole: true }]);
  await expect
    .poll(async () => (await receiptsOf(email)).map(({ subject }) => subject))
    .toEqual([`Your order ${orderNumber}`]);
}

async function expectNoOrder(provider: Provider, email: string): Promise<void> {
  expect(await provider.held()).toEqual([]);
  expect(await receiptsOf(email)).toEqual([]);
}

const message = (page: Page, title: string) =>
  page.locator('[role=alert], [role=status]').filter({ hasText: title });

const LEFT = 'You left your bank’s check.';
const CLOSED = 'Your bank’s check has expired.';

test('[ST-08] [RT-17] [MU-13] a shopper whose bank asks for a code enters it and has an order', async ({
  page,
  pieces,
  email,
}) => {
  const provider = await followProvider();
  await bringToPayment(page, pieces.plenty, email);
  await pay(page, CARDS.challenged);
  await expectBank(page);
  await expect(bankDialog(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(bankDialog(page)).toContainText('We hold your order for another');
  await expectAccessible(page);
  await expectFitsPhone(page);
  await expectNoOrder(provider, email);

  await answerBank(page, '0000');
  await expect(bankPage(page).getByText('That code is not right.')).toBeVisible();
  await answerBank(page);
  await expectOneOrder(provider, email, await orderNumberShown(page));
  await expect(bankDialog(page)).toHaveCount(0);
});

test(
  '[F45] [MU-13] [ST-08] a shopper who fails authentication pays nothing, reads why, and buys with another card',
  { tag: '@desktop' },
  async ({ page, pieces, email }) => {
    const provider = await followProvider();
    await bringToPayment(page, pieces.plenty, email);
    await pay(page, CARDS.notRecognised);
    await answerBank(page);
    const refusal = message(page, 'Your bank could not confirm that it was you.');
    await expect(refusal).toContainText('Nothing has been taken.');
    await expect(bankDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/checkout\/payment$/);
    await expectGoodPage(page);
    await expectNoOrder(provider, email);

    await pay(page, CARDS.approved);
    await expectOneOrder(provider, email, await orderNumberShown(page));
  },
);

test(
  '[F45] [ST-08] a shopper who leaves the bank keeps bag and card fields, and can pay again',
  { tag: ['@phone', '@nightly'] },
  async ({ page, pieces, email }) => {
    const provider = await followProvider();
    await bringToPayment(page, pieces.plenty, email);
    await pay(page, CARDS.challenged);
    await expectBank(page);
    await otherWayButton(page).click();
    await expect(message(page, LEFT)).toContainText('Nothing has been taken.');
    await expect(bankDialog(page)).toHaveCount(0);
    await expectGoodPage(page);
    await expectNoOrder(provider, email);

    await expect(cardFields(page).expiry).toHaveValue('12 / 31');
    await payButton(page).click();
    await answerBank(page);
    await expectOneOrder(provider, email, await orderNumberShown(page));
  },
);

test(
  '[F50] [MU-13] two tabs that pay for one bag at the same time make one order, and hold its money once',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, context, pieces, email }) => {
    const provider = await followProvider();
    await bringToPayment(page, pieces.plenty, email);
    const other = await context.newPage();
    await other.goto('/checkout/payment');
    await giveCard(page, CARDS.challenged);
    await giveCard(other, CARDS.challenged);
    await payTogether(context, 2);
    await Promise.all([payButton(page).click(), payButton(other).click()]);

    await answerBank(other);
    const orderNumber = await orderNumberShown(other);
    await expectOneOrder(provider, email, orderNumber);

    // The first tab is on the same payment, or at its bank: it follows to the one order.
    expect(await orderNumberShown(page)).toBe(orderNumber);
    await expectOneOrder(provider, email, orderNumber);
  },
);

test(
  '[F45] [ST-08] the back button returns from the bank to the form, and nothing is charged',
  { tag: ['@phone', '@nightly'] },
  async ({ page, pieces, email }) => {
    const provider = await followProvider();
    await bringToPayment(page, pieces.plenty, email);
    await pay(page, CARDS.challenged);
    await expectBank(page);
    await expect(page).toHaveURL(/\/checkout\/payment\?placement=[\da-f-]{36}$/);
    await page.goBack();
    await expect(message(page, LEFT)).toContainText('Nothing has been taken.');
    await expect(page).toHaveURL(/\/checkout\/payment$/);
    await expectNoOrder(provider, email);

    await payButton(page).click();
    await answerBank(page);
    await expectOneOrder(provider, email, await orderNumberShown(page));
  },
);

test(
  '[ST-08] a page reloaded during a challenge shows the bank again',
  { tag: ['@phone', '@nightly'] },
  async ({ page, pieces, email }) => {
    const provider = await followProvider();
    await bringToPayment(page, pieces.plenty, email);
    await pay(page, CARDS.challenged);
    await expectBank(page);
    await page.reload();
    await answerBank(page);
    await expectOneOrder(provider, email, await orderNumberShown(page));
  },
);

test(
  '[F50] [ST-08] changing the bag in another tab ends the challenge; the new total is paid',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, context, pieces, email }) => {
    const provider = await followProvider();
    await bringToPayment(page, pieces.plenty, email);
    const before = await payButton(page).textContent();
    await pay(page, CARDS.challenged);
    await expectBank(page);

    const other = await context.newPage();
    await other.goto('/checkout/cart');
    await other.getByRole('button', { name: /^One more/ }).click();
    await expect(other.getByText('2 pieces').or(other.getByText('2 watches')).first()).toBeVisible();
    await other.close();

    await answerBank(page);
    await expect(message(page, CLOSED)).toContainText('Nothing has been taken.');
    await expect(bankDialog(page)).toHaveCount(0);
    await expect(payButton(page)).not.toHaveText(before ?? '');
    await expect(payButton(page)).toBeEnabled();
    await expectNoOrder(provider, email);
    await expectGoodPage(page);

    await pay(page, CARDS.approved);
    await expectOneOrder(provider, email, await orderNumberShown(page));
  },
);

test(
  '[F50] [MU-13] a double click on the button pays once',
  { tag: '@phone' },
  async ({ page, pieces, email }) => {
    const provider = await followProvider();
    await bringToPayment(page, pieces.plenty, email);
    await giveCard(page, CARDS.challenged);
    await payButton(page).dblclick();
    await answerBank(page);
    await expectOneOrder(provider, email, await orderNumberShown(page));
    expect(await provider.payments()).toHaveLength(1);
  },
);

test(
  '[ST-08] [MU-13] a card that needs authentication is challenged and paid also where the page’s set-up fails',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, pieces, email }) => {
    const provider = await followProvider();
    // The service sets authentication up by itself, so nothing is requested of the card without it.
    await page.route('**/api/graphql', (route) =>
      route.request().postData()?.includes(documentIdOf(AuthoriseCardTokenDocument))
        ? route.abort()
        : route.fallback(),
    );
    await bringToPayment(page, pieces.plenty, email);
    await pay(page, CARDS.softDeclined);
    await answerBank(page);
    const orderNumber = await orderNumberShown(page);
    await expectOneOrder(provider, email, orderNumber);
    expect((await provider.payments()).map(({ status, held }) => [status, held === '0.00'])).toEqual([
      ['AUTHORIZED', false],
    ]);
  },
);

test(
  '[ST-08] the whole challenge with the keyboard only',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, pieces, email }) => {
    const provider = await followProvider();
    await bringToPayment(page, pieces.plenty, email);
    await giveCard(page, CARDS.challenged);
    await payButton(page).press('Enter');
    await expectBank(page);
    await page.keyboard.press('Escape');
    await expect(message(page, LEFT)).toBeVisible();

    await tabTo(page, payButton(page));
    await page.keyboard.press('Enter');
    await expectBank(page);
    await expect(bankDialog(page).getByRole('heading', { level: 2 })).toBeFocused();
    await typeInto(page, codeField(page), '1234');
    await tabTo(page, bankPage(page).getByRole('button', { name: 'Confirm' }));
    // The frame may be removed before the key is released, and that call would then fail.
    await page.keyboard.down('Enter');
    await expectOneOrder(provider, email, await orderNumberShown(page));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test(
  '[ST-08] [F45] the address of an unknown or finished payment shows the form and no dialog',
  { tag: ['@phone', '@nightly'] },
  async ({ page, pieces, email }) => {
    await bringToPayment(page, pieces.plenty, email);
    await page.goto('/checkout/payment?placement=0199c1a0-0000-7000-8000-00000000abcd');
    await expect(message(page, CLOSED)).toContainText('Nothing has been taken.');
    await expect(bankDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/checkout\/payment$/);
    await expect(payButton(page)).toBeEnabled();
    await page.goto('/checkout/payment?placement=junk');
    await expect(payButton(page)).toBeEnabled();
    await expect(message(page, CLOSED)).toHaveCount(0);
  },
);

test(
  '[ST-08] [ER-02] without a bag or with an expired session such an address leads to the bag page',
  { tag: '@desktop' },
  async ({ page, context, pieces }) => {
    const address = '/checkout/payment?placement=0199c1a0-0000-7000-8000-00000000abcd';
    await page.goto(address);
    await expect(page).toHaveURL(/\/checkout\/cart$/);
    await page.goto(`/${pieces.plenty}/x/p`);
    const cookies = await context.cookies();
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, value: 'a.nobody.0.forged' })));
    await page.goto(address);
    await expect(page).toHaveURL(/\/checkout\/cart$/);
    await expect(bankDialog(page)).toHaveCount(0);
  },
);
