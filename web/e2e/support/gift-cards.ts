import { expect, type Locator, type Page } from '@playwright/test';
import { testStack } from './test-stack.ts';

const at = (path: string): string => `http://127.0.0.1:${testStack().ports['givex']}/control/${path}`;

const PIN = '1234';
/** Numbers that no test card of the sandbox has. */
let issued = 0;

export type GiftCard = { number: string; pin: string };

type CardRow = { number: string; balance: string; held: string; available: string };

async function change(card: { number: string; pin?: string; balance: string }): Promise<void> {
  const response = await fetch(at('cards'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  });
  expect(response.status, await response.text()).toBe(200);
}

/** A card of this test alone. @param balance pounds, e.g. 25.00 */
export async function issueGiftCard(balance: string): Promise<GiftCard> {
  issued += 1;
  const number = `6036289${String(Date.now()).slice(-9)}${String(issued).padStart(3, '0')}`;
  await change({ number, pin: PIN, balance });
  return { number, pin: PIN };
}

/** As if the card had been spent elsewhere. */
export const emptyGiftCard = ({ number }: GiftCard): Promise<void> => change({ number, balance: '0' });

/** The provider's amounts of a card, in pounds. */
export async function moneyOn({ number }: GiftCard): Promise<Omit<CardRow, 'number'>> {
  const { cards } = (await (await fetch(at('cards'))).json()) as { cards: CardRow[] };
  const { balance, held, available } = cards.find((card) => card.number === number) ?? {
    balance: '',
    held: '',
    available: '',
  };
  return { balance, held, available };
}

export const coveredButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Place order and pay by gift card' });

const lastDigits = ({ number }: GiftCard): string => number.slice(-4);

/** The gift card in the list of those on the order. */
export const appliedCard = (page: Page, card: GiftCard): Locator =>
  page
    .getByRole('list', { name: 'Gift cards on this order' })
    .getByRole('listitem')
    .filter({ hasText: `Gift card ending ${lastDigits(card)}` });

/** Types a gift card on the payment page, and adds it with Enter. */
export async function offerGiftCard(page: Page, { number, pin }: GiftCard): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Gift card number' });
  if (!(await field.isVisible())) await page.locator('summary', { hasText: /gift card/ }).click();
  await field.fill(number.replace(/(\d{4})(?=\d)/g, '$1 '));
  await page.getByRole('textbox', { name: 'PIN' }).fill(pin);
  await page.getByRole('textbox', { name: 'PIN' }).press('Enter');
}

/** Adds a gift card and waits until the order shows it. @param words ER-14, of what was taken and what is left */
export async function addGiftCard(page: Page, card: GiftCard, words: string): Promise<void> {
  await offerGiftCard(page, card);
  await expect(appliedCard(page, card)).toContainText(words);
  await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1);
}

/** A line of the totals or of what paid, by its name; on a phone the checkout's totals are folded away. */
export const amountOf = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd')
    .first();

/** Nothing of the card is stored in this browser, or in the address. */
export async function expectNoTrace(page: Page, { number, pin }: GiftCard): Promise<void> {
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const cookies = JSON.stringify(await page.context().cookies());
  for (const place of [stored, cookies, page.url()]) expect(place).not.toContain(number);
  expect(stored).not.toContain(`"${pin}"`);
}

export const pence = (text: string | null): number =>
  Math.round(Number((text ?? '').replace(/[^\d.]/g, '')) * 100);

export const pounds = (minorUnits: number): string => (minorUnits / 100).toFixed(2);

/** Shown to a shopper. */
export const price = (minorUnits: number): string =>
  `£${pounds(minorUnits).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;
