import { expect, type Browser, type BrowserContext } from '@playwright/test';
import { GetCartDocument, GetShoppingListDocument } from '../gql/graphql.ts';
import { documentIdOf } from '../lib/document-id.ts';
import { ask } from './ask.ts';
import { origins, type ShopName } from './shop.ts';
import { hydrated } from './support/hydrated.ts';
import { addToBagOf, Shopper } from './support/gateway.ts';
import { LISTS, watchRequests } from './support/list.ts';
import { test } from './support/test.ts';

/** Gives the browser the session of a shopper whose bag was filled through the gateway. */
async function browserOf(
  browser: Browser,
  shop: ShopName,
  shopper: Shopper,
  javaScriptEnabled: boolean,
): Promise<BrowserContext> {
  const context = await browser.newContext({ javaScriptEnabled, baseURL: origins[shop] });
  const [name = '', value = ''] = shopper.cookie.split('=');
  await context.addCookies([{ name, value, url: origins[shop] }]);
  return context;
}

test(
  'the bag is rendered by the server: without script its lines, total and delivery day are there',
  { tag: '@phone' },
  async ({ browser, shop, pieces }) => {
    const shopper = new Shopper(shop);
    const { lineItems = [] } = await addToBagOf(shopper, pieces.plenty);
    const context = await browserOf(browser, shop, shopper, false);
    const page = await context.newPage();
    const answer = await page.goto('/checkout/cart');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1, name: 'Your bag' })).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: lineItems[0]?.name ?? '' })).toBeVisible();
    await expect(main.getByText('1 piece', { exact: true })).toBeVisible();
    await expect(main.getByText(/^In stock, arrives /)).toBeVisible();
    await expect(
      main.getByRole('complementary', { name: 'Order summary' }).getByText(/£/).first(),
    ).toBeVisible();
    expect(answer?.headers()['cache-control']).toMatch(/private.*no-store/);
    await context.close();
  },
);

test(
  '[BH-02] the server sends a guest without a delivery address from payment to delivery',
  { tag: '@desktop' },
  async ({ shop, pieces }) => {
    const shopper = new Shopper(shop);
    await addToBagOf(shopper, pieces.plenty);
    const { status, headers } = await ask(shop, '/checkout/payment', { cookie: shopper.cookie });
    expect([status, headers.location]).toEqual([307, expect.stringMatching(/\/checkout\/delivery$/)]);
  },
);

test(
  'a shopper without a bag gets the empty one from the server, and no session',
  { tag: '@desktop' },
  async ({ shop }) => {
    for (const [path, words] of [
      ['/checkout/cart', 'Your bag is empty'],
      [LISTS[shop].path, 'Nothing in here yet.'],
    ] as const) {
      const { body, headers } = await ask(shop, path);
      expect(body).toContain(words);
      expect(headers['set-cookie'] ?? []).toEqual([]);
      expect(headers['cache-control']).toMatch(/private.*no-store/);
    }
  },
);

test(
  'the browser reuses the server-rendered bag and does not request it again',
  { tag: '@phone' },
  async ({ browser, shop, pieces }) => {
    const shopper = new Shopper(shop);
    await addToBagOf(shopper, pieces.plenty);
    const context = await browserOf(browser, shop, shopper, true);
    const page = await context.newPage();
    const seen = watchRequests(page);
    await page.goto('/checkout/cart');
    const more = page.getByRole('button', { name: /^One more/ });
    await hydrated(more);
    await more.click();
    await expect(page.getByRole('main').getByText('2 pieces', { exact: true })).toBeVisible();
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((request) => request.includes(documentIdOf(GetCartDocument)))).toEqual([]);
    await context.close();
  },
);

test(
  'the list is rendered by the server: it is there without script, and not requested again with it',
  { tag: '@desktop' },
  async ({ browser, shop, pieces }) => {
    const shopper = new Shopper(shop);
    await shopper.ask(
      `mutation AddToShoppingList($productKey: String!) {
         addToShoppingList(productKey: $productKey, pageIndex: 0, pageSize: 1) { __typename }
       }`,
      { productKey: pieces.plenty },
    );
    for (const javaScriptEnabled of [false, true]) {
      const context = await browserOf(browser, shop, shopper, javaScriptEnabled);
      const page = await context.newPage();
      const seen = watchRequests(page);
      await page.goto(LISTS[shop].path);
      await expect(page.locator('[data-entries] article')).toHaveCount(1);
      await expect(page.getByRole('main').getByText('1 item', { exact: true })).toBeVisible();
      if (javaScriptEnabled) await hydrated(page.getByRole('button', { name: /^Remove / }).first());
      expect(seen.filter((request) => request.includes(documentIdOf(GetShoppingListDocument)))).toEqual([]);
      await context.close();
    }
  },
);
