import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { ask } from './ask.ts';
import { startLonelyShop } from './lonely-shop.ts';
import type { ShopName } from './shop.ts';

type Window = {
  home: RegExp;
  landing: string;
  listing: string;
  product: { code: string; address: string; slug: string; name: RegExp };
  soldOut: string;
  storeOnly: string;
  menu: string;
};

/** What stands in each shop's window; codes are those the seed promises. */
const WINDOWS: Record<ShopName, Window> = {
  beaverbrooks: {
    home: /Engagement rings, seen in good light/,
    landing: '/engagement-rings',
    listing: '/product-listing/brands',
    product: {
      code: '0100001',
      address: '/0100001/aldous-and-wray-winterbourne-diamond-solitaire-0-70ct-platinum/p',
      slug: 'aldous-and-wray-winterbourne-diamond-solitaire-0-70ct-platinum',
      name: /Winterbourne diamond solitaire/,
    },
    soldOut: '0100003',
    storeOnly: '0100005',
    menu: 'Engagement rings',
  },
  loupe: {
    home: /Deepwater Chronograph/,
    landing: '/watches',
    listing: '/product-listing/watches',
    product: {
      code: '0200001',
      address: '/0200001/tarn-deepwater-chronograph-41-black/p',
      slug: 'tarn-deepwater-chronograph-41-black',
      name: /Deepwater Chronograph/,
    },
    soldOut: '0200002',
    storeOnly: '0200004',
    menu: 'Watches',
  },
};

const test = base.extend<{ shop: ShopName; shown: Window }>({
  shop: async ({}, use, { project }) => use(project.name as ShopName),
  shown: async ({ shop }, use) => use(WINDOWS[shop]),
});

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

async function expectFitsAt320(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(client);
  if (before) await page.setViewportSize(before);
}

test('[RT-01] the home page of each shop answers on its own host, in its own theme', async ({
  page,
  shop,
  shown,
}) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown.home);
  await expect(page.locator('html')).toHaveClass(shop === 'loupe' ? /theme-boutique/ : /theme-highstreet/);
  await expectAccessible(page);
  await expectFitsAt320(page);
});

test('[RT-20] a category has a landing page, and its grid shows how much of it was seen', async ({
  page,
  shown,
}) => {
  expect((await page.goto(shown.landing))?.status()).toBe(200);
  await expectAccessible(page);
  await expectFitsAt320(page);
  expect((await page.goto(shown.listing))?.status()).toBe(200);
  await expect(page.getByText(/You have seen \d+ of \d+/)).toBeVisible();
  await expectAccessible(page);
  await expectFitsAt320(page);
});

test('[RT-24] page and sort: invalid and too far go to page 1 by 302, unknown sort is ignored', async ({
  page,
  shop,
  shown,
}) => {
  for (const bad of ['0', '-1', '1.5', 'two', '999']) {
    const response = await ask(shop, `${shown.listing}?page=${bad}&sort=price-asc`);
    expect(response.status).toBe(302);
    expect(response.headers.location).toMatch(new RegExp(`${shown.listing}\\?sort=price-asc$`));
  }
  expect((await ask(shop, `${shown.listing}?sort=by-luck`)).status).toBe(200);

  await page.goto(shown.listing);
  await page.getByLabel('Sort by').selectOption('price-asc');
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect(page.getByLabel('Sort by')).toHaveValue('price-asc');
});

test('[RT-24] show more adds the next page in place, moves focus to it and counts on', async ({
  page,
  shown,
}) => {
  await page.goto(shown.listing);
  const total = Number((await page.getByText(/You have seen/).textContent())?.match(/of (\d+)/)?.[1]);
  await page.getByRole('link', { name: /^Show \d+ more$/ }).click();
  await expect(page.getByText(`You have seen ${Math.min(48, total)} of ${total}`)).toBeVisible();
  await expect(page.locator('main article')).toHaveCount(Math.min(48, total));
  await expect(page.locator('main article').nth(24).getByRole('link')).toBeFocused();
});

test('[RT-24] page links lead to further pages, and back leads to the first', async ({ page, shown }) => {
  await page.goto(shown.listing);
  const first = page.locator('main article h3').first();
  const firstName = await first.textContent();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(first).not.toHaveText(firstName ?? '');
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(first).toHaveText(firstName ?? '');
});

