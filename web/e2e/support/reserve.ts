import { expect, type Page } from '@playwright/test';
import { withDatabase } from '@loupe/scripted-shopper/database';
import type { ShopName } from '../shop.ts';
import { receiptsOf } from './inbox.ts';
import { runTool } from './run-tool.ts';

/** Who works in the store. */
export const BY = ['--by', 'Grace Hopper'] as const;

/** A piece without sizes and a store that no other journey reserves in. */
const QUIET = {
  beaverbrooks: { product: '0100003', store: 'bb-york' },
  loupe: { product: '0200003', store: 'lou-leeds' },
} as const;

/** The address of the form for a piece of which the store has three, and none that is promised since its last count. */
export async function countedPiece(shop: ShopName): Promise<string> {
  const { product, store } = QUIET[shop];
  await runTool('store-stock', 'count', store, product, '3', ...BY);
  return `/reservation?${new URLSearchParams({ product, store })}`;
}

/** Fills and sends the form of a guest that is open. @returns the number of the reservation */
export async function reserveAsGuest(page: Page, email: string): Promise<string> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Byron');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Phone' }).fill('07700 900123');
  await page.getByRole('button', { name: /^Ask the (store|boutique) to keep it$/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
  return numberShown(page);
}

export async function numberShown(page: Page): Promise<string> {
  const shown = await page.getByText(/Reservation R-/).innerText();
  return /R-[2-9A-Z]{8}/.exec(shown)![0];
}

/** The link of the last e-mail with this subject. */
export async function linkIn(email: string, subject: RegExp): Promise<string> {
  let link = '';
  await expect(async () => {
    const mail = (await receiptsOf(email)).findLast((one) => subject.test(one.subject));
    link = /\/reservation\/details\?link=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

/** Brings the end of what is kept before now, as time would. */
export const passEnd = (number: string): Promise<void> =>
  withDatabase(async (client) => {
    const { rowCount } = await client.query(
      `UPDATE stores_reservations.reservation SET expires_at = now() - interval '1 second', due_at = now() - interval '1 second'
       WHERE number = $1 AND closed_at IS NULL`,
      [number],
    );
    if (rowCount !== 1) throw new Error(`Reservation ${number} is not kept.`);
  });
