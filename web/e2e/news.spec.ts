import { expect } from '@playwright/test';
import { CARDS } from './support/card-provider.ts';
import { orderNumberShown, pay } from './support/checkout.ts';
import { bringToPayment } from './support/fill-bag.ts';
import { receiptsOf } from './support/inbox.ts';
import { test } from './support/test.ts';

test(
  '[RO-06] a guest’s yes is asked for by e-mail; looking changes nothing, and one press withdraws',
  { tag: '@phone' },
  async ({ page, pieces, email }) => {
    test.slow();
    await bringToPayment(page, pieces.plenty, email, {}, true);
    await pay(page, CARDS.approved);
    await orderNumberShown(page);
    const question = async () =>
      (await receiptsOf(email)).filter(({ subject }) => subject.startsWith('Would you like news'));
    await expect.poll(async () => (await question()).length, { timeout: 30_000 }).toBe(1);
    const token = /\/news\?token=([\w-]+)/.exec((await question())[0]!.text)![1]!;

    await page.goto(`/news?token=${token}`);
    await page.getByRole('button', { name: 'Yes, send me news' }).click();
    await expect(page.getByText('You will hear from us')).toBeVisible();

    // A mail scanner opens links; a mail program posts.
    const oneClick = `/api/news/unsubscribe?token=${token}`;
    expect((await page.request.get(oneClick)).status()).toBe(405);
    const form = { 'List-Unsubscribe': 'One-Click' };
    expect((await page.request.post(oneClick, { form, headers: { cookie: '' } })).status()).toBe(200);
    await page.goto(`/news?token=${token}`);
    await page.getByRole('button', { name: 'Yes, send me news' }).click();
    await expect(page.getByText('We will not write to you')).toBeVisible();
    expect((await page.request.post('/api/news/unsubscribe?token=unknown', { form })).status()).toBe(404);
  },
);
