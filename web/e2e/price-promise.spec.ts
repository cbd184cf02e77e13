import { expect } from '@playwright/test';
import { expectGoodAtEverySize } from './support/expect-page.ts';
import { receiptsOf } from './support/inbox.ts';
import { promiseNumberShown } from './support/price-promise.ts';
import { BY } from './support/reserve.ts';
import { runTool } from './support/run-tool.ts';
import { test } from './windows.ts';

const PIECE = { beaverbrooks: '0100002', loupe: '0200002' } as const;

test(
  '[RT-15] [EU-09] a lower price is reported from the product page without script, and a person says yes',
  { tag: '@desktop' },
  async ({ browser, baseURL, shop, email }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(`/${PIECE[shop]}/piece/p`);
    await page.getByRole('link', { name: 'Found it for less?' }).click();
    await page.getByRole('textbox', { name: 'Their price in pounds' }).fill('1.00');
    await page.getByRole('textbox', { name: 'Shop or website' }).fill('Hartwell & Co');
    await page.getByRole('textbox', { name: 'Address of the page' }).fill('not an address');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada Byron');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByRole('button', { name: 'Send my request' }).click();
    // What was typed is there again, with the reason beside the field.
    await expect(page.getByRole('textbox', { name: 'Shop or website' })).toHaveValue('Hartwell & Co');
    await page.getByRole('textbox', { name: 'Address of the page' }).fill('https://hartwell.example/ring');
    await page.getByRole('button', { name: 'Send my request' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'A person reads it now' })).toBeVisible();
    const number = await promiseNumberShown(page);
    expect(await runTool('price-promise', 'show', number)).toContain('https://hartwell.example/ring');
    await runTool('price-promise', 'approve', number, ...BY);
    await expect(page.getByRole('heading', { level: 1, name: 'A person reads it now' })).toBeVisible();
    await runTool('price-promise', 'approve', number, '--by', 'Ada Lovelace');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Yes: £1.00' })).toBeVisible();
    await expect(async () => {
      const subjects = (await receiptsOf(email)).map(({ subject }) => subject);
      expect(subjects).toContain(`Your price promise ${number}: yes`);
    }).toPass();
    await context.close();
  },
);

test(
  '[RT-15] the form and the request are good at every size',
  { tag: '@desktop' },
  async ({ page, shop, email }) => {
    await page.goto(`/info/price-promise?product=${PIECE[shop]}`);
    await expectGoodAtEverySize(page);
    await page.getByRole('textbox', { name: 'Their price in pounds' }).fill('1.00');
    await page.getByRole('textbox', { name: 'Shop or website' }).fill('Hartwell & Co');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada Byron');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByRole('button', { name: 'Send my request' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'A person reads it now' })).toBeVisible();
    await expectGoodAtEverySize(page);
    await runTool('price-promise', 'reject', await promiseNumberShown(page), '--reason', 'not-public', ...BY);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Not this time' })).toBeVisible();
  },
);
