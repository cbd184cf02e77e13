import { expect, type BrowserContext, type Page } from '@playwright/test';
import { TEXT_VERSION } from '../features/consent/categories.ts';
import { STORED } from '../features/consent/stored-names.ts';
import { ask } from './ask.ts';
import { hydrated } from './support/hydrated.ts';
import { expectGoodPage } from './support/expect-page.ts';
import { previewLinkTo } from './support/preview-link.ts';
import { origins, type ShopName } from './shop.ts';
import { test } from './support/test.ts';

test.use({ answersConsent: false });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'May we remember a few things?' });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });

const allowed = (categories: readonly string[]) =>
  new Set(STORED.filter(({ category }) => categories.includes(category)).map(({ name }) => name));

/** Names of everything that the shop has stored in this browser. */
async function stored(page: Page, context: BrowserContext): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => name);
  const storage = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies, ...storage].sort();
}

/** Addresses of thirty different pages, from the sitemap, with those that it does not list. */
async function thirtyPages(shop: ShopName): Promise<string[]> {
  const { body: sitemap } = await ask(shop, '/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const every = Math.max(1, Math.floor(listed.length / 24));
  const spread = listed.filter((_path, index) => index % every === 0).slice(0, 24);
  const own = [shop === 'loupe' ? '/wishlist' : '/favourites', '/checkout/cart', '/login', '/register'];
  return [...new Set(['/', ...spread, ...own, '/search?text=gold', '/cookies', '/nothing-here'])].slice(
    0,
    30,
  );
}

test(
  '[BH-07] nothing but necessary storage and no third party over 30 pages, before an answer and after a no; after a yes only the tag manager',
  { tag: '@phone' },
  async ({ page, context, shop }) => {
    test.setTimeout(240_000);
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== origins[shop]) foreign.push(request.url());
    });
    const pages = await thirtyPages(shop);
    expect(pages.length).toBeGreaterThanOrEqual(25);
    const necessary = allowed(['necessary']);
    for (const path of pages) {
      await page.goto(path);
      // The page's script runs from the first key on; it asks at the end.
      await page.keyboard.press('Shift');
      if (path !== '/cookies') await expect(dialog(page)).toBeVisible();
      expect((await stored(page, context)).filter((name) => !necessary.has(name))).toEqual([]);
    }
    expect(await stored(page, context)).not.toContain('cookieConsent');

    await page.goto('/');
    await button(page, 'Reject all').click();
    await expect(dialog(page)).toBeHidden();
    for (const path of pages.slice(0, 8)) {
      await page.goto(path);
      await expect(dialog(page)).toBeHidden();
      expect((await stored(page, context)).filter((name) => !necessary.has(name))).toEqual([]);
    }

    expect(foreign).toEqual([]);
    await page.goto('/cookies');
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect(page.getByText('Saved. It applies from now on.')).toBeVisible();
    const all = allowed(['necessary', 'experience', 'statistics', 'marketing']);
    for (const path of pages.slice(0, 8)) {
      await page.goto(path);
      expect((await stored(page, context)).filter((name) => !all.has(name))).toEqual([]);
    }
    expect(foreign.filter((url) => new URL(url).hostname !== 'tagmanager.localhost')).toEqual([]);
  },
);

test('[BH-07] [RT-28] the question returns on each route until it is answered, by keyboard too', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(dialog(page)).toBeVisible();
  await expectGoodPage(page);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Accept all')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find an order' }).click();
  await expect(page).toHaveURL(/find-order/);
  await expect(dialog(page)).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('cookieConsent');

  const [accept, reject] = await Promise.all(
    ['Accept all', 'Reject all'].map(async (name) =>
      button(page, name).evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, borderColor, font } = getComputedStyle(element);
        return { isWide: width > 44, height, color, backgroundColor, borderColor, font };
      }),
    ),
  );
  expect(reject).toEqual(accept);
  await button(page, 'Reject all').click();
  await expect(dialog(page)).toBeHidden();
  const cookie = (await context.cookies()).find(({ name }) => name === 'cookieConsent');
  expect(cookie?.value).toMatch(new RegExp(`^necessary:${TEXT_VERSION}:[0-9a-f-]{36}$`));
  expect(Math.round((cookie!.expires - Date.now() / 1_000) / 86_400)).toBe(182);
});

