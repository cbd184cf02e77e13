import type { Page } from '@playwright/test';
import { expensivePiece } from '../../../tests/fixtures/pieces.ts';
import { origins, type ShopName } from '../shop.ts';
import { bagToDelivery, giveDelivery } from '../support/checkout.ts';
import { Shopper } from '../support/gateway.ts';
import { applyForLoan, atLender } from '../support/lender.ts';
import { fillBag, type Journey } from './journey.ts';

/** By the name of its screenshot, the name of its choice on the payment page. */
const METHODS = {
  'payment-paypal': 'PayPal',
  'payment-klarna': /Klarna/,
  'payment-over-time': 'Pay over time',
} as const;

/** The payment page with each way to pay that has a page of its own, and the plan of a purchase on finance. */
export const waysToPay: Journey = {
  names: ['cart-expensive', 'calculator', ...Object.keys(METHODS), 'payment-plan'],
  walk: async (page, shop, photograph) => {
    const { code } = expensivePiece(shop);
    await page.goto(`/${code}/x/p`, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Work out your own' }).first().click();
    await page.getByRole('slider', { name: 'Deposit' }).waitFor();
    await photograph('calculator');
    await fillBag(page, shop, [code]);
    await photograph('cart-expensive');
    await bagToDelivery(page);
    await giveDelivery(page, 'h.okafor@example.com');
    for (const [name, method] of Object.entries(METHODS)) {
      await page.getByRole('radio', { name: method }).first().check();
      await page.waitForLoadState('networkidle');
      await photograph(name);
    }
    await page.getByRole('button', { name: 'Change the plan' }).click();
    await page.getByRole('slider', { name: 'Deposit' }).waitFor();
    await photograph('payment-plan');
  },
};

/** Leaves the page's account, which has an address, with an application that the lender looks at. */
export async function applyAndWait(page: Page, shop: ShopName): Promise<void> {
  await fillBag(page, shop, [expensivePiece(shop).code]);
  await bagToDelivery(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/\/checkout\/payment/);
  const cookies = await page.context().cookies(origins[shop]);
  const shopper = new Shopper(shop, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
  const lender = await atLender(await applyForLoan(shopper));
  await lender.apply('Refer');
}
