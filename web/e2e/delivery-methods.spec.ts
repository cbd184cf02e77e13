import { expect, type Page } from '@playwright/test';
import { CARDS } from './support/card-provider.ts';
import {
  chooseDelivery,
  fillDelivery,
  orderNumberShown,
  pay,
  payButton,
  SHOPPER,
} from './support/checkout.ts';
import { expectAccessible, expectGoodAtEverySize } from './support/expect-page.ts';
import { bringToDelivery, fillBag } from './support/fill-bag.ts';
import { tabTo } from './support/keyboard.ts';
import { test } from './support/test.ts';

const DAY = /\w+day \d+ \w+/;
const method = (page: Page, name: RegExp) => page.getByRole('radio', { name });

async function continueToPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  await expect(payButton(page)).toBeEnabled();
}

test(
  '[EU-02] [RT-09] next day delivery: the day shown at delivery is on the order, and its charge in the total',
  { tag: '@phone' },
  async ({ page, pieces, email }) => {
    await bringToDelivery(page, pieces.plenty);
    await fillDelivery(page, email);
    const nextDay = method(page, /Next day delivery\. .* Order by 5pm/);
    await nextDay.check();
    const text = await page.getByRole('listitem').filter({ has: nextDay }).innerText();
    const day = DAY.exec(text)?.[0] ?? 'no day';
    expect(text).toContain('£7.95');
    await expectGoodAtEverySize(page);
    await continueToPayment(page);
    await expect(page.getByText('Next day delivery').first()).toBeAttached();
    await pay(page, CARDS.approved);
    await orderNumberShown(page);
    await expect(page.getByRole('main').getByText(day).first()).toBeVisible();
  },
);

test(
  '[EN-07] [EN-09] [EN-13] a nominated day, chosen with the keyboard only, is shown again and is the day of the order',
  { tag: '@desktop' },
  async ({ page, pieces, email }) => {
    await bringToDelivery(page, pieces.plenty);
    await fillDelivery(page, email);
    // Arrows move within the methods.
    await tabTo(page, method(page, /Standard delivery/));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(method(page, /Nominated day delivery/)).toBeChecked();
    await expect(page.getByRole('group', { name: 'Which day?' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByText('Choose the day on which you would like it.')).toBeVisible();
    const days = page.getByRole('group', { name: 'Which day?' }).getByRole('radio');
    await expect(days.first()).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const third = days.nth(2);
    await expect(third).toBeChecked();
    const day = (await third.getAttribute('aria-label')) ?? 'no day';
    expect(day).toMatch(DAY);
    await expectAccessible(page);
    await continueToPayment(page);
    await page.goto('/checkout/delivery');
    await expect(page.getByRole('radio', { name: day, exact: true })).toBeChecked();
    await continueToPayment(page);
    await pay(page, CARDS.approved);
    await orderNumberShown(page);
    await expect(page.getByRole('main').getByText(day).first()).toBeVisible();
  },
);

test(
  '[EU-02] [EN-16] collection from a post office: found by distance, paid for, and named on the order',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, pieces, email }) => {
    await fillBag(page, pieces.plenty);
    await page.goto('/checkout/delivery');
    await chooseDelivery(page, /^Collect from a/);
    await page.getByRole('radio', { name: 'A post office', exact: true }).check();
    await page.getByRole('textbox', { name: 'Town or postcode' }).fill('Leeds');
    await page.getByRole('button', { name: 'Find the nearest' }).click();
    const offices = page.getByRole('radio', { name: /Leeds .* Post Office/ });
    await offices.first().check();
    await expectAccessible(page);
    const field = (name: string) => page.getByRole('textbox', { name });
    await field('E-mail').fill(email);
    await field('First name').fill(SHOPPER.firstName);
    await field('Last name').fill(SHOPPER.lastName);
    await field('Mobile number').fill(SHOPPER.mobile);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(/\/checkout\/payment$/);
    await expect(page.getByText(/Collect from Leeds .* Post Office/).first()).toBeAttached();
    await expect(page.getByText('Collect from a post office').first()).toBeAttached();
    // The bill needs an address of its own.
    await field('First name').fill(SHOPPER.firstName);
    await field('Last name').fill(SHOPPER.lastName);
    await field('Postcode').fill(SHOPPER.postcode);
    await field('House number and street').fill(SHOPPER.street);
    await field('Town or city').fill(SHOPPER.town);
    await field('Mobile number').fill(SHOPPER.mobile);
    await pay(page, CARDS.approved);
    await orderNumberShown(page);
    await expect(page.getByRole('heading', { name: 'To be collected from' })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(/Leeds .* Post Office/)
        .first(),
    ).toBeVisible();
  },
);

test(
  '[EU-03] an address in Ireland: the methods change with the Eircode, and the total is without VAT',
  { tag: '@phone' },
  async ({ page, pieces, email }) => {
    await bringToDelivery(page, pieces.plenty);
    await fillDelivery(page, email);
    await expect(method(page, /Next day delivery/)).toBeAttached();
    await page.getByRole('combobox', { name: 'Country' }).selectOption('IE');
    await page.getByRole('textbox', { name: /Eircode|Postcode/ }).fill('D02 X285');
    await page.getByRole('textbox', { name: 'House number and street' }).fill('1 Merrion Square');
    await page.getByRole('textbox', { name: 'Town or city' }).fill('Dublin');
    await expect(method(page, /Courier to Ireland/)).toBeAttached();
    await expect(method(page, /Next day delivery/)).toHaveCount(0);
    await continueToPayment(page);
    await expect(page.getByText(/^No UK VAT/).first()).toBeAttached();
    await expect(page.getByText('£14.95').first()).toBeAttached();
    await pay(page, CARDS.approved);
    await orderNumberShown(page);
    await expect(page.getByRole('main').getByText('No UK VAT: sent out of the UK.')).toBeVisible();
  },
);

test(
  '[EN-15] the countdown of a product page is that of the next-day method, before and after its cut-off',
  { tag: '@phone' },
  async ({ page, pieces }) => {
    await page.clock.install({ time: new Date('2026-11-25T16:40:30Z') });
    const before = {
      deliverOn: '2026-11-26',
      holdsUntil: '2026-11-25T17:00:00.000Z',
      answeredAt: '2026-11-25T16:40:30.000Z',
    };
    const after = {
      deliverOn: '2026-11-27',
      holdsUntil: '2026-11-26T17:00:00.000Z',
      answeredAt: '2026-11-25T17:00:01.000Z',
    };
    const promises = [before, after];
    await page.route('**/api/live-product/*', (route) => {
      const promise = promises.shift() ?? null;
      return route.fulfill({ json: { variants: [], promise, soonest: promise } });
    });
    await page.goto(`/${pieces.plenty}/x/p`);
    const main = page.getByRole('main');
    await expect(main.getByText(/Order within 1[89]\smin for Thursday 26 November\./)).toBeVisible();
    await page.clock.fastForward('20:00');
    await expect(main.getByText(/Order within 23\sh 5\d\smin for Friday 27 November\./)).toBeVisible();
  },
);
