import { expect, type Page } from '@playwright/test';
import { ONLY_THERE } from '../../tests/fixtures/pieces.ts';
import { followProvider } from './support/card-provider.ts';
import { fillDelivery, orderNumberShown } from './support/checkout.ts';
import { expectGoodPage } from './support/expect-page.ts';
import { bringToDelivery } from './support/fill-bag.ts';
import { receiptsOf } from './support/inbox.ts';
import { test } from './support/test.ts';

type Sent = { variables?: { input?: { reCaptchaToken?: string | null } } };

/** A free bag at the payment page, ordered. */
async function orderFreePiece(page: Page, email: string): Promise<string> {
  await bringToDelivery(page, ONLY_THERE.complimentary);
  await fillDelivery(page, email);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Place order', exact: true }).click();
  return orderNumberShown(page);
}

test(
  '[ST-07] [MU-08] [EN-13] [EU-04] a bag with a total of 0 is ordered without a card, once',
  { tag: '@desktop' },
  async ({ page, shop, email }) => {
    test.skip(shop === 'loupe', 'Only beaverbrooks has a complimentary piece.');
    const provider = await followProvider();
    await bringToDelivery(page, ONLY_THERE.complimentary);
    await fillDelivery(page, email);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(/\/checkout\/payment$/);

    const button = page.getByRole('button', { name: 'Place order', exact: true });
    await expect(button).toBeEnabled();
    await expect(page.getByText('Nothing to pay')).toBeVisible();
    await expect(page.getByRole('main').locator('iframe')).toHaveCount(0);
    await expect(page.getByText('Billing address')).toHaveCount(0);
    await expectGoodPage(page);

    await button.dblclick();
    const orderNumber = await orderNumberShown(page);
    const main = page.getByRole('main');
    // The warehouse may already have started packing.
    await expect(main.getByText(/^(Received|Set aside|Packing|Sent)\.$/)).toBeVisible();
    await expect(main.getByText('Billed to')).toHaveCount(0);
    await expect(main.getByText(/^Paid by/)).toHaveCount(0);
    await expect(main.getByText(/VAT/)).toHaveCount(0);
    await expectGoodPage(page);
    await expect
      .poll(async () => (await receiptsOf(email)).map(({ subject }) => subject))
      .toEqual([`Your order ${orderNumber}`]);
    expect(await provider.payments()).toEqual([]);
  },
);

test(
  '[MU-08] [CO-03] the third free order to one e-mail in a day is placed with the bot check',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, shop, email }) => {
    test.slow();
    test.skip(shop === 'loupe', 'Only beaverbrooks has a complimentary piece.');
    const tokens: unknown[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/graphql')) return;
      const { variables } = (request.postDataJSON() ?? {}) as Sent;
      if (variables?.input && 'reCaptchaToken' in variables.input)
        tokens.push(variables.input.reCaptchaToken);
    });
    const numbers = new Set<string>();
    for (let order = 0; order < 3; order++) {
      tokens.length = 0;
      numbers.add(await orderFreePiece(page, email));
    }
    expect(numbers.size).toBe(3);
    expect(tokens).toEqual([null, expect.stringMatching(/./)]);
  },
);
