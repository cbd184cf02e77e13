import { expect, type Page } from '@playwright/test';
import { CARDS } from './support/card-provider.ts';
import {
  addToBag,
  cardFields,
  deliveryFields,
  fillDelivery,
  orderNumberShown,
  payButton,
} from './support/checkout.ts';
import { expectGoodPage, expectWithinPage } from './support/expect-page.ts';
import { bringToBag, bringToDelivery, bringToPayment, fillBag } from './support/fill-bag.ts';
import { amountOf } from './support/gift-cards.ts';
import { hydrated } from './support/hydrated.ts';
import { pressOn, tabTo, typeInto } from './support/keyboard.ts';
import { test } from './support/test.ts';

const expectEmptyBag = (page: Page, options?: { timeout: number }) =>
  expect(page.getByRole('main').getByText('Nothing in here yet.')).toBeVisible(options);

const LOST_BAG = 'We could not find your bag. Please add your items again.';

test(
  '[RT-09] [ER-01] a bag that was never filled is shown as empty, with a link to continue',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/checkout/cart');
    await expectEmptyBag(page);
    await expectGoodPage(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Look around the shop|Back to the bench/ })
      .click();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
  },
);

test(
  '[EN-11] [BH-03] the bag’s popup opens after adding and by keyboard, with brand, name and subtotal, and closes on Escape',
  { tag: '@desktop' },
  async ({ page, pieces }) => {
    await addToBag(page, pieces.plenty);
    const popup = page.getByRole('region', { name: 'Your bag' });
    await expect(popup.getByText('Subtotal')).toBeVisible();
    await expect(popup.getByText('1 piece')).toBeVisible();
    await expect(popup).not.toContainText('%20');
    await expectGoodPage(page);
    await page.getByRole('banner').getByRole('link', { name: 'Bag, 1 piece' }).focus();
    await expect(popup).toBeVisible();
    await expectWithinPage(popup);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    // Not by the tool before it, which opens a popup of its own that Tab would enter.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(popup).toBeVisible();
    await popup.getByRole('link', { name: 'View bag' }).click();
    await expect(page).toHaveURL(/\/checkout\/cart$/);
  },
);

test(
  '[MU-06] [BH-01] quantity goes up and down; a removed line can be restored, and 0 removes it',
  { tag: '@phone' },
  async ({ page, pieces }) => {
    await addToBag(page, pieces.plenty);
    await page.getByRole('banner').getByRole('link', { name: 'Bag, 1 piece' }).click();
    await expect(page.getByRole('navigation', { name: 'Checkout steps' }).getByText('Bag')).toHaveAttribute(
      'aria-current',
      'step',
    );
    const quantity = page.getByRole('group', { name: /^Quantity of/ });
    await expect(quantity).toContainText('1');
    await expectGoodPage(page);
    const forOne = await amountOf(page, 'Total').textContent();

    await quantity.getByRole('button', { name: /^One more/ }).click();
    await expect(page.getByText('2 pieces').first()).toBeVisible();
    await expect(amountOf(page, 'Total')).not.toHaveText(forOne ?? '');
    await quantity.getByRole('button', { name: /^One fewer/ }).click();
    await expect(amountOf(page, 'Total')).toHaveText(forOne ?? '');

    await page.getByRole('button', { name: /^Remove/ }).click();
    const undo = page.getByRole('button', { name: /^Undo/ });
    await expect(undo).toBeFocused();
    await expectGoodPage(page);
    await undo.click();
    await expect(quantity).toContainText('1');
    await expect(amountOf(page, 'Total')).toHaveText(forOne ?? '');

    // A change that is on its way when its page is left is made: sooner or later a reload shows the empty bag.
    await page.getByRole('button', { name: /^Remove/ }).click();
    await expect(async () => {
      await page.reload();
      await expectEmptyBag(page, { timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
  },
);

test(
  '[MU-11] [VA-01] [VA-03] [VA-13] delivery names what is missing, keeps what was typed and continues when it is complete',
  { tag: '@phone' },
  async ({ page, pieces, email }) => {
    await bringToDelivery(page, pieces.plenty);
    await expectGoodPage(page);
    await page.getByRole('textbox', { name: 'First name' }).fill('Hannah');
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('07700 9004');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const summary = page.getByRole('alert').filter({ hasText: /Please check \d+ things/ });
    await expect(summary).toBeFocused();
    await expectGoodPage(page);
    await expect(page).toHaveURL(/\/checkout\/delivery$/);
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Hannah');
    await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('07700 9004');
    await expect(page.getByRole('combobox', { name: 'Country' }).getByRole('option')).toHaveText([
      'United Kingdom',
      'Ireland',
      'Isle of Man',
    ]);

    await fillDelivery(page, email);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(/\/checkout\/payment$/);
    await page.goBack();
    for (const [field, value] of deliveryFields(page, email)) await expect(field).toHaveValue(value);
  },
);

test(
  '[BH-02] a guest without a complete delivery address is sent from payment to delivery',
  { tag: '@desktop' },
  async ({ page, pieces }) => {
    await fillBag(page, pieces.plenty);
    await page.goto('/checkout/payment');
    await expect(page).toHaveURL(/\/checkout\/delivery$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
  },
);

for (const step of ['delivery', 'payment']) {
  test(
    `[ER-02] [BH-11] ${step} without a bag goes to the bag page, which says so once`,
    { tag: ['@phone', '@nightly'] },
    async ({ page, pieces }) => {
      await page.goto(`/checkout/${step}`);
      await expect(page).toHaveURL(/\/checkout\/cart$/);
      await expect(page.getByText(LOST_BAG)).toBeVisible();
      await expectGoodPage(page);
      // The message is gone after one more route (BH-11).
      await page.goto('/');
      await bringToBag(page, pieces.plenty);
      await expect(page.getByText(LOST_BAG)).toHaveCount(0);
    },
  );
}

test(
  '[ER-01] an expired session is reported once on the bag page',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, context, pieces }) => {
    await fillBag(page, pieces.plenty);
    const cookies = await context.cookies();
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, value: 'a.nobody.0.forged' })));
    await page.goto('/checkout/cart');
    await expect(
      page.getByText('Your session has ended. Please check your bag and try again.'),
    ).toBeVisible();
    await expectEmptyBag(page);
    await expectGoodPage(page);
  },
);

