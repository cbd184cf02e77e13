import { expect, type Page } from '@playwright/test';
import { ask } from './ask.ts';
import { CARDS } from './support/card-provider.ts';
import { addToBag, bagToDelivery, giveDelivery, openBag, orderNumberShown, pay } from './support/checkout.ts';
import { entriesOf, toOthers } from './support/data-layer.ts';
import { hydrated } from './support/hydrated.ts';
import { measuredBy, type MeasuredEvent } from './support/measured.ts';
import { testStack } from './support/test-stack.ts';
import { inWarehouse } from './support/warehouse.ts';
import { test } from './windows.ts';

/** What both collectors received of one visitor, from the home page to a piece that comes back (docs/analytics.md). */

type Fields = Readonly<Record<string, unknown>>;

/**
 * Event by event: its name, the path of its page and what it says; `found` and `piece` are pages that the journey opens. What one page tells at a
 * time is in the order of its names.
 */
const expected = (code: string, orderNumber: string, listing: string) => {
  const piece = { product_key: code, quantity: 1 };
  const bag = { currency: 'GBP', items: [piece] };
  const confirmation = '/checkout/orderConfirmation';
  return [
    ['page_view', '/cookies', {}],
    ['page_view', '/', {}],
    ['view_promotion', '/', { creative_slot: 'home' }],
    ['add_to_wishlist', listing, { currency: 'GBP' }],
    ['page_view', listing, {}],
    ['view_item_list', listing, { item_list_id: listing.split('/').at(-1)! }],
    ['page_view', '/search', { page_title: 'Search Results Page' }],
    ['search', '/search', { search_term: 'gold' }],
    ['select_item', '/search', { item_list_id: 'search', items: [{ index: 1 }] }],
    ['view_item_list', '/search', { item_list_id: 'search' }],
    ['page_view', 'found', { page_title: 'Product Details' }],
    ['view_item', 'found', {}],
    ['add_to_cart', 'piece', bag],
    ['page_view', 'piece', { page_title: 'Product Details' }],
    ['view_item', 'piece', bag],
    ['page_view', '/checkout/cart', { page_title: 'Shopping Cart' }],
    ['view_cart', '/checkout/cart', bag],
    ['view_promotion', '/checkout/cart', {}],
    ['add_shipping_info', '/checkout/delivery', { ...bag, shipping_tier: 'STD' }],
    ['begin_checkout', '/checkout/delivery', bag],
    ['page_view', '/checkout/delivery', {}],
    ['add_payment_info', '/checkout/payment', { ...bag, payment_type: 'credit_card' }],
    ['page_view', '/checkout/payment', {}],
    ['page_view', confirmation, {}],
    ['page_view', confirmation, {}],
    ['purchase', confirmation, { ...bag, transaction_id: orderNumber }],
    ['refund', confirmation, { ...bag, transaction_id: orderNumber }],
    ['view_promotion', confirmation, {}],
    ['view_promotion', confirmation, {}],
  ] as const satisfies readonly (readonly [string, string, Fields])[];
};

/** The orders of that number as the advertising network has them. */
async function conversionsOf(orderNumber: string): Promise<object[]> {
  const answer = await fetch(`http://127.0.0.1:${testStack().ports['meta']}/api/events`);
  const { good } = (await answer.json()) as { good: { event: { custom_data?: { order_id?: string } } }[] };
  return good.map(({ event }) => event).filter(({ custom_data }) => custom_data?.order_id === orderNumber);
}

/** An answer of its own, whose proof the shop has. */
async function acceptAll(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'cookieConsent' });
  await page.goto('/cookies');
  const accept = page.getByRole('button', { name: 'Accept all' }).first();
  await hydrated(accept);
  await accept.click();
  await expect(page.getByText('Saved. It applies from now on.')).toBeVisible();
}

const pathOf = ({ params }: MeasuredEvent) => new URL(String(params['page_location'])).pathname;

/** In order, but for what one page tells. */
const byPage = (events: readonly MeasuredEvent[]): MeasuredEvent[] => {
  const pages = events.map(
    (_event, place) =>
      events.slice(0, place).filter((event, at) => pathOf(event) !== pathOf(events[at + 1]!)).length,
  );
  return events
    .map((event, place) => ({ event, page: pages[place]! }))
    .toSorted((one, other) => one.page - other.page || one.event.name.localeCompare(other.event.name))
    .map(({ event }) => event);
};

