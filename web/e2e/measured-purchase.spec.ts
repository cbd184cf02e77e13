import { expect, type Page } from '@playwright/test';
import { register, saveAddress, signIn } from './support/account.ts';
import { CARDS } from './support/card-provider.ts';
import { orderNumberShown, pay } from './support/checkout.ts';
import { bringToPayment } from './support/fill-bag.ts';
import { agree, askedToTell, measuredBy, told } from './support/measured.ts';
import { test } from './support/test.ts';

/** Orders as the collector of statistics received them (ST-13, docs/analytics.md). */

/** An order that is paid by card. @returns its number, shown */
async function order(page: Page, code: string, email: string): Promise<string> {
  await bringToPayment(page, code, email);
  await pay(page, CARDS.approved);
  return orderNumberShown(page);
}

const forget = (page: Page) => page.evaluate(() => localStorage.removeItem('announcedOrders'));
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('announcedOrders'));

test(
  '[ST-13] [ST-16] [CO-08] an order is told once, after a reload, in another tab and on another device too',
  { tag: '@phone' },
  async ({ page, context, browser, baseURL, shop, pieces, email }) => {
    test.slow();
    await register(page, email);
    await saveAddress(page);
    await agree(context, shop, 'statistics');
    const measured = measuredBy(page);
    const [number, status] = [order(page, pieces.plenty, email), askedToTell(page)];
    const orderNumber = await number;
    expect(await status).toBe(201);
    await expect.poll(() => told(measured)).toEqual([orderNumber]);
    await expect.poll(() => remembered(page)).toBe(orderNumber);
    const { good } = await measured();
    const params = good.find(({ name }) => name === 'purchase')!.params as {
      items: { price: number; quantity: number; product_key: string }[];
      value: number;
    };
    expect(params).toMatchObject({
      currency: 'GBP',
      user_type: 'Account',
      store: shop === 'loupe' ? 'loupe' : 'BB',
      payment_type: 'credit_card',
      items: [{ product_key: pieces.plenty, quantity: 1 }],
    });
    expect(params.value).toBe(params.items[0]!.price);
    expect(JSON.stringify(good)).not.toContain(email);

    // This browser remembers it, and asks no more.
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/events/purchase')) asked += 1;
    });
    const views = async () => (await measured()).good.filter(({ name }) => name === 'page_view').length;
    const before = await views();
    await page.reload();
    await expect.poll(views).toBe(before + 1);
    expect(asked).toBe(0);

    // One that has lost its record asks, and the server remembers.
    await forget(page);
    const tab = await context.newPage();
    const inTab = measuredBy(tab);
    const answers = [askedToTell(tab)];
    await tab.goto(page.url());
    const device = await browser.newContext({ baseURL: baseURL ?? '' });
    await agree(device, shop, 'statistics');
    const elsewhere = await device.newPage();
    const onDevice = measuredBy(elsewhere);
    await signIn(elsewhere, email);
    answers.push(askedToTell(elsewhere));
    await elsewhere.goto(page.url());
    expect(await Promise.all(answers)).toEqual([204, 204]);
    for (const each of [inTab, onDevice]) expect(await told(each)).toEqual([]);
    await device.close();
  },
);

test(
  '[ST-13] [RO-03] an order is not told for a bot, without consent, or after another site led to it',
  { tag: '@phone' },
  async ({ page, context, shop, pieces, email }) => {
    test.slow();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/events')) asked.push(request.url());
    });
    const orderNumber = await order(page, pieces.plenty, email);
    expect(asked).toEqual([]);
    expect(await remembered(page)).toBeNull();

    await agree(context, shop, 'statistics');
    const measured = measuredBy(page);
    const confirmation = page.url();
    const visitFrom = async (referer?: string) => {
      const answer = askedToTell(page);
      await page.goto(confirmation, referer === undefined ? {} : { referer });
      return answer;
    };
    expect(await visitFrom('https://news.example/')).toBe(204);
    const agent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    await context.setExtraHTTPHeaders({ 'user-agent': agent });
    expect(await visitFrom()).toBe(204);
    expect(await told(measured)).toEqual([]);
    expect(await remembered(page)).toBeNull();

    await context.setExtraHTTPHeaders({});
    // Who agrees to experience alone has nothing told to the collector, so that a later yes still does.
    await agree(context, shop, 'experience');
    expect(await visitFrom()).toBe(200);
    expect(await told(measured)).toEqual([]);
    await agree(context, shop, 'experience.statistics');

    // Nothing of it is lost: a visit that counts tells it.
    expect(await visitFrom('https://www.paypal.com/')).toBe(201);
    await expect.poll(() => told(measured)).toEqual([orderNumber]);
  },
);
