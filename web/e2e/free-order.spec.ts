import { expect } from '@playwright/test';
import { ONLY_THERE } from '../../tests/fixtures/pieces.ts';
import { followProvider } from './support/card-provider.ts';
import { addToBag, fillDelivery, goToDelivery, orderNumberShown } from './support/checkout.ts';
import { expectGoodPage } from './support/expect-page.ts';
import { receiptsOf } from './support/inbox.ts';
import { test } from './support/test.ts';

test(
  '[ST-07] [MU-08] [EN-13] [EU-04] a bag with a total of 0 is ordered without a card, once',
  { tag: '@desktop' },
  async ({ page, shop, email }) => {
    test.skip(shop === 'loupe', 'Only beaverbrooks has a complimentary piece.');
    const provider = await followProvider();
    await addToBag(page, ONLY_THERE.complimentary);
    await goToDelivery(page);
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
