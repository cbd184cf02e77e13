import { expect, type Page, type Route } from '@playwright/test';
import { CARDS } from './support/card-provider.ts';
import { addToBag, openBag, orderNumberShown, pay } from './support/checkout.ts';
import { bringToPayment } from './support/fill-bag.ts';
import { hydrated } from './support/hydrated.ts';
import { agree, measuredBy } from './support/measured.ts';
import { test } from './support/test.ts';
import { testStack } from './support/test-stack.ts';
import { origins } from './shop.ts';

/** The tag manager's container and the advertising network (IN-05, MU-18, docs/adr/0104). */

/** What waits until the browser is idle has begun by then. */
const idle = (page: Page) => page.evaluate(() => new Promise((done) => requestIdleCallback(done)));

type Asked = { readonly at: string; readonly url: URL; readonly body: string | null };

/** Requests of a page to any other host than the shop's, from now on. */
function toOthers(page: Page, shop: keyof typeof origins): Asked[] {
  const asked: Asked[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!/^https?:$/.test(url.protocol) || url.origin === origins[shop]) return;
    asked.push({ at: new URL(page.url()).pathname, url, body: request.postData() });
  });
  return asked;
}

type Entry = { readonly command?: readonly unknown[]; readonly pushed?: Readonly<Record<string, unknown>> };

/** What the container found in the data layer, in order. */
const entriesOf = (asked: readonly Asked[]): Entry[] =>
  asked
    .filter(({ url }) => url.pathname === '/pushes')
    .map(({ body }) => (JSON.parse(body ?? '') as { entry: Entry }).entry);
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

type Told = {
  readonly event_id: string;
  readonly custom_data?: { readonly order_id?: string; readonly value?: number };
};

/** The orders of that number as the advertising network has them. */
async function conversionsOf(orderNumber: string): Promise<Told[]> {
  const answer = await fetch(`http://127.0.0.1:${testStack().ports['meta']}/api/events`);
  const { good } = (await answer.json()) as { good: { event: Told }[] };
  return good.map(({ event }) => event).filter(({ custom_data }) => custom_data?.order_id === orderNumber);
}

test(
  '[IN-05] [CO-08] [MU-18] an order is told to the container and to the network under one id, and no page tells it twice',
  { tag: '@phone' },
  async ({ page, context, shop, pieces, email }) => {
    test.slow();
    // An answer of its own, whose proof the shop has.
    await context.clearCookies({ name: 'cookieConsent' });
    await page.goto('/cookies');
    const accept = page.getByRole('button', { name: 'Accept all' }).first();
    await hydrated(accept);
    await accept.click();
    await expect(page.getByText('Saved. It applies from now on.')).toBeVisible();
    const asked = toOthers(page, shop);
    await bringToPayment(page, pieces.plenty, email);
    await pay(page, CARDS.approved);
    const orderNumber = await orderNumberShown(page);
    const purchases = () => entriesOf(asked).filter(({ pushed }) => pushed?.['event'] === 'purchase');
    await expect.poll(purchases, { timeout: 20_000 }).toHaveLength(1);
    const { event_id, ecommerce } = purchases()[0]!.pushed as {
      event_id: string;
      ecommerce: { value: number };
    };
    expect(ecommerce).toMatchObject({ transaction_id: orderNumber, currency: 'GBP' });
    expect(
      asked.filter(({ at, url }) => /^\/checkout\/(cart|delivery|payment)/.test(at) && /tag/.test(url.host)),
    ).toEqual([]);
    await expect
      .poll(() => conversionsOf(orderNumber), { timeout: 30_000 })
      .toMatchObject([{ event_id, custom_data: { value: ecommerce.value } }]);
    expect(JSON.stringify(entriesOf(asked))).not.toContain(email);

    await page.reload();
    await orderNumberShown(page);
    await idle(page);
    expect(purchases()).toHaveLength(1);
    expect(await conversionsOf(orderNumber)).toHaveLength(1);
  },
);
