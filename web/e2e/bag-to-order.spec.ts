import { expect, type Page } from '@playwright/test';
import { CARDS } from './support/card-provider.ts';
import {
  addToBag,
  bagToDelivery,
  deliveryFields,
  fillDelivery,
  giveDelivery,
  openBag,
  orderNumberShown,
  pay,
  payButton,
} from './support/checkout.ts';
import { expectGoodPage } from './support/expect-page.ts';
import { bringToBag } from './support/fill-bag.ts';
import { amountOf, pence, price } from './support/gift-cards.ts';
import { hydrated } from './support/hydrated.ts';
import { enterCode, expectCode, promote } from './support/promotions.ts';
import { test } from './support/test.ts';
import { inWarehouse } from './support/warehouse.ts';

const GIFT_CARD = { beaverbrooks: 'GC', loupe: 'GCL' } as const;

async function addEngraved(page: Page, code: string): Promise<void> {
  await page.goto(`/${code}/x/p`);
  const button = page.getByRole('button', { name: 'Add to bag' }).first();
  await hydrated(button);
  await page.getByRole('checkbox', { name: /^Engrave it/ }).check();
  await page.getByRole('textbox', { name: 'Text to engrave' }).fill('A & B');
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'is in your bag' }).first()).toBeAttached();
}

test(
  '[EN-07] [EN-09] an engraved piece and one on the shelf come in two parcels when the shopper asks for that',
  { tag: ['@phone', '@nightly'] },
  async ({ page, pieces, email }) => {
    await addEngraved(page, pieces.plenty);
    await addToBag(page, pieces.inexpensive[0]);
    await openBag(page);
    await bagToDelivery(page);
    await fillDelivery(page, email);
    const apart = page.getByRole('radio', { name: /What is ready first/ });
    await apart.check();
    const label = await page.getByRole('listitem').filter({ has: apart }).innerText();
    const [first = 'no day', last = 'no day'] = label.match(/\w+day \d+ \w+/g) ?? [];
    expect(first).not.toBe(last);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(payButton(page)).toBeEnabled();
    await pay(page, CARDS.approved);
    await orderNumberShown(page);
    const main = page.getByRole('main');
    await expect(main.getByText(last).first()).toBeVisible();
    await expect(main.getByText(`arrives by ${first}`)).toBeVisible();
  },
);

test(
  '[VA-08] [EN-05] [MU-11] gift cards of two values are two lines, need no delivery address, and are e-mailed',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, shop, email }) => {
    for (const value of [25, 100]) {
      await page.goto(`/${GIFT_CARD[shop]}/x/p`);
      const button = page.getByRole('button', { name: 'Add to bag' }).first();
      await hydrated(button);
      await page.getByRole('radio', { name: `£${value}`, exact: true }).check();
      await button.click();
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: `£${value} gift card is in your bag` })
          .first(),
      ).toBeAttached();
    }
    await openBag(page);
    const lines = page.getByRole('list', { name: 'Pieces in your bag' }).getByRole('listitem');
    await expect(lines).toHaveCount(2);
    // Gift cards are neither engraved nor wrapped.
    await expect(page.getByRole('button', { name: /^(Engraving|Gift wrap)/ })).toHaveCount(0);
    await expect(amountOf(page, 'Subtotal')).toHaveText(price(125_00));
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await expect(page.getByRole('heading', { name: 'By e-mail, free' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Send it to me' })).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveCount(0);
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByText('Enter an e-mail address.')).toBeVisible();
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(payButton(page)).toBeEnabled();
    await expect(page.getByRole('radio', { name: 'Same as delivery' })).toHaveCount(0);
    for (const [field, value] of deliveryFields(page, email).slice(1)) await field.fill(value);
    await pay(page, CARDS.approved);
    await orderNumberShown(page);
    const main = page.getByRole('main');
    await expect(main.getByText('£100 gift card').first()).toBeVisible();
    await expect(main.getByRole('heading', { name: 'By e-mail to' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Billed to' })).toBeVisible();
    await expect(main.getByText('Delivering to')).toHaveCount(0);
  },
);

test(
  '[EN-09] returns of a discounted order, one piece at a time, refund to the penny what was paid for them',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, pieces, email }) => {
    test.slow();
    // A third of the price, so that the pieces do not cost the same.
    const { code } = await promote({ rule: { type: 'percentage', percent: 33 } });
    const sku = pieces.inexpensive[1];
    await bringToBag(page, sku, sku);
    await enterCode(page, code);
    await expectCode(page, code, 'MatchesCart', 'A journey’s offer');
    await bagToDelivery(page);
    await giveDelivery(page, email);
    await pay(page, CARDS.approved);
    const orderNumber = await orderNumberShown(page);
    const paid = pence(await amountOf(page, 'Paid by .*').textContent());
    const shipping = pence(
      (await amountOf(page, 'Standard delivery').textContent())?.replace('Free', '0') ?? '',
    );
    await inWarehouse(orderNumber, 'pick');
    await inWarehouse(orderNumber, 'ship');
    await inWarehouse(orderNumber, 'complete');
    const back = async (most: number) => {
      await inWarehouse(orderNumber, 'return', { lines: [{ sku, quantity: 1 }], restock: true });
      const refunded = async () => {
        await page.reload();
        await expect(page.getByRole('main').getByText(orderNumber, { exact: true })).toBeVisible();
        const row = amountOf(page, 'Refunded');
        return (await row.count()) === 0 ? 0 : pence(await row.textContent());
      };
      await expect.poll(refunded, { timeout: 90_000 }).toBeGreaterThan(most);
      return refunded();
    };
    const one = await back(0);
    expect(Math.abs(2 * one - (paid - shipping))).toBeLessThanOrEqual(1);
    expect(await back(one)).toBe(paid - shipping);
  },
);
