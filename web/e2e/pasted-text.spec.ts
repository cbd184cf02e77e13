import { expect, type Page } from '@playwright/test';
import { ask } from './ask.ts';
import { fillDelivery, SHOPPER } from './support/checkout.ts';
import { bringToDelivery } from './support/fill-bag.ts';
import { Shopper } from './support/gateway.ts';
import { origins } from './shop.ts';
import { test } from './support/test.ts';

/** What people type and paste: signs of addresses, characters that nobody sees, measures as they are said. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const results = async (page: Page, words: string): Promise<number> => {
  await page.goto(`/search?text=${encodeURIComponent(words)}`);
  await expect(heading(page)).toHaveText(`Search for “${words}”`);
  return page.getByRole('main').getByRole('article').count();
};

test('[RT-10] a search for 100% has its words in title and heading', async ({ page }) => {
  const answer = await page.goto('/search?text=100%25');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/^Search for “100%”/);
  await expect(heading(page)).toHaveText('Search for “100%”');
});

test('[RT-10] words that are too long are cut between characters', async ({ page, shop }) => {
  const words = `${'x'.repeat(199)}💍`;
  expect((await ask(shop, `/search?text=${encodeURIComponent(words)}`)).status).toBe(200);
  await page.goto(`/search?text=${encodeURIComponent(words)}`);
  // Half of a character is a surrogate without the other.
  await expect(heading(page)).toHaveText(/^[^\p{Cs}]*x{100}[^\p{Cs}]*$/u);
});

test(
  '[RT-10] a measure is found with and without a space, and a word of the trade is not corrected',
  { tag: '@phone' },
  async ({ page, shop }) => {
    const [joined, apart] = shop === 'loupe' ? ['40mm', '40 mm'] : ['4mm', '4 mm'];
    const found = await results(page, joined);
    expect(found).toBeGreaterThan(0);
    expect(await results(page, apart)).toBe(found);
    expect(await results(page, 'under £500')).toBeGreaterThan(0);
    await results(page, 'voucher');
    await expect(page.getByText('because nothing is called')).toHaveCount(0);
  },
);

test(
  '[VA-04] [EU-02] an area that is none is refused at the postcode, and a forces’ post office is promised no next day',
  { tag: '@phone' },
  async ({ page, pieces, email }) => {
    await bringToDelivery(page, pieces.plenty);
    await fillDelivery(page, email);
    const postcode = page.getByRole('textbox', { name: 'Postcode' });
    await postcode.fill('ZQ1 1AA');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(postcode).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL(/\/checkout\/delivery$/);
    await postcode.fill('BF1 2AA');
    await postcode.blur();
    await expect(page.getByText('Standard delivery to BFPO').first()).toBeVisible();
  },
);

test(
  '[VA-02] [VA-04] a pasted phone and postcode are read without what nobody sees, and the phone as it is dialled',
  { tag: '@phone' },
  async ({ page, shop, pieces, email }) => {
    await bringToDelivery(page, pieces.plenty);
    await fillDelivery(page, email);
    await page.getByRole('textbox', { name: 'Postcode' }).fill(SHOPPER.postcode.replace(' ', '\u200b '));
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('\u202d+44 (0)7700 900412\u202c');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(/\/checkout\/payment$/);
    const cookies = await page.context().cookies(origins[shop]);
    const shopper = new Shopper(shop, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
    expect(
      await shopper.ask('query SavedAddress { cart { shippingAddress { phone postalCode } } }', {}),
    ).toEqual({
      cart: { shippingAddress: { phone: '+447700900412', postalCode: SHOPPER.postcode } },
    });
  },
);
