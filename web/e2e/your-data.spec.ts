import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { register, PASSWORD } from './support/account.ts';
import { expectGoodPage } from './support/expect-page.ts';
import { hydrated } from './support/hydrated.ts';
import { receiptsOf } from './support/inbox.ts';
import { test } from './support/test.ts';

/** The mail of the job that works on requests, which runs beside the shop. */
async function linkOf(email: string, subject: string, link: RegExp): Promise<string> {
  const found = async () => (await receiptsOf(email)).find((mail) => mail.subject.startsWith(subject));
  await expect.poll(found, { timeout: 30_000 }).toBeDefined();
  return link.exec((await found())!.text)![0];
}

async function ask(page: Page, action: string, password: string): Promise<void> {
  const form = page.locator('form').filter({ hasText: action });
  await form.getByLabel('Your password').fill(password);
  await form.getByRole('button', { name: action }).click();
}

test(
  'a customer gets a copy of the data, and stops the end of the account by the link of the e-mail',
  { tag: '@phone' },
  async ({ page, email }) => {
    test.slow();
    await register(page, email);
    await page.goto('/my-account/privacy');
    await expectGoodPage(page);
    await ask(page, 'Ask for a copy', 'not the password');
    await expect(page.getByText('That is not your password.')).toBeVisible();
    await ask(page, 'Ask for a copy', PASSWORD);
    await expect(page.getByText('Thank you. We will write to you by e-mail')).toBeVisible();
    await page.goto(await linkOf(email, 'Your data', /\/your-data\?copy=[\w-]+&account=yes/));
    await expectGoodPage(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as JSON' }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(email);

    await page.goto('/my-account/privacy');
    await ask(page, 'Close my account', PASSWORD);
    await expect(page.getByText('Thank you. We will write to you by e-mail')).toBeVisible();
    const keep = await linkOf(email, 'We will erase', /\/your-data\?keep=[\w-]+/);
    await page.goto('/my-account/privacy');
    await expect(page.getByText('We will close your account and erase your data after')).toBeVisible();
    await page.goto(keep);
    await page.getByRole('button', { name: 'Keep my data' }).click();
    await expect(page.getByText('Nothing will be erased.')).toBeVisible();
    await page.goto('/my-account/privacy');
    await expect(page.getByText('and stopped it. Nothing has changed.')).toBeVisible();
  },
);

test('where the bot check is asked for, the form is sent with its answer', async ({ page, email }) => {
  await register(page, email);
  await page.goto('/my-account/privacy?told=robot');
  await expect(page.getByText('We have to check that you are not a robot')).toBeVisible();
  await hydrated(page.getByRole('button', { name: 'Ask for a copy' }));
  const sent = page.waitForRequest('**/api/privacy/request');
  await ask(page, 'Ask for a copy', PASSWORD);
  expect(new URLSearchParams((await sent).postData() ?? '').get('reCaptchaToken')).toMatch(/.{10}/);
  await expect(page.getByText('Thank you. We will write to you by e-mail')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest asks by order number and e-mail, and is answered alike, known or not', async ({
    page,
    email,
  }) => {
    await page.goto('/your-data');
    await page.getByLabel('Number of one of your orders').fill('LP000000000');
    await page.getByLabel('E-mail of that order').fill(email);
    await page.getByRole('button', { name: 'Ask for a copy' }).click();
    await expect(page.getByText('If the number and the e-mail belong together')).toBeVisible();
  });
});
