import { hydrated } from './support/hydrated.ts';
import { expect } from '@playwright/test';
import { ask } from './ask.ts';
import { startIsolatedShop } from './isolated-shop.ts';
import { expectAccessible } from './support/expect-page.ts';
import { agree, errorAt, measuredBy, reported } from './support/measured.ts';
import { expectFitsAt320, test } from './windows.ts';

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

test(
  '[RT-20] a category has a landing page, and its grid shows how many products were seen',
  { tag: '@phone' },
  async ({ page, shown }) => {
    expect((await page.goto(shown.landing))?.status()).toBe(200);
    await expectAccessible(page);
    await expectFitsAt320(page);
    expect((await page.goto(shown.listing))?.status()).toBe(200);
    await expect(page.getByText(/You have seen \d+ of \d+/)).toBeVisible();
    await expectAccessible(page);
    await expectFitsAt320(page);
  },
);

test('[RT-20] the title of a category names the shop once, with the page number before it', async ({
  shop,
  shown,
}) => {
  const name = shop === 'loupe' ? 'Loupe' : 'Beaverbrooks';
  const title = async (path: string) => /<title>([^<]*)</.exec((await ask(shop, path)).body)?.[1];
  expect(await title(shown.landing)).toMatch(new RegExp(`^[^|]+ \\| ${name}$`));
  expect(await title(`${shown.listing}?page=2`)).toMatch(new RegExp(`, page 2 \\| ${name}$`));
});

test(
  '[EU-13] [RT-29] an unavailable piece says why and what to do next',
  { tag: '@phone' },
  async ({ page, shop, shown }) => {
    await page.goto(`/${shown.soldOut}/x/p`);
    await expect(page.getByRole('button', { name: 'Sold out' }).first()).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expectAccessible(page);
    await page.goto(`/${shown.storeOnly}/x/p`);
    await expect(
      page.getByText(shop === 'loupe' ? 'In our boutiques only' : 'In our stores only'),
    ).toBeVisible();
    if (shop === 'loupe') await expect(page.getByRole('main')).not.toContainText(/\bstores?\b|jeweller/i);
    await expect(page.getByRole('button', { name: 'Add to bag' })).toHaveCount(0);
    await expectAccessible(page);
  },
);

test(
  '[EU-13] a piece that has just sold out asks for no size and promises no day',
  { tag: ['@phone', '@nightly'] },
  async ({ page, shop, shown }) => {
    await page.route('**/api/live-product/*', async (route) => {
      const { body } = await ask(shop, new URL(route.request().url()).pathname);
      const live = JSON.parse(body) as { variants: { id: string }[] };
      const variants = live.variants.map(({ id }) => ({ id, stockLevel: 'out' }));
      await route.fulfill({ json: { ...live, variants } });
    });
    await page.goto(shown.product.address);
    const main = page.getByRole('main');
    await expect(main.getByText(/^Sold out\. Call us/)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Sold out' }).first()).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(main.getByRole('button', { name: /Add to bag|Choose a size/ })).toHaveCount(0);
    await expect(
      main.getByText(/^(Arrives by|Next day, )|Expected by|Order within \d|choose one/i),
    ).toHaveCount(0);
    await expectAccessible(page);
  },
);

test(
  '[RT-28] [ER-12] the app shell is not a page: /_app is 404, reported once, with links to continue',
  { tag: '@phone' },
  async ({ page, context, shop }) => {
    await agree(context, shop, 'statistics');
    const measured = measuredBy(page);
    const response = await page.goto('/_app?from=mail');
    expect(response?.status()).toBe(404);
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('link', { name: 'Go to the homepage' })).toBeVisible();
    await expect.poll(() => reported(measured)).toEqual([errorAt('error_4xx', '/not-found', shop)]);
    await expectAccessible(page);
    await expectFitsAt320(page);
  },
);

