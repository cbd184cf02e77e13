import { STORE_WORDS } from '@loupe/contracts/store-words';
import { expect, type Page } from '@playwright/test';
import { register } from './support/account.ts';
import { expectGoodAtEverySize } from './support/expect-page.ts';
import { receiptsOf } from './support/inbox.ts';
import { BY, countedPiece, linkIn, numberShown, passEnd, reserveAsGuest } from './support/reserve.ts';
import { runTool } from './support/run-tool.ts';
import { test } from './windows.ts';

/** Loads the page again until the sweep has told it. */
const untilShown = (page: Page, text: string | RegExp): Promise<void> =>
  expect(async () => {
    await page.reload();
    await expect(page.getByText(text)).toBeVisible({ timeout: 1_000 });
  }).toPass();

test(
  '[RT-05] [RT-12] [EU-10] a customer’s piece is accepted, kept longer once, and collected, as the account shows',
  { tag: '@phone' },
  async ({ page, shop, email }) => {
    test.setTimeout(120_000);
    await register(page, email);
    await page.goto(await countedPiece(shop));
    // What the account knows is not typed again.
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
    await page.getByRole('textbox', { name: 'Phone' }).fill('07700 900123');
    await page.getByRole('button', { name: `Ask the ${STORE_WORDS[shop].one} to keep it` }).click();
    await expect(
      page.getByRole('heading', { name: `We have asked the ${STORE_WORDS[shop].one}` }),
    ).toBeVisible();
    const number = await numberShown(page);
    await runTool('reservations', 'accept', number, ...BY);
    await page.goto('/my-account/reservations');
    await expectGoodAtEverySize(page);
    const row = page.getByRole('listitem').filter({ hasText: number });
    const kept = await row.getByText(/keeps it until/).innerText();
    await runTool('reservations', 'extend', number, ...BY);
    await expect(runTool('reservations', 'extend', number, ...BY)).rejects.toThrow(/once is all/);
    await page.reload();
    await expect(row.getByText(/keeps it until/)).not.toHaveText(kept);
    const code = /\d{4}/.exec(await row.getByText(/^Your code is/).innerText())![0];
    const collect = ['hand-over', number, '--receipt', 'T-1', '--code', code, ...BY];
    await runTool('reservations', ...collect);
    await page.reload();
    await expect(row.getByText('Collected.')).toBeVisible();
    await expect(row.getByRole('button', { name: /^Give it up/ })).toHaveCount(0);
  },
);

test(
  '[RT-05] [RT-12] a piece is given up in the account, without script, and free again',
  { tag: '@desktop' },
  async ({ page, browser, shop, email }) => {
    await register(page, email);
    const form = await countedPiece(shop);
    const plain = await browser.newContext({
      storageState: await page.context().storageState(),
      javaScriptEnabled: false,
      baseURL: new URL(page.url()).origin,
    });
    const read = await plain.newPage();
    await read.goto(form);
    await read.getByRole('textbox', { name: 'Phone' }).fill('07700 900123');
    await read.getByRole('button', { name: `Ask the ${STORE_WORDS[shop].one} to keep it` }).click();
    const number = await numberShown(read);
    await read.goto('/my-account/reservations');
    await read.getByRole('listitem').filter({ hasText: number }).getByRole('button').click();
    await expect(read).toHaveURL(/\/my-account\/reservations$/);
    await expect(read.getByText('You have given it up.')).toBeVisible();
    await read.goto(form);
    await expect(read.getByRole('heading', { name: /^Keep it for me at/ })).toBeVisible();
    await plain.close();
  },
);

test(
  '[RT-12] [EU-10] what nobody confirms or collects ends by itself, and the visitor is told once, without script',
  { tag: '@desktop' },
  async ({ browser, baseURL, shop, email }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(await countedPiece(shop));
    await passEnd(await reserveAsGuest(page, email));
    await untilShown(page, /You did not confirm it in time/);
    await page.goto(await countedPiece(shop));
    // Of another mailbox, so that the link is the second one's.
    const next = `next.${email}`;
    const number = await reserveAsGuest(page, next);
    await page.goto(await linkIn(next, /confirm/));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await runTool('reservations', 'accept', number, ...BY);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'It is here for you' })).toBeVisible();
    await passEnd(number);
    await untilShown(page, /The time is over, and it is on display again/);
    await expect(page.getByRole('button', { name: 'Give it up' })).toHaveCount(0);
    await expect(async () => {
      const ended = (await receiptsOf(next)).filter(({ subject }) => /ended|over/i.test(subject));
      expect(ended).toHaveLength(1);
    }).toPass();
    await context.close();
  },
);
