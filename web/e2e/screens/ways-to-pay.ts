import { expensivePiece } from '../../../tests/fixtures/pieces.ts';
import { bagToDelivery, giveDelivery } from '../support/checkout.ts';
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
