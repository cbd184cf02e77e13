import { expect } from '@playwright/test';
import { CARDS } from './support/card-provider.ts';
import { orderNumberShown, pay } from './support/checkout.ts';
import { bringToPayment } from './support/fill-bag.ts';
import { receiptsOf } from './support/inbox.ts';
import { test } from './support/test.ts';
import { inWarehouse } from './support/warehouse.ts';

/** A strap that is made to order. */
const TO_ORDER = '0200073';
const BEFORE =
  '£95.00 of your order is made for you: we charge that part on the day we begin making it, and the rest when it leaves us.';

test(
  '[EU-07] what is made to order is charged when its making begins, and payment, order and e-mails say so before and after',
  { tag: '@phone' },
  async ({ page, shop, pieces, email }) => {
    test.skip(shop === 'beaverbrooks', 'The strap is sold in the other shop only.');
    await bringToPayment(page, [TO_ORDER, pieces.plenty], email);
    await expect(page.getByText(BEFORE)).toBeVisible();
    await pay(page, CARDS.approved);
    const number = await orderNumberShown(page);
    const order = page.getByRole('main');
    await expect(order.getByText(BEFORE)).toBeVisible();
    const mails = async () =>
      (await receiptsOf(email)).map(({ text }) => text.replaceAll(/\s+/g, ' ')).join('\n');
    await expect.poll(mails).toContain(BEFORE);
    await inWarehouse(number, 'make');
    await expect.poll(mails).toMatch(/We have begun.*Charged today to .*£95\.00/);
    await expect(async () => {
      await page.reload();
      await expect(
        order.getByText(/^We began making it for you on .*, and charged £95\.00 for it that day\.$/),
      ).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(order.getByText(BEFORE)).toHaveCount(0);
  },
);
