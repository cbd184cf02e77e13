import { expect, type Page } from '@playwright/test';
import { ask } from './ask.ts';
import { expectAccessible, expectGoodPage } from './support/expect-page.ts';
import { hydrated } from './support/hydrated.ts';
import { receiptsOf } from './support/inbox.ts';
import { test } from './support/test.ts';

const PAGES = [
  '/rolex',
  '/rolex/collection/watches',
  '/rolex/collection/perihelion',
  '/rolex/point-of-sale',
  '/rolex/contact-us',
  '/rolex/send-a-message',
  '/rolex/book-an-appointment',
  '/rolex/care',
  '/rolex-certified-pre-owned',
  '/rolex-certified-pre-owned/product-listing/watches/gold',
  '/rolex-certified-pre-owned/contact-us',
  '/rolex-certified-pre-owned/point-of-sale',
] as const;

/** RT-22: what no page of the section has. */
async function expectDealerManner(page: Page): Promise<void> {
  await expect(page.getByText('Authorised retailer').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /\bbag\b/i })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /\bbag\b/i })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  const html = await page.content();
  expect(html).not.toMatch(/£\s?\d|"price"|schema\.org\/Offer|\bfinance\b|\bAPR\b/);
  await expect(page.locator('body')).not.toHaveText(/rolex/i, { useInnerText: true });
}

test(
  '[RT-26] from the landing page to a collection, a watch and its form, and the message is in the inbox',
  { tag: '@desktop' },
  async ({ page, shop, email }) => {
    await page.goto('/rolex');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Solstice/ })
      .click();
    await expect(page).toHaveURL('/rolex/collection/solstice');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Solstice 38, steel/ })
      .click();
    await expect(page).toHaveURL(/\/rolex\/\d{7}\/solstice-38-steel-silver-dial\/p$/);
    await expectDealerManner(page);
    await page.getByRole('link', { name: 'Ask about this watch' }).click();
    const send = page.getByRole('button', { name: 'Send my question' });
    await hydrated(send);
    await send.click();
    await expect(page.getByText('Write your question.').first()).toBeVisible();
    await expectAccessible(page);
    const form = page.locator('form').filter({ has: send });
    await form.getByLabel('First name').fill('Hannah');
    await form.getByLabel('Last name').fill('Okafor');
    await form.getByLabel('E-mail').fill(email);
    await form.getByLabel('Showroom').selectOption('glasgow');
    await form.getByLabel('Message').fill(`When may I see it? ${email}`);
    await send.click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
    const reference = /D-\w{6}/.exec(await page.getByRole('main').innerText())?.[0];
    await expect
      .poll(async () => (await receiptsOf(`showroom@${shop}.example`)).map(({ text }) => text).join('\n'))
      .toContain(`When may I see it? ${email}`);
    const letters = await receiptsOf(`showroom@${shop}.example`);
    expect(letters.find(({ text }) => text.includes(email))?.subject).toContain(reference);
    expect(await receiptsOf(email)).toEqual([]);
  },
);

test(
  '[RT-21] a certified watch has its certificate, and asks for an appointment',
  { tag: '@phone' },
  async ({ page, shop, email }) => {
    await page.goto('/rolex-certified-pre-owned');
    await page.getByRole('link', { name: 'See all certified watches' }).click();
    await expect(page).toHaveURL('/rolex-certified-pre-owned/product-listing/watches');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Transit 41, 2019/ })
      .click();
    await expect(page.getByRole('region', { name: 'Its certificate' })).toContainText(
      'By the maker, in Geneva',
    );
    await expectDealerManner(page);
    await expectGoodPage(page);
    await page.getByRole('main').getByRole('link', { name: 'Book an appointment' }).click();
    const send = page.getByRole('button', { name: 'Request this appointment' });
    await hydrated(send);
    const form = page.locator('form').filter({ has: send });
    await form.getByLabel('First name').fill('Hannah');
    await form.getByLabel('Last name').fill('Okafor');
    await form.getByLabel('E-mail').fill(email);
    await form.getByLabel('Phone').fill('0161 496 0112');
    await form.getByLabel('Showroom').selectOption('manchester');
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    await form.getByLabel('Day', { exact: true }).fill(tomorrow);
    await send.click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
    await expect
      .poll(async () => (await receiptsOf(`showroom@${shop}.example`)).map(({ text }) => text).join('\n'))
      .toMatch(new RegExp(`${email}[^]*product code 0301005`));
  },
);

test(
  '[RT-22] every page of the section keeps to its manner, at every width',
  { tag: ['@phone', '@nightly'] },
  async ({ page }) => {
    for (const path of PAGES) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expectDealerManner(page);
      await expectGoodPage(page);
    }
  },
);

test(
  '[RT-22] another case of an address redirects 308 to lower case',
  { tag: '@desktop' },
  async ({ shop }) => {
    for (const [path, lower] of [
      ['/Rolex', '/rolex'],
      ['/ROLEX/Contact-Us?from=mail', '/rolex/contact-us?from=mail'],
      [
        '/Rolex-Certified-Pre-Owned/product-listing/Watches',
        '/rolex-certified-pre-owned/product-listing/watches',
      ],
    ] as const) {
      const { status, headers } = await ask(shop, path);
      expect([status, headers.location]).toEqual([
        308,
        expect.stringMatching(lower.replace('?', '\\?') + '$'),
      ]);
    }
    const moved = await ask(shop, '/0300001/anything/p');
    expect([moved.status, moved.headers.location]).toEqual([
      301,
      expect.stringMatching(/\/rolex\/0300001\/perihelion-40-18ct-yellow-gold-silver-dial\/p$/),
    ]);
  },
);

test('[RT-22] a dealer’s watch is in no search of the shop', async ({ page }) => {
  await page.goto('/search?text=perihelion');
  await expect(page.locator('a[href^="/rolex"]')).toHaveCount(0);
});