test('[RT-18] a product answers at its address; another name redirects 301 to the right one', async ({
  page,
  shop,
  shown,
}) => {
  const { code, address, slug, name } = shown.product;
  const wrong = await ask(shop, `/${code}/some-other-name/p?from=mail`);
  expect(wrong.status).toBe(301);
  expect(wrong.headers.location).toMatch(new RegExp(`${address}\\?from=mail$`));

  const response = await page.goto(address);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  expect(slug).not.toBe('');
  await expectAccessible(page);
  await expectFitsAt320(page);
});

test('[RT-18] an abgroup segment shows the same page, kept out of search engines; an unknown code is 404', async ({
  shop,
  shown,
}) => {
  const grouped = await ask(shop, `/abgroup-B${shown.product.address}`);
  expect(grouped.status).toBe(200);
  expect(grouped.headers['x-robots-tag']).toContain('noindex');
  expect((await ask(shop, '/9999999/nothing/p')).status).toBe(404);
});

test('[RT-19] a site-key address resolves by slug and redirects 301', async ({ shop, shown }) => {
  const response = await ask(shop, `/${shop}/${shown.product.slug}/p`);
  expect(response.status).toBe(301);
  expect(response.headers.location).toMatch(new RegExp(`${shown.product.address}$`));
  const other = shop === 'loupe' ? 'beaverbrooks' : 'loupe';
  expect((await ask(shop, `/${other}/${shown.product.slug}/p`)).status).toBe(404);
});

test('[EU-13] what cannot be bought says why and what to do next', async ({ page, shown }) => {
  await page.goto(`/${shown.soldOut}/x/p`);
  await expect(page.getByRole('button', { name: 'Sold out' }).first()).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectAccessible(page);
  await page.goto(`/${shown.storeOnly}/x/p`);
  await expect(page.getByText('Shown in store only')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to bag' })).toHaveCount(0);
  await expectAccessible(page);
});

test('[RT-28] the app shell is no page: /_app is 404, with a way on', async ({ page }) => {
  const response = await page.goto('/_app');
  expect(response?.status()).toBe(404);
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('link', { name: 'Go to the homepage' })).toBeVisible();
  await expectAccessible(page);
  await expectFitsAt320(page);
});

test('[BH-04] the server error page', async ({ page, shop }) => {
  const response = await page.goto('/500?from=basket');
  expect(response?.status()).toBe(500);
  await expect(page).toHaveTitle('Internal Server Error');
  await expect(page.getByRole('alert').filter({ hasText: '500 Internal Server Error' })).toBeVisible();
  await expect(page.getByText(/We are sorry.*we are putting it right/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the homepage' })).toHaveAttribute('href', '/');
  await expect(page.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  await expect
    .poll(() => page.evaluate(() => window.dataLayer))
    .toEqual([{ event: 'server_error', pageAddress: new URL('/500', page.url()).href }]);
  await expectAccessible(page);
  await expectFitsAt320(page);
  // No cache on the way may keep it. The page is whole without script, too.
  expect((await ask(shop, '/500')).headers['cache-control']).toContain('no-store');
  expect((await ask(shop, '/500')).body).toContain(shop === 'loupe' ? '0800 000 0200' : '0800 000 0100');
});

test('[BH-04] [ER-11] page data that fails is answered 500 by the same page, whole without script', async ({
  shop,
  shown,
}) => {
  const lonely = await startLonelyShop();
  try {
    for (const path of ['/', shown.landing, shown.listing, shown.product.address]) {
      const { status, headers, body } = await ask(shop, path, lonely.port);
      expect(status).toBe(500);
      expect(headers['x-robots-tag']).toContain('noindex');
      expect(body).toContain('<title>Internal Server Error</title>');
      expect(body).toContain('500 Internal Server Error');
      expect(body).not.toContain('ECONNREFUSED');
    }
    expect((await ask(shop, '/_app', lonely.port)).status).toBe(404);
  } finally {
    await lonely.stop();
  }
});

test('the menu opens by keyboard, closes on Escape and gives focus back', async ({ page, shop, shown }) => {
  await page.goto('/');
  if (shop === 'loupe') {
    await page.getByRole('button', { name: 'Menu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await dialog.getByRole('button', { name: shown.menu }).click();
    await expect(dialog.getByRole('link', { name: /^All / })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    return;
  }
  const trigger = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: shown.menu });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Halo rings' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu-engagement-rings')).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('moving inside the app keeps addresses, titles and focus right', async ({ page, shown }) => {
  await page.goto(shown.listing);
  const card = page.locator('main article h3 a').first();
  const href = (await card.getAttribute('href')) ?? '';
  await card.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${shown.listing}$`));
});
