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

    // A mail scanner opens links; a mail program posts, without a cookie.
    const statusOf = (method: 'GET' | 'POST', mailbox: string) =>
      page.evaluate(
        async ([asked, value]) => {
          const body = asked === 'GET' ? null : new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
          const address = `/api/news/unsubscribe?token=${value}`;
          return (await fetch(address, { method: asked, body, credentials: 'omit' })).status;
        },
        [method, mailbox] as const,
      );
    expect(await statusOf('GET', token)).toBe(405);
    expect(await statusOf('POST', 'unknown')).toBe(404);
    expect(await statusOf('POST', token)).toBe(200);
    await page.goto(`/news?token=${token}`);
    await page.getByRole('button', { name: 'Yes, send me news' }).click();
    await expect(page.getByText('We will not write to you')).toBeVisible();
  },
);
