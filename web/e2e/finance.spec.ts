import { expect, type Page } from '@playwright/test';
import { expensivePiece } from '../../tests/fixtures/pieces.ts';
import { register } from './support/account.ts';
import { CARDS } from './support/card-provider.ts';
import { orderNumberShown } from './support/checkout.ts';
import { expectAccessible } from './support/expect-page.ts';
import { bringToPayment, fillToPayment } from './support/fill-bag.ts';
import { applyForLoan, atLender } from './support/lender.ts';
import { expectFitsAt320, test } from './windows.ts';

/** Chooses a plan with a deposit of £250 on the payment page. */
async function planWithDeposit(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Pay over time' }).check();
  await page.getByRole('button', { name: 'Change the plan' }).click();
  await page.getByRole('textbox', { name: 'Deposit, in pounds' }).fill('250');
  await expect(page.getByRole('table', { name: 'Your plan' }).last()).toContainText('£250.00');
  await page.getByRole('group', { name: 'Plan' }).getByRole('radio').first().press('Enter');
  await page.getByRole('slider', { name: 'Deposit' }).press('Enter');
  await expect(page.getByText('Tick the box to go on to the lender.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Keep this plan' }).click();
  await expect(page.getByRole('heading', { name: 'Deposit by card' })).toBeVisible();
}

/** Chooses a way to pay, which the bag then remembers. */
async function choose(page: Page, named: { name: string; exact?: boolean }): Promise<void> {
  const isTold = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('updatePaymentMethod'),
  );
  await page.getByRole('radio', named).check();
  await isTold;
}

/** Chooses another way to pay, and comes back: slowly, and before the bag has answered. */
async function lookAtCard(page: Page): Promise<void> {
  const expiry = page
    .getByRole('region', { name: 'Deposit by card' })
    .getByRole('textbox', { name: 'Expiry' });
  const agreement = page.getByRole('checkbox', { name: /^You may pass my name/ });
  await expiry.fill('11 / 30');
  await agreement.check();
  const expectAllThere = async () => {
    const plan = page.getByRole('table', { name: 'Your plan' });
    await expect(plan).toBeVisible();
    await expect(plan).toContainText('£250.00');
    await expect(expiry).toHaveValue('11 / 30');
    await expect(agreement).toBeChecked();
  };
  await choose(page, { name: 'Card', exact: true });
  await expect(expiry).toBeHidden();
  await choose(page, { name: 'Pay over time' });
  await expectAllThere();
  const isKept = page.waitForResponse((response) =>
    /financeProduct.*updatePaymentMethod|updatePaymentMethod.*financeProduct/s.test(
      response.request().postData() ?? '',
    ),
  );
  await page.getByRole('radio', { name: 'Card', exact: true }).check();
  await page.getByRole('radio', { name: 'Pay over time' }).check();
  await isKept;
  await expectAllThere();
}

async function goToLender(page: Page, card: string): Promise<void> {
  const deposit = page.getByRole('region', { name: 'Deposit by card' });
  const inFrame = (name: string) =>
    deposit.frameLocator(`iframe[name^="flex-${name}"]`).getByRole('textbox', { name: /./ });
  await inFrame('number').fill(card);
  await deposit.getByRole('textbox', { name: 'Expiry' }).fill('12 / 31');
  await inFrame('securityCode').fill('123');
  await page.getByRole('checkbox', { name: /^You may pass my name/ }).check();
  await page.getByRole('button', { name: 'Pay £250.00 and go to the lender' }).click();
}

async function apply(page: Page, lastName: string): Promise<void> {
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('You may check my credit record').check();
  await page.getByRole('button', { name: 'Apply' }).click();
}

test(
  '[MU-15] [BH-13] a plan with a deposit is applied for at the lender, signed, and is an order',
  { tag: '@desktop' },
  async ({ page, shop, email }) => {
    await bringToPayment(page, expensivePiece(shop).code, email);
    await planWithDeposit(page);
    await expectAccessible(page);
    await expectFitsAt320(page);
    await lookAtCard(page);
    await goToLender(page, CARDS.approved);
    await apply(page, 'Okafor');
    await page.getByLabel('I have read the agreement').check();
    await page.getByRole('button', { name: 'Sign' }).click();
    await orderNumberShown(page);
  },
);

test(
  '[MU-15] whom the lender declines reads it, with the way back to the bag',
  { tag: '@desktop' },
  async ({ page, shop, email }) => {
    await bringToPayment(page, expensivePiece(shop).code, email);
    await planWithDeposit(page);
    await goToLender(page, CARDS.approved);
    await apply(page, 'Decline');
    await expect(page.getByRole('heading', { level: 1, name: 'Not this time' })).toBeFocused();
    await expectAccessible(page);
    await expectFitsAt320(page);
    await page.getByRole('link', { name: 'Back to your bag' }).click();
    await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
  },
);

test(
  '[MU-15] an application that waits is shown in the account without a word of credit, until it is an order',
  { tag: '@phone' },
  async ({ page, shop, email }) => {
    await register(page, email);
    const shopper = await fillToPayment(page, expensivePiece(shop).code, email);
    await page.goto('/my-account');
    await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
    const id = await applyForLoan(shopper);
    const lender = await atLender(id);
    await lender.apply('Refer');
    const waiting = page.getByRole('region', { name: 'We are waiting for an answer' });
    await expect(async () => {
      await page.reload();
      await expect(waiting).toContainText(/aside until .+, UK time/, { timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('main')).not.toContainText(/credit|loan|lender|finance/i);
    await expectAccessible(page);
    await expectFitsAt320(page);
    await lender.decide('yes');
    await waiting.getByRole('link', { name: 'See how it stands' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The lender has agreed' })).toBeFocused();
    await page.goto('/my-account');
    const signing = page.getByRole('region', { name: 'One step is left for you' });
    await expect(signing).toContainText(/aside until .+, UK time/);
    await lender.sign();
    await signing.getByRole('link', { name: 'Go on to sign' }).click();
    const order = await orderNumberShown(page);
    await page.goto('/my-account');
    await expect(page.getByText(`Order ${order}`)).toBeVisible();
    await expect(signing).toHaveCount(0);
  },
);
