import { expect, type Page } from '@playwright/test';
import { dayInWords } from '@loupe/calendar/day-words';
import { daysAfter } from '@loupe/calendar/days';
import { CARDS } from './support/card-provider.ts';
import { cardFields, orderNumberShown, payButton, SHOPPER } from './support/checkout.ts';
import { expectAccessible, expectGoodAtEverySize } from './support/expect-page.ts';
import { fillBag } from './support/fill-bag.ts';
import { hydrated } from './support/hydrated.ts';
import { pressOn, tabTo, typeInto } from './support/keyboard.ts';
import { test } from './support/test.ts';

const COLLECT = /^Collect from a/;
const COURIER = 'Send it to me';

async function toDelivery(page: Page, code: string): Promise<void> {
  await fillBag(page, code);
  await page.goto('/checkout/delivery');
  await hydrated(page.getByRole('radio', { name: COURIER }));
}

test(
  '[MU-11] [EN-13] [EU-16] a whole purchase by collection, with the keyboard only',
  { tag: '@desktop' },
  async ({ page, pieces, email }) => {
    await toDelivery(page, pieces.plenty);
    await pressOn(page, page.getByRole('radio', { name: COURIER }), 'Space');
    await page.keyboard.press('ArrowDown'); // arrows move within the two tiles
    await expect(page.getByRole('radio', { name: COLLECT })).toBeChecked();
    await typeInto(page, page.getByRole('textbox', { name: 'Town or postcode' }), 'LS1 4AP');
    await page.keyboard.press('Enter');
    const stores = page.getByRole('radio', { name: /Ready \w+day \d+ \w+ from/ });
    await expect(stores.first()).toBeVisible();
    await expectAccessible(page);
    await pressOn(page, stores.first(), 'Space');
    const field = (name: string) => page.getByRole('textbox', { name });
    await typeInto(page, field('E-mail'), email);
    await typeInto(page, field('First name'), SHOPPER.firstName);
    await typeInto(page, field('Last name'), SHOPPER.lastName);
    await typeInto(page, field('Mobile number'), SHOPPER.mobile);
    await pressOn(page, page.getByRole('button', { name: 'Continue to payment' }));

    await expect(page).toHaveURL(/\/checkout\/payment$/);
    await expect(page.getByText(/Collect from Leeds/).first()).toBeAttached();
    await expect(page.getByRole('radio', { name: 'Same as delivery' })).toHaveCount(0);
    const { number, expiry, securityCode } = cardFields(page);
    await expect(payButton(page)).toBeEnabled();
    await typeInto(page, number, CARDS.approved);
    await typeInto(page, expiry, '1231');
    await typeInto(page, securityCode, '123');
    await typeInto(page, field('First name'), SHOPPER.firstName);
    await typeInto(page, field('Last name'), SHOPPER.lastName);
    await typeInto(page, field('Postcode'), SHOPPER.postcode);
    await typeInto(page, field('House number and street'), SHOPPER.street);
    await typeInto(page, field('Town or city'), SHOPPER.town);
    await typeInto(page, field('Mobile number'), SHOPPER.mobile);
    await expectAccessible(page);
    await tabTo(page, payButton(page));
    await page.keyboard.press('Enter');

    await orderNumberShown(page);
    const main = page.getByRole('main');
    await expect(main.getByText('Ready to collect from Leeds')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'To be collected from' })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  '[ST-05] nothing is selected at first; a choice is restored, and a saved store is shown again',
  { tag: ['@phone', '@nightly'] },
  async ({ page, pieces, email }) => {
    await toDelivery(page, pieces.plenty);
    await expect(page.getByRole('radio', { name: COURIER })).not.toBeChecked();
    await expect(page.getByRole('radio', { name: COLLECT })).not.toBeChecked();
    await expect(page.getByRole('button', { name: 'Continue to payment' })).toHaveCount(0);
    await page.getByRole('radio', { name: COURIER }).check();
    await page.reload();
    await expect(page.getByRole('radio', { name: COURIER })).toBeChecked();

    await page.getByRole('radio', { name: COLLECT }).check();
    await page.getByRole('textbox', { name: 'Town or postcode' }).fill('Edinburgh');
    await page.getByRole('button', { name: /^Find/ }).click();
    await page
      .getByRole('radio', { name: /Edinburgh/ })
      .first()
      .check();
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByRole('textbox', { name: 'First name' }).fill(SHOPPER.firstName);
    await page.getByRole('textbox', { name: 'Last name' }).fill(SHOPPER.lastName);
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(SHOPPER.mobile);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(/\/checkout\/payment$/);

    // [ST-06] the same bag in a tab with empty storage: the bag's own method decides
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/checkout/delivery');
    await expect(page.getByRole('radio', { name: COLLECT })).toBeChecked();
    await expect(page.getByRole('main').getByText('Edinburgh').first()).toBeVisible();
    // Whatever this tab remembers of another purchase.
    await page.evaluate(() => sessionStorage.setItem('shippingOption', 'VIA_COURIER'));
    await page.reload();
    await expect(page.getByRole('radio', { name: COLLECT })).toBeChecked();
    await page.getByRole('button', { name: 'I have not decided yet' }).click();
    await expect(page.getByRole('radio', { name: COURIER })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeHidden();
    await page.reload();
    await expect(page.getByRole('radio', { name: COURIER })).toBeAttached();
    await expect(page.getByRole('radio', { name: COLLECT })).not.toBeChecked();
  },
);

test('[ST-06] guest details stay in the tab', { tag: '@desktop' }, async ({ page, pieces }) => {
  await toDelivery(page, pieces.plenty);
  const details = {
    isGuest: true,
    email: 'kept@example.com',
    marketingPreference: { email: true, post: false, mobile: false },
  };
  await page.evaluate((kept) => sessionStorage.setItem('guestDetails', JSON.stringify(kept)), details);
  await page.reload();
  await page.getByRole('radio', { name: COURIER }).check();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('kept@example.com');
  await expect(page.getByRole('checkbox', { name: /E-mail me about/ })).toBeChecked();
});

test(
  'the delivery step is accessible at every width, for both delivery options',
  { tag: ['@phone', '@nightly'] },
  async ({ page, pieces }) => {
    await toDelivery(page, pieces.plenty);
    await page.getByRole('radio', { name: COLLECT }).check();
    await page.getByRole('textbox', { name: 'Town or postcode' }).fill('London');
    await page.getByRole('button', { name: /^Find/ }).click();
    await expect(page.getByRole('radio', { name: /Ready/ }).first()).toBeVisible();
    for (const way of [COLLECT, COURIER]) {
      await page.getByRole('radio', { name: way }).check();
      await expectGoodAtEverySize(page);
    }
  },
);

/** The shop's own word for its branches, and the other shop's words. */
const WORDS = {
  beaverbrooks: { branch: 'store', others: /\bboutiques?\b|watchmaker/i },
  loupe: { branch: 'boutique', others: /\bstores?\b|jeweller/i },
};

/** A strap that is made in ten working days. */
const TO_ORDER = '0200073';
const SOONEST = 14;

test(
  '[EN-16] [QY-13] a store is ready as much later as a piece of the bag takes to be made',
  { tag: '@phone' },
  async ({ page, shop }) => {
    test.skip(shop === 'beaverbrooks', 'The strap is sold in the other shop only.');
    await toDelivery(page, TO_ORDER);
    await page.getByRole('radio', { name: COLLECT }).check();
    await page.getByRole('textbox', { name: 'Town or postcode' }).fill('London');
    await page.getByRole('button', { name: 'Find the nearest' }).click();
    const ready = page.getByText(/^Ready \w+day \d+ \w+ from/);
    await expect(ready.first()).toBeVisible();
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/London' });
    const tooSoon = Array.from({ length: SOONEST }, (_, days) => dayInWords(daysAfter(today, days)));
    const shown = (await ready.allTextContents()).join(' ');
    expect(tooSoon.filter((day) => shown.includes(`${day} `))).toEqual([]);
  },
);

test(
  'the collection step uses the shop’s own words for its branches',
  { tag: '@phone' },
  async ({ page, shop, pieces }) => {
    const { branch, others } = WORDS[shop];
    await toDelivery(page, pieces.plenty);
    const collect = page.getByRole('radio', { name: COLLECT });
    await expect(collect).toHaveAccessibleName(new RegExp(`^Collect from a ${branch}`));
    await collect.check();
    await page.getByRole('textbox', { name: 'Town or postcode' }).fill('London');
    await page.getByRole('button', { name: 'Find the nearest' }).click();
    await expect(page.getByRole('radio', { name: /Ready \w+day \d+ \w+ from/ }).first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(others);
  },
);
