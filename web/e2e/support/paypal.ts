import { expect, test, type Locator, type Page } from '@playwright/test';
import { shopOf } from '../shop.ts';
import { testStack } from './test-stack.ts';

const at = (path: string): string => `http://127.0.0.1:${testStack().ports['paypal']}/control/${path}`;

/** Test people of the sandbox's approval page. */
export const PEOPLE = { pays: /Anna Archer/, isDeclined: /Ben Bowman/, isRefused: /Cleo Clark/ } as const;

type Movement = {
  kind: 'authorization' | 'capture' | 'refund';
  id: string;
  invoiceId: string;
  status: string;
  pence: number;
  standing: number;
};

/** The wallet's ledger: what was held, taken and given back for the shop under test since. */
export async function followPayPal() {
  const known = new Set((await movements()).map(({ id }) => id));
  const since = async (kind: Movement['kind']) =>
    (await movements())
      .filter((movement) => movement.kind === kind && !known.has(movement.id))
      .map(({ invoiceId, pence, standing }) => ({ order: invoiceId.split('-')[0], pence, standing }));
  return {
    held: () => since('authorization'),
    taken: () => since('capture'),
    givenBack: () => since('refund'),
  };
}

async function movements(): Promise<Movement[]> {
  const prefix = shopOf(test.info().project.name) === 'loupe' ? 'LP' : 'BB';
  const answer = (await (await fetch(at('ledger'))).json()) as { movements: Movement[] };
  return answer.movements.filter(({ invoiceId }) => invoiceId.startsWith(prefix));
}

export const payPalRadio = (page: Page): Locator => page.getByRole('radio', { name: 'PayPal' });

export const continueButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Continue to PayPal, £/ });

/** On a desktop the approval has a window of its own; on a phone it takes the place of the payment page. */
const hasWindow = (): boolean => shopOf(test.info().project.name) === 'beaverbrooks';

/** Presses what leads to PayPal. @returns the page on which it is approved */
export async function atPayPal(page: Page, press: () => Promise<void>): Promise<Page> {
  const opened = hasWindow() ? page.waitForEvent('popup') : Promise.resolve(page);
  const [approval] = await Promise.all([opened, press()]);
  await expectApproval(approval);
  return approval;
}

/** Chooses PayPal and presses its button. @returns the page on which it is approved */
export async function goToPayPal(page: Page): Promise<Page> {
  await payPalRadio(page).check();
  await expect(continueButton(page)).toBeEnabled();
  return atPayPal(page, () => continueButton(page).click());
}

export const expectApproval = (approval: Page): Promise<void> =>
  expect(approval.getByRole('heading', { level: 1, name: 'Pay with PayPal' })).toBeVisible();

export async function agreeAs(approval: Page, person: RegExp): Promise<void> {
  await approval.getByRole('radio', { name: person }).check();
  await approval.getByRole('button', { name: 'Agree and pay' }).click();
}

export const expressPayPal = (page: Page): Locator =>
  page.getByRole('button', { name: 'Pay with PayPal', exact: true });

/** Of a payment of the bag, whose address is of the payer's account. */
export async function agreeToBag(approval: Page, address: RegExp): Promise<void> {
  await approval.getByRole('radio', { name: address }).check();
  await approval.getByRole('button', { name: 'Agree and go on' }).click();
}

export const cancelAtPayPal = (approval: Page): Promise<void> =>
  approval.getByRole('button', { name: 'Cancel and return' }).click();
