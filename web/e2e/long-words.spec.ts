import { expect, type Page } from '@playwright/test';
import { register, saveAddress } from './support/account.ts';
import { CARDS } from './support/card-provider.ts';
import { orderNumberShown, pay } from './support/checkout.ts';
import { bringToPayment, fillBag } from './support/fill-bag.ts';
import { PAGES } from './screens/pages.ts';
import { test } from './support/test.ts';

/** The longest name of a place in Britain. */
const TOWN = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
/** Pages of a customer who has bought nothing. */
const ACCOUNT = [
  '/my-account',
  '/my-account/orders',
  '/my-account/reservations',
  '/my-account/appointments',
  '/my-account/gift-cards',
  '/my-account/address-book',
  '/my-account/edit-address',
  '/my-account/update-profile',
  '/my-account/privacy',
];
const NARROW = { width: 320, height: 640 };

/** What reaches beyond the page's width; empty when it fits. */
const beyond = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .slice(-3)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`);
  });

/** Puts a long word before the words of headings, sentences and addresses, as a name or a place may be one; counts are none. */
const lengthen = (page: Page): Promise<number> =>
  page.evaluate((town) => {
    const texts = [
      ...document.querySelectorAll('main :is(h1, h2, h3, p, dd, address):not(.num, .whitespace-nowrap)'),
    ].flatMap((element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
        .slice(0, 1),
    );
    for (const text of texts) text.nodeValue = `${town} ${text.nodeValue}`;
    return texts.length;
  }, TOWN);

test.use({ viewport: NARROW });

test('[RT-01] pages of every kind stay within 320 px with words as long as a Welsh town', async ({
  page,
  shop,
}) => {
  test.slow();
  const wide: [string, string[]][] = [];
  for (const [name, address] of Object.entries(PAGES[shop])) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveCount(0);
    await lengthen(page);
    const found = await beyond(page);
    if (found.length > 0) wide.push([name, found]);
  }
  expect(wide).toEqual([]);
});

test(
  '[RT-05] [RT-08] [RT-09] bag, payment, confirmation and account stay within 320 px with a town of 58 letters',
  { tag: '@phone' },
  async ({ page, pieces, email }) => {
    const long = `${'a'.repeat(20)}.${email}`;
    await bringToPayment(page, pieces.plenty, long, { city: TOWN, region: TOWN });
    await expect(page.getByText(TOWN).first()).toBeVisible();
    expect(await beyond(page)).toEqual([]);
    await lengthen(page);
    expect(await beyond(page)).toEqual([]);
    await page.reload();
    await pay(page, CARDS.approved);
    await orderNumberShown(page);
    await expect(page.getByText(TOWN).first()).toBeVisible();
    expect(await beyond(page)).toEqual([]);
    await lengthen(page);
    expect(['confirmation', ...(await beyond(page))]).toEqual(['confirmation']);
    await fillBag(page, pieces.plenty);
    for (const address of ['/checkout/cart', '/checkout/delivery']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await lengthen(page);
      expect([address, ...(await beyond(page))]).toEqual([address]);
    }
    await register(page, long);
    await saveAddress(page, TOWN);
    const wide: [string, string[]][] = [];
    for (const address of ACCOUNT) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      // What the account answers stands in the page.
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await lengthen(page);
      const found = await beyond(page);
      if (found.length > 0) wide.push([address, found]);
    }
    expect(wide).toEqual([]);
  },
);
