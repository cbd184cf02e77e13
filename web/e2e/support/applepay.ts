import { expect, type Locator, type Page } from '@playwright/test';
import { testStack } from './test-stack.ts';

/** Cards of the sandbox's wallet. */
export const WALLET = { approves: '4111111111111111', isDeclined: '4000000000000002' } as const;

const sandbox = (): string => `http://127.0.0.1:${testStack().ports['applepay']}`;

/** The pages of this browser have Apple Pay from now on: the sheet is a window of the sandbox. */
export async function hasApplePay(page: Page): Promise<void> {
  const answer = await fetch(`${sandbox()}/apple-pay-session.js`);
  await page.context().addInitScript({ content: await answer.text() });
}

/** What Apple's gateway answers to the next question of the shop. */
export async function gatewayAnswers(fault: object): Promise<void> {
  await fetch(`${sandbox()}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ next: 1, ...fault }),
  });
}

export const applePayRadio = (page: Page): Locator => page.getByRole('radio', { name: 'Apple Pay' });

export const applePayButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Pay £[\d,.]+ with Apple Pay$/ });

/** Chooses Apple Pay and presses its button. @returns the sheet */
export async function openSheet(page: Page): Promise<Page> {
  await applePayRadio(page).check();
  await expect(applePayButton(page)).toBeEnabled();
  const opened = page.waitForEvent('popup');
  await applePayButton(page).click();
  return opened;
}

/** The button of the sheet with which the shopper agrees. */
export const payIn = (sheet: Page): Locator => sheet.getByRole('button', { name: 'Pay with Passcode' });

/** Agrees in the sheet, which closes once the shop has said how it ended. */
export async function agreeInSheet(sheet: Page, card: string = WALLET.approves): Promise<void> {
  const agree = payIn(sheet);
  await expect(agree).toBeEnabled();
  await sheet.getByRole('combobox', { name: 'Card' }).selectOption(card);
  const closed = sheet.waitForEvent('close');
  await agree.click();
  await closed;
}

/** The express button of the bag's or a product's page. */
export const expressButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Pay with Apple Pay' });

/** Presses it. @returns the sheet, which has the first contact's delivery */
export async function openExpressSheet(page: Page): Promise<Page> {
  await expect(expressButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  const opened = page.waitForEvent('popup');
  await expressButton(page).click();
  return opened;
}

/** Chooses one of the wallet's addresses (sandbox/applepay/sheet/contacts.ts). */
export const deliverTo = (sheet: Page, contact: string) =>
  sheet.getByRole('combobox', { name: 'Deliver to' }).selectOption(contact);
