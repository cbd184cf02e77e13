import { expect } from '@playwright/test';
import { ask } from './ask.ts';
import { expectGoodAtEverySize } from './support/expect-page.ts';
import { test } from './support/test.ts';

const FINDER = { beaverbrooks: '/stores', loupe: '/boutiques' } as const;
const STORES = { beaverbrooks: '/store/leeds', loupe: '/store/mayfair' } as const;

test(
  '[RT-13] the finder belongs to its site, and the other site’s is 404',
  { tag: '@phone' },
  async ({ page, shop }) => {
    const other = shop === 'loupe' ? '/stores' : '/boutiques';
    expect((await page.goto(FINDER[shop]))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      shop === 'loupe' ? 'Boutiques' : 'Find a store',
    );
    await expectGoodAtEverySize(page);
    expect((await ask(shop, other)).status).toBe(404);
    expect((await ask(shop, '/stores/region/yorkshire')).status).toBe(shop === 'loupe' ? 404 : 200);
    const bare = await ask(shop, '/store');
    expect([bare.status, bare.headers.location]).toEqual([302, expect.stringMatching(`${FINDER[shop]}$`)]);
  },
);

test(
  '[QY-13] [CO-08] a place is searched with a plain form, nearest first, in miles to one decimal',
  { tag: '@desktop' },
  async ({ browser, shop, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(FINDER[shop]);
    await page.getByRole('textbox', { name: 'Town or postcode' }).fill('LS1 4AP');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page).toHaveURL(/\?place=LS1/);
    const list = page.getByRole('region', { name: /near LS1, Leeds/ }).getByRole('listitem');
    await expect(list.first()).toContainText('Leeds');
    const miles = (await list.allInnerTexts()).map((text) => /(\d+\.\d)\u00a0miles/.exec(text)?.[1]);
    expect(miles.length).toBeGreaterThan(3);
    expect(miles.map(Number)).toEqual(miles.map(Number).toSorted((one, next) => one - next));
    await expect(list.first()).toContainText(/Open until|Opens/);
    await page.goto(`${FINDER[shop]}?place=Leedz`);
    await expect(page.getByText('We could not find that place.')).toBeVisible();
    const meant = page.getByRole('paragraph').filter({ hasText: 'Did you mean' });
    await meant.getByRole('link', { name: 'Leeds', exact: true }).click();
    await expect(page.getByRole('region', { name: /near Leeds/ })).toBeVisible();
    await context.close();
  },
);

test(
  '[RT-13] an unknown place stays in the field, to be corrected',
  { tag: '@phone' },
  async ({ page, shop }) => {
    await page.goto(`${FINDER[shop]}?place=Manchestre`);
    const field = page.getByRole('textbox', { name: 'Town or postcode' });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('Manchestre');
  },
);

test(
  '[RT-13] the map tells the store under the pointer, and arrow keys lead from store to store',
  { tag: '@desktop' },
  async ({ page, shop }) => {
    await page.goto(FINDER[shop]);
    const map = page.getByRole('group', { name: /^Map of our/ });
    const dots = map.getByRole('link');
    const names = await dots.evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-label') ?? ''));
    const told = map.locator('xpath=following-sibling::p');
    await dots.last().hover();
    await expect(told).toHaveText(names.at(-1)!);
    await dots.first().focus();
    await expect(told).toHaveText(names[0]!);
    await page.keyboard.press('ArrowDown');
    await expect(dots.nth(1)).toBeFocused();
    await expect(told).toHaveText(names[1]!);
    await page.keyboard.press('Tab');
    await expect(told).toHaveText('');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(names[1]!);
  },
);

test(
  '[RT-13] a position finds the nearest, and a refusal says what to do',
  { tag: '@phone' },
  async ({ page, context, shop }) => {
    await page.goto(FINDER[shop]);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByText(/did not share your location/)).toBeVisible();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 55.95, longitude: -3.19 });
    await page.getByRole('button', { name: 'Use my location' }).click();
    const nearest = page.getByRole('region', { name: 'Nearest to you' }).getByRole('listitem').first();
    await expect(nearest).toContainText('Edinburgh');
    await expect(nearest).toContainText(/\d\.\d\u00a0miles/);
    expect(page.url()).not.toContain('55.9');
  },
);

test(
  '[EN-16] [EU-03] a store’s page says where it is, whether it is open, and when',
  { tag: '@phone' },
  async ({ page, shop }) => {
    await page.goto(STORES[shop]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop === 'loupe' ? 'Mayfair' : 'Leeds');
    const main = page.getByRole('main');
    await expect(main.getByText(/^(Open until|Opens)/)).toBeVisible();
    const hours = main.getByRole('region', { name: 'Opening hours' });
    await expect(hours).toContainText('Monday');
    await expect(hours).toContainText('Sunday');
    await expect(main.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      /openstreetmap\.org\/directions/,
    );
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(facts.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toContain('JewelryStore');
    await expectGoodAtEverySize(page);
  },
);

test(
  '[RT-13] a region lists its stores, and each links to its page',
  { tag: ['@desktop', '@nightly'] },
  async ({ page, shop }) => {
    test.skip(shop === 'loupe', 'Nine boutiques have no regions.');
    await page.goto('/stores');
    await page
      .getByRole('navigation', { name: 'Regions' })
      .getByRole('link', { name: /Scotland/ })
      .click();
    await expect(page).toHaveURL(/\/stores\/region\/scotland$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scotland');
    await expectGoodAtEverySize(page);
    await page.getByRole('region').getByRole('link', { name: 'Inverness', exact: true }).click();
    await expect(page).toHaveURL(/\/store\/inverness$/);
  },
);
