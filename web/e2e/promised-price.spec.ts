import { expect, type Page } from '@playwright/test';
import { register } from './support/account.ts';
import { CARDS } from './support/card-provider.ts';
import { giveDelivery, orderNumberShown, pay, payButton } from './support/checkout.ts';
import { bringToBag } from './support/fill-bag.ts';
import { amountOf } from './support/gift-cards.ts';
import { approve, askForLess, promiseMailed } from './support/price-promise.ts';
import { enterCode, expectCode } from './support/promotions.ts';
import { test } from './support/test.ts';

/** Enters a code until checkout has heard of its price. */
const enterPromise = (page: Page, code: string, words: string): Promise<void> =>
  expect(async () => {
    await enterCode(page, code);
    await expectCode(page, code, 'MatchesCart', words);
  }).toPass();

test(
  '[EU-09] [RT-15] [MU-07] a guest’s price is approved, explained in the bag, paid once, and used up by the order',
  { tag: '@desktop' },
  async ({ page, browser, baseURL, pieces, email }) => {
    test.setTimeout(120_000);
    const { number, theirs } = await askForLess(page, pieces.plenty, { name: 'Ada Byron', email });
    await approve(number);
    const { code, link } = await promiseMailed(email, number);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: `Yes: ${theirs}` })).toBeVisible();
    await expect(page.getByText(`enter the code ${code} there`)).toBeVisible();

    await bringToBag(page, pieces.plenty);
    await enterPromise(page, code, `Price promise: one piece at ${theirs}`);
    await expect(amountOf(page, 'Total')).toHaveText(`${theirs}.00`);
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await page.getByRole('radio', { name: 'Send it to me' }).check();
    await giveDelivery(page, email);
    await expect(payButton(page)).toHaveText(`Place order and pay ${theirs}.00`);
    await pay(page, CARDS.approved);
    await orderNumberShown(page);

    await expect(async () => {
      await page.goto(link);
      await expect(page.getByRole('heading', { name: 'You have had this price' })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const again = await elsewhere.newPage();
    await bringToBag(again, pieces.plenty);
    await enterCode(again, code);
    // Used up, and then told by the promise that it is over.
    await expectCode(
      again,
      code,
      /^(MaxApplicationReached|NotActive)$/,
      /used as often as it can be|has ended/,
    );
    await elsewhere.close();
  },
);

test(
  '[EU-09] [RT-15] a customer’s price is for the account, which a guest with the code is told',
  { tag: '@phone' },
  async ({ page, browser, baseURL, pieces, email }) => {
    test.setTimeout(120_000);
    await register(page, email);
    // What the account knows is not typed again.
    const { number, theirs } = await askForLess(page, pieces.plenty);
    await approve(number);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: `Yes: ${theirs}` })).toBeVisible();
    const code = /enter the code (\S+) there/.exec(await page.getByText(/enter the code/).innerText())![1]!;
    await bringToBag(page, pieces.plenty);
    await enterPromise(page, code, `Price promise: one piece at ${theirs}`);
    await expect(amountOf(page, 'Total')).toHaveText(`${theirs}.00`);
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const guest = await elsewhere.newPage();
    await bringToBag(guest, pieces.plenty);
    await enterCode(guest, code);
    await expectCode(guest, code, 'DoesNotMatchCart', 'Sign in');
    await elsewhere.close();
  },
);
