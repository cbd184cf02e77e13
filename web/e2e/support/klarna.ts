import { expect, test, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { shopOf } from '../shop.ts';
import { testStack } from './test-stack.ts';

const at = (path: string): string => `http://127.0.0.1:${testStack().ports['klarna']}/control/${path}`;

/** Test people of the sandbox's page of a purchase. */
export const PEOPLE = {
  pays: /Alma Adams/,
  paysLater: /Ivo Ingram/,
  mayChange: /Cara Cole/,
  isRefused: /Dev Dalal/,
  finalises: /Finn Ford/,
  isLookedAt: /Petra Pike/,
} as const;

type Movement = {
  kind: 'authorization' | 'capture' | 'refund';
  id: string;
  orderId: string;
  reference: string;
  status: string;
  fraud: string;
  pence: number;
  standing: number;
};

/** Klarna's ledger: what it has held for the shop under test since, whether it decided or not. */
export async function followKlarna() {
  const known = new Set((await movements()).map(({ id }) => id));
  const fresh = async () =>
    (await movements()).filter(({ kind, id }) => kind === 'authorization' && !known.has(id));
  return {
    held: async () =>
      (await fresh()).map(({ reference, pence, standing, status, fraud }) => ({
        order: reference.split('-')[0],
        pence,
        standing,
        status,
        fraud,
      })),
    /** What Klarna decides about the only order that it was sent since. */
    async decide(decision: 'ACCEPTED' | 'REJECTED'): Promise<void> {
      const [order] = await fresh();
      await post('decide', { orderId: order?.orderId, decision });
    },
  };
}

async function movements(): Promise<Movement[]> {
  const prefix = shopOf(test.info().project.name) === 'loupe' ? 'LP' : 'BB';
  const answer = (await (await fetch(at('ledger'))).json()) as { movements: Movement[] };
  return answer.movements.filter(({ reference }) => reference.startsWith(prefix));
}

async function post(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(at(path), { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`Klarna's sandbox answered ${answer.status} to ${path}`);
}

export const klarnaRadio = (page: Page): Locator => page.getByRole('radio', { name: 'Klarna' });

export const continueButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Continue to Klarna, £/ });

export const agreeButton = (page: Page): Locator => page.getByRole('button', { name: 'Agree with Klarna' });

/** Chooses Klarna and presses its button; its widget is shown after that. */
export async function goToKlarna(page: Page): Promise<void> {
  await klarnaRadio(page).check();
  await expect(continueButton(page)).toBeEnabled();
  await continueButton(page).click();
  await expect(agreeButton(page)).toBeEnabled();
}

/** The page of the purchase, over the shop's. */
export const purchase = (page: Page): FrameLocator => page.frameLocator('iframe[title="Klarna"]');

/** Says who pays. */
export async function payAs(page: Page, person: RegExp): Promise<void> {
  await agreeButton(page).click();
  await purchase(page).getByRole('radio', { name: person }).check();
  await purchase(page).getByRole('button', { name: 'Continue' }).click();
}

/** Says who pays, and enters the code from their phone. */
export async function agreeWithKlarna(page: Page, person: RegExp): Promise<void> {
  await payAs(page, person);
  await purchase(page).getByRole('textbox', { name: 'Code' }).fill('123456');
  await purchase(page).getByRole('button', { name: 'Confirm' }).click();
}