test(
  '[BH-07] a choice of categories is kept, and withdrawing it removes what it allowed',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await page.goto('/cookies');
    await expect(dialog(page)).toBeHidden();
    for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
    await page.getByRole('checkbox', { name: /^Experience/ }).check();
    const save = page.getByRole('button', { name: 'Save my choice' });
    await hydrated(save); // without script it is saved too, by a form
    await save.click();
    await expect(page.getByText('Saved. It applies from now on.')).toBeVisible();
    await page.evaluate(() => localStorage.setItem('searches', '["gold"]'));
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /^Experience/ })).toBeChecked();
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Reject all' }).click();
    await expect(page.getByText('Saved. It applies from now on.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Experience/ })).not.toBeChecked();
    expect(await stored(page, context)).not.toContain('searches');
  },
);

test(
  '[BH-07] what was kept under an answer to an older text is removed while the question is asked again, also by the settings page',
  { tag: '@phone' },
  async ({ page, context, shop }) => {
    const url = origins[shop];
    const older = `necessary.experience.statistics:${TEXT_VERSION - 1}:00000000-0000-4000-8000-000000000000`;
    for (const path of ['/', '/cookies']) {
      await context.addCookies([
        { name: 'cookieConsent', value: older, url },
        { name: 'x-attraqt-clusterid', value: '1', url },
      ]);
      await page.goto('/api/consent/style');
      await page.evaluate(() => {
        localStorage.setItem('recentlyViewed', '[]');
        sessionStorage.setItem('searchSession', 'of-the-older-text');
        localStorage.setItem('bagQuantity', '0');
      });
      await page.goto(path);
      await page.keyboard.press('Shift');
      const optional = ['recentlyViewed', 'searchSession', 'x-attraqt-clusterid'];
      const left = async () => (await stored(page, context)).filter((name) => optional.includes(name));
      await expect.poll(left).toEqual([]);
      expect(await stored(page, context)).toContain('bagQuantity');
      if (path === '/') await expect(dialog(page)).toBeVisible();
    }
  },
);

test(
  '[BH-07] a yes on a page of an older text counts for that text: pages of the present one ask again',
  { tag: '@phone' },
  async ({ page, context }) => {
    await page.goto('/');
    await expect(dialog(page)).toBeVisible();
    await page.evaluate((older) => {
      for (const form of document.querySelectorAll<HTMLFormElement>('form[action^="/api/consent"]'))
        form.action = `/api/consent?text=${older}`;
    }, TEXT_VERSION - 1);
    await button(page, 'Accept all').click();
    const answer = async () =>
      (await context.cookies()).find(({ name }) => name === 'cookieConsent')?.value ?? '';
    await expect.poll(answer).toMatch(/^necessary\.experience\.statistics\.marketing:/);
    expect((await answer()).split(':')[1]).toBe(`${TEXT_VERSION - 1}`);
    await page.goto('/find-order');
    await expect(dialog(page)).toBeVisible();
    await button(page, 'Accept all').click();
    await expect(dialog(page)).toBeHidden();
  },
);

test(
  '[BH-06] [BH-07] in a preview the question and the banner cover neither each other nor the page',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(previewLinkTo('/'));
    const banner = page.getByRole('complementary', { name: 'Preview' });
    await expect(dialog(page)).toBeVisible();
    await button(page, 'Reject all').click({ trial: true });
    await banner.getByRole('link', { name: 'Leave the preview' }).click({ trial: true });
    await button(page, 'Reject all').click();
    await expect(dialog(page)).toBeHidden();
    await expect(banner).toBeVisible();
  },
);

test('[BH-07] a form of another site cannot answer', { tag: '@desktop' }, async ({ shop }) => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const answer = await ask(shop, '/api/consent', { method: 'POST', body: 'choice=all', headers });
  expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[BH-07] the question is a form before the page, and gone once answered', async ({
    page,
    context,
  }) => {
    await page.goto('/find-order');
    const question = page.getByRole('region', { name: 'May we remember a few things?' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Reject all' }).click();
    await expect(page).toHaveURL(/find-order/);
    await expect(question).toBeHidden();
    const cookie = (await context.cookies()).find(({ name }) => name === 'cookieConsent');
    expect(cookie?.value).toMatch(new RegExp(`^necessary:${TEXT_VERSION}:`));
  });
});
