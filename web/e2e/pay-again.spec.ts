import { expect, type Page } from '@playwright/test';
import { answerBank } from './support/bank.ts';
import { CARDS, followProvider } from './support/card-provider.ts';
import { fillDelivery, giveCard, orderNumberShown, pay, payButton } from './support/checkout.ts';
import { expectAccessible, expectGoodAtEverySize } from './support/expect-page.ts';
import { bringToDelivery, bringToPayment } from './support/fill-bag.ts';
import { receiptsOf } from './support/inbox.ts';
import { test } from './support/test.ts';
import { inWarehouse } from './support/warehouse.ts';
import { withDatabase } from '@loupe/scripted-shopper/database';

const LINK = /\/checkout\/pay-again\/[\w-]{83}/;
const payAgainButton = (page: Page) => page.getByRole('button', { name: /^Pay £/ });

/** The address in the e-mail that asks to pay. */
async function linkMailedTo(email: string, orderNumber: string): Promise<string> {
  const mails = async () =>
    (await receiptsOf(email)).filter(({ subject }) => subject === `Please pay for your order ${orderNumber}`);
  await expect.poll(async () => (await mails()).length).toBe(1);
  return LINK.exec((await mails())[0]!.text)?.[0] ?? 'no link';
}

test('[MU-13] [EU-07] [ST-08] an order whose hold has ended is paid again by the mailed link, after the bank’s check, and then leaves', async ({
  page,
  browser,
  baseURL,
  pieces,
  email,
}) => {
  test.setTimeout(180_000);
  await bringToPayment(page, pieces.plenty, email);
  await pay(page, CARDS.approved);
  const number = await orderNumberShown(page);
  const provider = await followProvider();
  await endHold(number);
  const link = await linkMailedTo(email, number);

  // The order's own page says so, with a link of its own.
  await page.reload();
  await expect(page.getByText(/^Your bank no longer holds £/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Pay £/ })).toHaveAttribute('href', LINK);

  // Another browser, which has no session.
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const guest = await other.newPage();
  const answer = await guest.goto(link);
  expect(answer?.headers()['x-robots-tag'] ?? '').toContain('noindex');
  await expect(guest.getByRole('heading', { level: 1, name: 'Pay for your order' })).toBeVisible();
  await expect(guest.getByText(number)).toBeVisible();
  await expect(payAgainButton(guest)).toBeEnabled();
  expect(await guest.content()).not.toContain(email);
  await expectGoodAtEverySize(guest);

  await giveCard(guest, CARDS.declined);
  await payAgainButton(guest).click();
  await expect(guest.getByText('Your bank did not approve this card.')).toBeVisible();
  await expectAccessible(guest);
  await giveCard(guest, CARDS.challenged);
  await payAgainButton(guest).click();
  await answerBank(guest);
  await expect(guest.getByText(`Order ${number} is paid for.`)).toBeVisible();
  await expect(guest.getByText('Nothing has been taken from it.')).toHaveCount(0);
  await expectAccessible(guest);

  // Once, and for this order.
  expect(await provider.held()).toEqual([{ reference: number, whole: true }]);
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1, name: 'This order is paid for' })).toBeVisible();
  await expectAccessible(guest);
  await other.close();
  const subjects = async () => (await receiptsOf(email)).map(({ subject }) => subject);
  await expect.poll(subjects).toContain(`Your order ${number} is paid for`);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^Your bank no longer holds £/)).toHaveCount(0, { timeout: 1_000 });
  }).toPass();

  await inWarehouse(number, 'ship');
  await expect.poll(subjects).toContain(`Your order ${number} is on its way`);
  const captured = async () =>
    (await provider.payments()).filter(({ captured }) => captured !== '0.00').length;
  await expect.poll(captured).toBe(1);
});

test(
  '[MU-13] a card is stored for a promise beyond its hold only after the shopper has read the sentence about it',
  { tag: '@desktop' },
  async ({ page, pieces, email }) => {
    const CONSENT =
      /^A hold on your card may end before everything has left us: by placing this order you agree/;
    const stored = async () => {
      const answer = await fetch(`${process.env['CYBERSOURCE_URL']}/control/instruments`);
      return ((await answer.json()) as { instruments: unknown[] }).instruments.length;
    };
    const before = await stored();
    await bringToDelivery(page, pieces.plenty);
    await fillDelivery(page, email);
    await page.getByRole('radio', { name: /Nominated day delivery/ }).check();
    // Arrows show later days; the last one offered is weeks ahead.
    const days = page.getByRole('group', { name: 'Which day?' }).getByRole('radio');
    await days.last().check();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(/\/checkout\/payment$/);
    await expect(payButton(page)).toBeEnabled();
    await expect(page.getByText(CONSENT)).toBeVisible();
    await pay(page, CARDS.approved);
    await orderNumberShown(page);
    await expect.poll(stored).toBe(before + 1);
  },
);

/** The bank's hold on an order's card has ended an hour ago, as far as payments knows. */
const endHold = (orderNumber: string): Promise<void> =>
  withDatabase(async (client) => {
    const { rowCount } = await client.query(
      `UPDATE payments_finance.tender SET held_until = now() - interval '1 hour', hold_due_at = now() - interval '1 hour'
       WHERE reference = $1 AND state = 'held'`,
      [orderNumber],
    );
    if (rowCount !== 1) throw new Error(`Order ${orderNumber} has ${rowCount} holds.`);
  });