test(
  '[RT-28] a path that only starts like a page of the shop is the shop’s own 404 page',
  { tag: '@desktop' },
  async ({ shop }) => {
    const list = shop === 'loupe' ? '/wishlist' : '/favourites';
    for (const path of [
      '/checkout',
      '/checkout/orderConfirmations',
      '/login/pw',
      '/my-account/appointment',
      `${list}/x`,
    ]) {
      const { status, body } = await ask(shop, path);
      expect([path, status]).toEqual([path, 404]);
      expect(body).toContain('Go to the homepage');
    }
  },
);

test(
  '[BH-04] [ER-12] [EU-01] [CO-11] the server error page is reported once, with its address without query',
  { tag: '@desktop' },
  async ({ page, context, shop }) => {
    await agree(context, shop, 'statistics');
    const measured = measuredBy(page);
    const response = await page.goto('/500?from=basket');
    expect(response?.status()).toBe(500);
    await expect(page).toHaveTitle('Internal Server Error');
    await expect(page.getByRole('alert').filter({ hasText: '500 Internal Server Error' })).toBeVisible();
    await expect(page.getByText(/We are sorry.*we are putting it right/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the homepage' })).toHaveAttribute('href', '/');
    await expect(page.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
    await expect.poll(() => reported(measured)).toEqual([errorAt('error_5xx', '/500', shop)]);
    await expectAccessible(page);
    await expectFitsAt320(page);
    // No intermediate cache may store it. The page is also complete without script.
    expect((await ask(shop, '/500')).headers['cache-control']).toContain('no-store');
    expect((await ask(shop, '/500')).body).toContain(shop === 'loupe' ? '0800 000 0200' : '0800 000 0100');
  },
);

test(
  '[BH-04] [ER-11] page data that fails is answered 500 by the same page, complete without script',
  { tag: '@desktop' },
  async ({ shop, shown }) => {
    const isolated = await startIsolatedShop();
    try {
      for (const path of ['/', shown.landing, shown.listing, shown.product.address]) {
        const { status, headers, body } = await ask(shop, path, { port: isolated.port });
        expect(status).toBe(500);
        expect(headers['x-robots-tag']).toContain('noindex');
        expect(body).toContain('<title>Internal Server Error</title>');
        expect(body).toContain('500 Internal Server Error');
        expect(body).not.toContain('ECONNREFUSED');
      }
      expect((await ask(shop, '/_app', { port: isolated.port })).status).toBe(404);
    } finally {
      await isolated.stop();
    }
  },
);

test(
  '[BH-04] [ER-12] a page whose rendering fails in the browser becomes the same page, not indexed, and reports it',
  { tag: '@desktop' },
  async ({ page, context, shop, shown }) => {
    await agree(context, shop, 'statistics');
    const measured = measuredBy(page);
    // Amounts are made of digits that are filled up to three.
    await page.addInitScript(() => {
      const { padStart } = String.prototype;
      String.prototype.padStart = function (length, fill) {
        if (length === 3 && fill === '0') throw new Error('planted');
        return padStart.call(this, length, fill);
      };
    });
    await page.goto(`${shown.product.address}?from=mail`);
    await expect(page.getByRole('alert').filter({ hasText: '500 Internal Server Error' })).toBeVisible();
    await expect(page).toHaveTitle('Internal Server Error');
    await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Go to the homepage' })).toHaveAttribute('href', '/');
    await expect.poll(() => reported(measured)).toEqual([errorAt('error_5xx', shown.product.address, shop)]);
    await expectAccessible(page);
    await expectFitsAt320(page);
  },
);

test(
  'the menu opens by keyboard, closes on Escape and gives focus back',
  { tag: '@desktop' },
  async ({ page, shop, shown }) => {
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
  },
);

test(
  'client-side navigation keeps addresses, titles and focus right',
  { tag: '@desktop' },
  async ({ page, shown }) => {
    await page.goto(shown.listing);
    const card = page.locator('main article h3 a').first();
    const href = (await card.getAttribute('href')) ?? '';
    await hydrated(card);
    await card.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${shown.listing}$`));
  },
);
