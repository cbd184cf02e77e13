import { expect, type Page, type Route } from '@playwright/test';
import { addToBag, openBag } from './support/checkout.ts';
import { hydrated } from './support/hydrated.ts';
import { agree, measuredBy } from './support/measured.ts';
import { entriesOf, toOthers, type Asked } from './support/data-layer.ts';
import { test } from './support/test.ts';

/** The tag manager's container and the advertising network (IN-05, MU-18, docs/adr/0104). */

/** What waits until the browser is idle has begun by then. */
const idle = (page: Page) => page.evaluate(() => new Promise((done) => requestIdleCallback(done)));

const namesOf = (asked: readonly Asked[]): unknown[] =>
  entriesOf(asked).map(
    ({ command, pushed }) => command?.slice(0, 2).map(String).join(' ') ?? pushed?.['event'],
  );

test(
  '[IN-05] no page asks a third party before a yes to marketing; after it the container comes in order, but not where something is paid',
  { tag: '@phone' },
  async ({ page, context, shop, pieces }) => {
    const asked = toOthers(page, shop);
    for (const categories of ['', 'experience.statistics']) {
      if (categories !== '') await agree(context, shop, categories);
      for (const path of ['/', `/${pieces.plenty}/x/p`]) {
        await page.goto(path);
        await hydrated(page.locator('body'));
        await idle(page);
      }
    }
    expect(asked).toEqual([]);

    await agree(context, shop, 'marketing');
    await page.goto('/search?text=ring');
    await expect.poll(() => namesOf(asked)).toContain('page_view');
    expect(namesOf(asked).slice(0, 4)).toEqual([
      'consent default',
      'consent update',
      expect.stringMatching(/^js /),
      'gtm.js',
    ]);
    const [first, second] = entriesOf(asked);
    expect(Object.keys(first?.command?.[2] ?? {})).toHaveLength(7);
    expect(second?.command?.[2]).toMatchObject({ ad_user_data: 'granted', analytics_storage: 'denied' });

    await addToBag(page, pieces.plenty);
    asked.length = 0;
    await openBag(page);
    await idle(page);
    await page.goto('/checkout/delivery');
    await hydrated(page.locator('body'));
    await idle(page);
    expect(asked.filter(({ at }) => at.startsWith('/checkout'))).toEqual([]);

    // A container that is blocked, silent or broken costs the shop's own measuring nothing, nor the shopper.
    await agree(context, shop, 'marketing.statistics');
    const container = /\/gtm\.js/;
    const broken = 'dataLayer.push = () => { throw new Error("a tag") };';
    for (const answer of [
      (route: Route) => route.abort(),
      () => undefined,
      (route: Route) => route.fulfill({ contentType: 'text/javascript', body: broken }),
    ]) {
      await page.unrouteAll();
      await page.route(container, answer);
      const measured = measuredBy(page);
      const views = async () => (await measured()).good.filter(({ name }) => name === 'page_view').length;
      await page.goto('/stores', { waitUntil: 'domcontentloaded' });
      await expect.poll(views).toBe(1);
      await page.getByRole('banner').getByRole('link', { name: 'Bag, 1 piece' }).click();
      await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
      await expect.poll(views).toBe(2);
    }
  },
);

/** The views that the container was told, with the time at which they happened. */
const viewsOf = (asked: readonly Asked[]) =>
  entriesOf(asked)
    .map(({ pushed }) => pushed ?? {})
    .filter(({ event }) => event === 'page_view')
    .map(({ page_path, timestamp_micros }) => ({ path: page_path, at: Number(timestamp_micros) / 1_000 }));
const keptIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('keptEvents'));

test(
  '[IN-05] what is seen on pages without the container is told in order, with its own time, by the next page that has it; a withdrawal forgets it',
  { tag: '@phone' },
  async ({ page, context, shop, pieces }) => {
    const asked = toOthers(page, shop);
    await page.goto('/checkout/cart');
    await hydrated(page.locator('body'));
    await idle(page);
    expect(await keptIn(page)).toBeNull();

    await agree(context, shop, 'marketing');
    for (const path of ['/checkout/cart', '/gift-cards/balance']) {
      await page.goto(path);
      await expect.poll(() => keptIn(page)).toContain(path);
    }
    expect(asked).toEqual([]);
    const left = Date.now();
    await page.goto(`/${pieces.plenty}/x/p`);
    await expect.poll(() => viewsOf(asked)).toHaveLength(3);
    const told = viewsOf(asked);
    expect(told.map(({ path }) => path)).toEqual([
      '/checkout/cart',
      '/gift-cards/balance',
      new URL(page.url()).pathname,
    ]);
    const [bag, balance, product] = told.map(({ at }) => at);
    expect([bag! < balance!, balance! <= left, left <= product!]).toEqual([true, true, true]);
    expect(await keptIn(page)).toBeNull();

    await page.goto('/checkout/cart');
    await expect.poll(() => keptIn(page)).toContain('/checkout/cart');
    await context.clearCookies({ name: 'cookieConsent' });
    await agree(context, shop, 'statistics');
    await page.reload();
    await expect.poll(() => keptIn(page)).toBeNull();
  },
);

test(
  '[IN-05] a page that a link of one without the container leads to has none, since its policy is that of the document',
  { tag: '@phone' },
  async ({ page, context, shop }) => {
    await agree(context, shop, 'marketing');
    await page.goto('/gift-cards/balance');
    const asked = toOthers(page, shop);
    const own = new Set<string>();
    page.on('request', (request) => own.add(new URL(request.url()).pathname));
    await page
      .getByRole('link', { name: /, home$/ })
      .first()
      .click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await idle(page);
    expect([asked, own.has('/api/tags')]).toEqual([[], false]);
  },
);

test(
  '[IN-05] [RO-03] no page of a bot has the container, whatever its cookie says',
  { tag: '@phone' },
  async ({ page, context, shop }) => {
    await agree(context, shop, 'marketing');
    const agent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    await context.setExtraHTTPHeaders({ 'user-agent': agent });
    const asked = toOthers(page, shop);
    const answered = page.waitForResponse('**/api/tags');
    await page.goto('/');
    expect((await answered).status()).toBe(204);
    await idle(page);
    expect(asked).toEqual([]);
  },
);