type Pushed = {
  event: string;
  event_id: string;
  timestamp_micros: number;
  ecommerce?: Record<string, unknown>;
};
const ofContainer = (asked: Parameters<typeof entriesOf>[0]): Pushed[] =>
  entriesOf(asked).flatMap(({ pushed }) => (pushed?.['event_id'] ? [pushed as Pushed] : []));

test(
  '[ST-12] [ST-13] [ST-16] [IN-05] [CO-08] [MU-18] who browses, searches, buys and gives back is told event by event, to both collectors, and nobody else is',
  { tag: '@phone' },
  async ({ page, shop, shown, pieces, email }) => {
    test.slow();
    const measured = measuredBy(page);
    const asked = toOthers(page, shop);
    const names = async () => (await measured()).good.map(({ name }) => name);
    const told = (name: string, times = 1) =>
      expect.poll(async () => (await names()).filter((each) => each === name)).toHaveLength(times);
    /** What a page tells is lost if it is left before the container has it. */
    const toldBoth = async (name: string, times = 1) => {
      await told(name, times);
      await expect.poll(async () => (await names()).length - ofContainer(asked).length).toBe(0);
    };

    await acceptAll(page);
    await toldBoth('page_view');
    await page.goto('/');
    await toldBoth('view_promotion');
    await page.goto(shown.listing);
    await told('view_item_list');
    await page.locator('main [data-heart]').first().click();
    await toldBoth('add_to_wishlist');
    await page.goto('/search?text=Gold');
    await toldBoth('view_item_list', 2);
    await page.locator('main article h3 a').first().click();
    await toldBoth('view_item');
    const found = new URL(page.url()).pathname;
    const code = pieces.plenty;
    await addToBag(page, code);
    const piece = new URL(page.url()).pathname;
    await toldBoth('add_to_cart');

    await openBag(page);
    await told('view_promotion', 2);
    await bagToDelivery(page);
    await giveDelivery(page, email);
    await pay(page, CARDS.approved);
    const orderNumber = await orderNumberShown(page);
    await toldBoth('purchase');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('announcedOrders'))).toBe(orderNumber);
    for (const step of ['pick', 'ship', 'complete'] as const) await inWarehouse(orderNumber, step);
    await inWarehouse(orderNumber, 'return', { restock: true });
    const { pathname, search } = new URL(page.url());
    const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const isBack = async () =>
      (await ask(shop, pathname + search, { cookie: cookies })).body.includes('data-refunds');
    await expect.poll(isBack, { timeout: 60_000 }).toBe(true);
    await page.reload();
    await toldBoth('refund');

    const { good, bad } = await measured();
    expect(bad).toEqual([]);
    const sold = ({ name }: MeasuredEvent) => name === 'purchase';
    const paths: Record<string, string> = { found, piece };
    const plan = expected(code, orderNumber, shown.listing);
    const events = byPage(good);
    expect(events.map((event) => [event.name, pathOf(event)])).toEqual(
      plan.map(([name, path]) => [name, paths[path] ?? path]),
    );
    expect(events.map(({ params }) => params)).toMatchObject(plan.map(([, , fields]) => fields));
    for (const { params } of good.filter(({ params: { value } }) => value !== undefined)) {
      const items = params['items'] as { price: number; quantity: number }[];
      const pence = items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
      expect(Math.round(Number(params['value']) * 100)).toBe(pence);
    }

    // The container has the same, in order, with the time at which it happened.
    const pushed = ofContainer(asked);
    expect(pushed.map(({ event }) => event).toSorted()).toEqual(good.map(({ name }) => name).toSorted());
    const times = pushed.map(({ timestamp_micros }) => timestamp_micros);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    for (const { event_id, event, ecommerce } of pushed.filter(({ ecommerce: said }) => said)) {
      const same = good.find(({ name, params }) =>
        event === 'purchase' ? name === event : params['event_id'] === event_id,
      );
      expect(same?.params).toMatchObject(ecommerce!);
    }
    expect(
      asked.filter(({ at, url }) => /^\/checkout\/(cart|delivery|payment)/.test(at) && /tag/.test(url.host)),
    ).toEqual([]);

    const { event_id } = pushed.find(({ event }) => event === 'purchase')!;
    await expect
      .poll(() => conversionsOf(orderNumber), { timeout: 30_000 })
      .toMatchObject([{ event_id, custom_data: { value: good.find(sold)!.params['value'] } }]);
    expect(JSON.stringify([good, pushed])).not.toContain(email);
  },
);
