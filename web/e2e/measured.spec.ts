import { expect, type Page } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { addToBag } from './support/checkout.ts';
import { bringToBag, fillBag } from './support/fill-bag.ts';
import { agree, errorAt, measuredBy, reported, type Measured } from './support/measured.ts';
import { origins } from './shop.ts';
import { test } from './support/test.ts';

/** What pages measure, as the collector of statistics received it (docs/analytics.md). */

/** What waits until the browser is idle has begun by then. */
const idle = (page: Page) => page.evaluate(() => new Promise((done) => requestIdleCallback(done)));

/** Path and name of each page viewed. */
async function views(measured: Measured): Promise<(readonly [string, unknown])[]> {
  const { good, bad } = await measured();
  expect(bad).toEqual([]);
  return good
    .filter(({ name }) => name === 'page_view')
    .map(({ params }) => [new URL(String(params['page_location'])).pathname, params['page_title']]);
}

test(
  '[ST-12] [BH-09] each route is measured once, whatever its query, and again when the browser goes back to it',
  { tag: '@phone' },
  async ({ page, context, shop, pieces }) => {
    await agree(context, shop, 'statistics');
    const measured = measuredBy(page);
    await page.goto('/login?from=mail');
    const seen: [string, unknown][] = [['/login', 'Login Page']];
    await expect.poll(() => views(measured)).toEqual(seen);
    const { good } = await measured();
    expect(good[0]?.params).toMatchObject({
      page_location: `${origins[shop]}/login`,
      store: shop === 'loupe' ? 'loupe' : 'BB',
      user_type: 'Guest',
    });

    // Of the query alone, as filters and sorting make it.
    await page.evaluate(() => history.pushState(null, '', '?sort=price'));
    await page.evaluate(() => history.pushState(null, '', '/register'));
    await page.evaluate(() => history.pushState(null, '', '/register?step=2'));
    seen.push(['/register', 'Registration Page']);
    await expect.poll(() => views(measured)).toEqual(seen);
    await page.evaluate(() => history.go(-2));
    seen.push(['/login', 'Login Page']);
    await expect.poll(() => views(measured)).toEqual(seen);

    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    seen.push(['/login', 'Login Page']);
    await expect.poll(() => views(measured)).toEqual(seen);

    await page.goto(`/${pieces.plenty}/x/p`);
    await expect(page).toHaveURL(/\/(?!x\/)[^/]+\/p$/);
    seen.push([new URL(page.url()).pathname, 'Product Details']);
    await expect.poll(() => views(measured)).toEqual(seen);
    await page.goto('/search?text=zzqqzz');
    seen.push(['/search', 'Search Results Empty Page']);
    await expect.poll(() => views(measured)).toEqual(seen);

    // Made ready by the browser before it is asked for: a view when it is opened, and none before.
    await page.addInitScript(() => {
      let isMadeReady = true;
      Object.defineProperty(Document.prototype, 'prerendering', { get: () => isMadeReady });
      addEventListener('opened', () => {
        isMadeReady = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      });
    });
    await page.goto('/register');
    await hydrated(page.locator('body'));
    await idle(page);
    expect(await views(measured)).toEqual(seen);
    await page.evaluate(() => dispatchEvent(new Event('opened')));
    seen.push(['/register', 'Registration Page']);
    await expect.poll(() => views(measured)).toEqual(seen);
  },
);

test(
  '[ST-12] [RO-03] nothing is sent without consent to statistics, after a refusal, or by a bot',
  { tag: '@phone' },
  async ({ page, context, shop, pieces }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/events')) sent.push(request.url());
    });
    for (const categories of ['', 'experience.marketing'])
      for (const path of ['/', '/search?text=gold', `/${pieces.plenty}/x/p`, '/no-such-page']) {
        if (categories !== '') await agree(context, shop, categories);
        await page.goto(path);
        await hydrated(page.locator('body'));
        await idle(page);
      }
    expect(sent).toEqual([]);

    await agree(context, shop, 'statistics');
    await context.setExtraHTTPHeaders({
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    const measured = measuredBy(page);
    const answered = page.waitForResponse('**/api/events');
    await page.goto('/no-such-page');
    expect((await answered).status()).toBe(204);
    expect(await measured()).toEqual({ good: [], bad: [] });
  },
);

test(
  '[ST-12] [BH-07] consent that is given late measures the page that is open, and withdrawn it ends',
  { tag: '@phone' },
  async ({ page }) => {
    const measured = measuredBy(page);
    await page.goto('/cookies');
    await hydrated(page.getByRole('button', { name: 'Accept all' }));
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect.poll(() => views(measured)).toEqual([['/cookies', undefined]]);
    await page.getByRole('button', { name: 'Reject all' }).click();
    await expect(page.getByText('Saved. It applies from now on.')).toBeVisible();
    await page.evaluate(() => history.pushState(null, '', '/login'));
    await idle(page);
    await page.goto('/login');
    await idle(page);
    expect(await views(measured)).toEqual([['/cookies', undefined]]);
  },
);