test(
  '[ER-01] a code for a bag that is gone reports the bag, not the code',
  { tag: '@desktop' },
  async ({ page, context, pieces }) => {
    await fillBag(page, pieces.plenty);
    await page.goto('/checkout/cart');
    const field = page.getByRole('textbox', { name: 'Discount code' });
    await hydrated(field);
    await context.clearCookies({ name: 'session' });
    await field.fill('WELCOME');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(LOST_BAG)).toBeVisible();
    await expectEmptyBag(page);
  },
);

test(
  '[BH-05] the checkout requests no menu, search or mini bag, and shows the way back and the phone number',
  { tag: '@phone' },
  async ({ page, pieces, email }) => {
    await bringToPayment(page, pieces.plenty, email);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: /bag/i })).toHaveAttribute('href', '/checkout/cart');
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /^0800/ })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Checkout steps' }).getByRole('link')).toHaveText([
      'Bag',
      'Delivery',
    ]);
  },
);

test(
  'a whole purchase with the keyboard only',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, pieces, email }) => {
    await page.goto(`/${pieces.plenty}/x/p`);
    await pressOn(page, page.getByRole('button', { name: 'Add to bag' }).first());
    await expect(page.getByRole('button', { name: 'In your bag' }).first()).toBeVisible();
    await pressOn(page, page.getByRole('banner').getByRole('link', { name: 'Bag, 1 piece' }));
    await pressOn(page, page.getByRole('link', { name: 'Go to checkout' }));
    await pressOn(page, page.getByRole('radio', { name: 'Send it to me' }), 'Space');
    for (const [field, value] of deliveryFields(page, email)) await typeInto(page, field, value);
    await pressOn(page, page.getByRole('button', { name: 'Continue to payment' }));

    const { number, expiry, securityCode } = cardFields(page);
    await typeInto(page, number, CARDS.approved);
    await typeInto(page, expiry, '1231');
    await typeInto(page, securityCode, '123');
    await tabTo(page, payButton(page));
    await page.keyboard.press('Enter');
    await orderNumberShown(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test(
  '[BH-11] [RT-28] a message of the shop is shown at delivery, at payment and in the dealer’s section too, until it is closed',
  { tag: '@desktop' },
  async ({ page, pieces, email }) => {
    const text = 'Your favourites are full.';
    const leaveMessage = () =>
      page.evaluate(
        (message) => {
          sessionStorage.setItem('globalMessages', JSON.stringify([{ ...message, made: location.pathname }]));
        },
        { type: 'error', text },
      );
    await bringToPayment(page, pieces.plenty, email);
    await leaveMessage();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(text);
    await page.goto('/checkout/delivery');
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(text);
    await leaveMessage();
    await page.goto('/rolex');
    const shown = page.getByRole('region', { name: 'Messages' });
    await expect(shown).toContainText(text);
    await shown.getByRole('button', { name: 'Close' }).click();
    await expect(shown).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shown).toHaveCount(0);
  },
);