test(
  '[BH-04] [ER-12] an error page is reported once, with its address without query',
  { tag: '@phone' },
  async ({ page, context, shop }) => {
    await agree(context, shop, 'statistics');
    const measured = measuredBy(page);
    await page.goto('/no-such-page?token=secret');
    await expect.poll(() => reported(measured)).toEqual([errorAt('error_4xx', '/not-found', shop)]);
    await expect.poll(() => views(measured)).toEqual([['/not-found', 'Not Found Page']]);
    await page.goto('/500?token=secret');
    await expect
      .poll(() => reported(measured))
      .toEqual([errorAt('error_4xx', '/not-found', shop), errorAt('error_5xx', '/500', shop)]);
    expect(JSON.stringify(await measured())).not.toContain('secret');
  },
);

/** What the collector has of the bag: the name of each event with its value and its pieces. */
async function bagEvents(measured: Measured): Promise<unknown[]> {
  const { good, bad } = await measured();
  expect(bad).toEqual([]);
  return good
    .filter(({ name }) => /^(add_to|remove_from|empty)_cart$/.test(name))
    .map(({ name, params }) => {
      const items = (params['items'] ?? []) as { product_key: string; price: number; quantity: number }[];
      return [name, ...items.map(({ product_key, quantity }) => [product_key, quantity])];
    });
}

test(
  '[EU-16] [ST-16] what is put into the bag and taken out of it is told with its amounts, and that it is empty',
  { tag: '@phone' },
  async ({ page, context, shop, pieces }) => {
    await agree(context, shop, 'statistics');
    const measured = measuredBy(page);
    const code = pieces.plenty;
    await addToBag(page, code);
    const told: unknown[] = [['add_to_cart', [code, 1]]];
    await expect.poll(() => bagEvents(measured)).toEqual(told);

    await page.goto('/checkout/cart');
    const quantity = page.getByRole('group', { name: /^Quantity of/ });
    await hydrated(quantity.getByRole('button', { name: /^One more/ }));
    await quantity.getByRole('button', { name: /^One more/ }).click();
    told.push(['add_to_cart', [code, 1]]);
    await expect.poll(() => bagEvents(measured)).toEqual(told);
    await quantity.getByRole('button', { name: /^One fewer/ }).click();
    told.push(['remove_from_cart', [code, 1]]);
    await expect.poll(() => bagEvents(measured)).toEqual(told);
    await page.getByRole('button', { name: /^Remove/ }).click();
    told.push(['remove_from_cart', [code, 1]], ['empty_cart']);
    await expect.poll(() => bagEvents(measured)).toEqual(told);

    const { good } = await measured();
    for (const { name, params } of good.filter(({ name }) => /^(add_to|remove_from)_cart$/.test(name))) {
      const items = params['items'] as { price: number; quantity: number }[];
      expect([name, params['value'], params['currency'], params['user_type']]).toEqual([
        name,
        items[0]!.price * items[0]!.quantity,
        'GBP',
        'Guest',
      ]);
    }
  },
);

test(
  '[ST-16] [RO-03] a change of the bag is not told without consent to statistics, when it is refused, or by a bot',
  { tag: '@phone' },
  async ({ page, context, shop, pieces }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/events')) sent.push(request.url());
    });
    await agree(context, shop, 'experience.marketing');
    await addToBag(page, pieces.plenty);
    await idle(page);
    expect(sent).toEqual([]);

    await agree(context, shop, 'statistics');
    const measured = measuredBy(page);
    await page.goto('/checkout/cart');
    const more = page.getByRole('button', { name: /^One more/ });
    await hydrated(more);
    await page.route('**/api/graphql', (route) => route.abort());
    await more.click();
    await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
    expect(await bagEvents(measured)).toEqual([]);
    await page.unroute('**/api/graphql');

    const agent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    await context.setExtraHTTPHeaders({ 'user-agent': agent });
    await page.goto('/checkout/cart');
    await hydrated(more);
    const answered = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/api/events') && (answer.request().postData() ?? '').includes('add_to_cart'),
    );
    await more.click();
    expect((await answered).status()).toBe(204);
    expect(await bagEvents(measured)).toEqual([]);
  },
);

test(
  '[ST-16] a bag that the browser restores is told again, as it is then',
  { tag: '@desktop' },
  async ({ page, context, shop, pieces }) => {
    await agree(context, shop, 'statistics');
    const measured = measuredBy(page);
    const pieceCounts = async () =>
      (await measured()).good
        .filter(({ name }) => name === 'view_cart')
        .map(({ params }) => (params['items'] as unknown[]).length);
    await bringToBag(page, pieces.plenty);
    await expect.poll(pieceCounts).toEqual([1]);
    await fillBag(page, pieces.scarce);
    // Headless Chromium does not keep a test's page in that cache, so the event is dispatched by the test.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect.poll(pieceCounts).toEqual([1, 2]);
  },
);
