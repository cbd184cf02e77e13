import { describe, expect, it, jest } from '@jest/globals';
import { TEXT_VERSION } from '../../consent/categories.ts';
import { PLAN } from '../plan.ts';
import { createPurchaseAnnouncer, isReferral, type PurchasePorts } from './announce-purchase.ts';
import type { AnnouncedOrder } from './purchase-params.ts';

const CONSENT = `cookieConsent=necessary.statistics:${TEXT_VERSION}:11111111-1111-4111-8111-111111111111`;
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const NUMBER = 'BB4W0Z8KQ3M';
const shown = { visit: '33333333-3333-4333-8333-333333333333', orderNumber: NUMBER };
const ORDER: AnnouncedOrder = {
  id: '0199a1b2-0000-7000-8000-000000000001',
  orderNumber: NUMBER,
  announcedTo: [],
  placedOn: '2026-11-23T09:59:00.000Z',
  lineItems: [
    {
      variantSku: '0100001-54',
      variantId: '0100001-54',
      productKey: '0100001',
      name: 'Band',
      brand: '',
      gtmCategory: 'Rings',
      price: { value: 10_000 },
      unitAmounts: [9_000, 9_000],
    },
  ],
  shippingPrice: { value: 500 },
  tax: { value: 3_000 },
  deliveryTime: 3,
  discountCodes: [{ code: 'TEN' }],
  allPaymentMethods: ['credit_card'],
  klarnaPaymentMethodType: null,
  paymentMethods: [{ financeData: null }],
};

const asked = (body: unknown, headers: Record<string, string> = {}) =>
  new Request('http://shop.example/api/events/purchase', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', cookie: CONSENT, 'user-agent': AGENT, ...headers },
    body: JSON.stringify(body),
  });

/** One order at a shop that tells it once. */
function announcer(ports: Partial<PurchasePorts> = {}) {
  const send = jest.fn<PurchasePorts['send']>(
    ports.send ?? (async () => new Response(null, { status: 204 })),
  );
  const beginOrder = jest.fn<PurchasePorts['beginOrder']>(ports.beginOrder ?? (async () => ORDER));
  const endOrder = jest.fn<PurchasePorts['endOrder']>(ports.endOrder ?? (async () => undefined));
  const tellNetwork = jest.fn<PurchasePorts['tellNetwork']>(ports.tellNetwork ?? (async () => undefined));
  const announce = createPurchaseAnnouncer({
    url: 'https://collect.example/mp/collect',
    now: () => 0,
    log: () => undefined,
    isPreview: () => false,
    shopOf: () => ({ origin: 'https://shop.example', store: 'BB' }),
    userTypeOf: async () => 'Account',
    ourHosts: ['shop.example'],
    ...ports,
    send,
    beginOrder,
    endOrder,
    tellNetwork,
  });
  return { announce, send, beginOrder, endOrder, tellNetwork };
}

describe('the route of an order that is shown', () => {
  it('[ST-13] [ST-16] [EU-01] tells it from the order, then records that', async () => {
    const { announce, send, endOrder } = announcer();
    expect(await announce(asked({ ...shown, referrer: 'https://www.paypal.com' }))).toBe(201);
    const { client_id, events } = JSON.parse(String(send.mock.calls[0]![1].body));
    expect([client_id, events]).toEqual([
      shown.visit,
      [
        {
          name: 'purchase',
          timestamp_micros: Date.parse(ORDER.placedOn) * 1_000,
          params: {
            event_id: ORDER.id,
            page_location: 'https://shop.example/checkout/orderConfirmation',
            store: 'BB',
            user_type: 'Account',
            transaction_id: NUMBER,
            currency: 'GBP',
            value: 180,
            tax: 30,
            shipping: 5,
            coupon: 'TEN',
            payment_type: 'credit_card',
            delivery_days: 3,
            items: [
              {
                item_id: '0100001-54',
                item_variant: '0100001-54',
                product_key: '0100001',
                item_name: 'Band',
                item_category: 'Rings',
                price: 90,
                discount: 10,
                quantity: 2,
              },
            ],
          },
        },
      ],
    ]);
    expect(PLAN.purchase.params.safeParse(events[0].params).error).toBeUndefined();
    expect(endOrder.mock.calls[0]!.slice(1)).toEqual([NUMBER, ['STATISTICS']]);
  });

  it('[ST-16] says by which kind of plan an order is paid over time', async () => {
    const paymentMethods = [{ financeData: null }, { financeData: { financeProductType: 'IBC' as const } }];
    const { announce, send } = announcer({ beginOrder: async () => ({ ...ORDER, paymentMethods }) });
    expect(await announce(asked(shown))).toBe(201);
    const { events } = JSON.parse(String(send.mock.calls[0]![1].body));
    expect(events[0].params).toMatchObject({ finance_product_type: 'IBC' });
    expect(PLAN.purchase.params.safeParse(events[0].params).error).toBeUndefined();
  });

  it('[ST-13] [RO-03] asks for no order for a bot, an editor, without consent, or where another site led to it', async () => {
    const { announce, beginOrder } = announcer();
    const editor = announcer({ isPreview: () => true });
    expect(await announce(asked(shown, { 'user-agent': 'Googlebot/2.1' }))).toBe(204);
    expect(await announce(asked({ ...shown, referrer: 'https://news.example' }))).toBe(204);
    expect(await announce(asked(shown, { cookie: '' }))).toBe(403);
    expect(await announce(asked(shown, { 'sec-fetch-site': 'cross-site' }))).toBe(403);
    expect(await editor.announce(asked(shown))).toBe(204);
    for (const body of [{ ...shown, orderNumber: 'bb%' }, { ...shown, value: 1 }, null])
      expect(await announce(asked(body))).toBe(400);
    for (const each of [beginOrder, editor.beginOrder]) expect(each).not.toHaveBeenCalled();
  });

  it('[MU-18] [RO-03] tells the advertising network of who agrees to marketing, and the collector not of them alone', async () => {
    const cookie = CONSENT.replace('statistics', 'marketing');
    const { announce, send, endOrder, tellNetwork } = announcer({ url: null });
    expect(await announce(asked(shown, { cookie }))).toMatchObject({
      status: 200,
      order: {
        purchase: {
          event: 'purchase',
          event_id: `purchase.${ORDER.id}`,
          ecommerce: { transaction_id: NUMBER, currency: 'GBP', value: 180, tax: 30, shipping: 5 },
        },
      },
    });
    expect(tellNetwork.mock.calls[0]?.slice(1)).toEqual([
      ORDER,
      'https://shop.example/checkout/orderConfirmation',
    ]);
    expect([send.mock.calls.length, endOrder.mock.calls.length]).toEqual([0, 1]);
    const refused = announcer();
    expect(await refused.announce(asked(shown))).toBe(201);
    expect(refused.tellNetwork).not.toHaveBeenCalled();
    expect(await announcer({ url: null }).announce(asked(shown))).toBe(404);
  });

  it('[IN-04] has the page tell the search provider each line, once it is recorded, of who agrees to experience', async () => {
    const cookie = CONSENT.replace('statistics', 'experience.statistics');
    const lineItems = [ORDER.lineItems[0]!, { ...ORDER.lineItems[0]!, productKey: '0100002' }];
    const beginOrder = async () => ({ ...ORDER, lineItems });
    expect(await announcer({ beginOrder }).announce(asked(shown, { cookie }))).toEqual({
      status: 200,
      order: { products: ['0100001', '0100002'] },
    });
    const alone = announcer({ beginOrder, url: null });
    const onlyExperience = CONSENT.replace('statistics', 'experience');
    expect(await alone.announce(asked(shown, { cookie: onlyExperience }))).toMatchObject({ status: 200 });
    expect(alone.send).not.toHaveBeenCalled();
    expect([alone.beginOrder, alone.endOrder].map(({ mock }) => mock.calls[0]![2])).toEqual([
      ['EXPERIENCE'],
      ['EXPERIENCE'],
    ]);
    const down = announcer({ beginOrder, send: () => Promise.reject(new Error('away')) });
    expect(await down.announce(asked(shown, { cookie }))).toMatchObject({ status: 202 });
    expect(down.endOrder.mock.calls[0]![2]).toEqual(['EXPERIENCE']);
    const unrecorded = announcer({ beginOrder, endOrder: () => Promise.reject(new Error('away')) });
    expect(await unrecorded.announce(asked(shown, { cookie }))).toBe(502);
  });

  it('[MU-18] a network that cannot be told changes nothing of the collector', async () => {
    const both = CONSENT.replace('statistics', 'statistics.marketing');
    const away = announcer({ tellNetwork: () => Promise.reject(new Error('away')) });
    expect(await away.announce(asked(shown, { cookie: both }))).toMatchObject({ status: 202 });
    expect(away.send).toHaveBeenCalledTimes(1);
    // A later page tells the network.
    expect(away.endOrder.mock.calls.map(([, , told]) => told)).toEqual([['STATISTICS']]);
    const alone = announcer({ url: null, tellNetwork: () => Promise.reject(new Error('away')) });
    const marketing = CONSENT.replace('statistics', 'marketing');
    expect(await alone.announce(asked(shown, { cookie: marketing }))).toMatchObject({ status: 202 });
    expect(alone.endOrder).not.toHaveBeenCalled();
  });

  it('[MU-18] [IN-05] a collector that is down takes the order neither from the network nor from the page’s tags, and is told later', async () => {
    const cookie = CONSENT.replace('statistics', 'statistics.marketing');
    const down = announcer({ send: () => Promise.reject(new DOMException('', 'TimeoutError')) });
    expect(await down.announce(asked(shown, { cookie }))).toMatchObject({
      status: 202,
      order: { purchase: { event_id: `purchase.${ORDER.id}` } },
    });
    expect(down.tellNetwork).toHaveBeenCalledTimes(1);
    expect(down.endOrder.mock.calls[0]![2]).toEqual(['MARKETING']);
  });

  it('[ST-13] tells who was not told, when a visitor agrees to more', async () => {
    const cookie = CONSENT.replace('statistics', 'experience.statistics.marketing');
    const announcedTo = ['EXPERIENCE', 'MARKETING'] as const;
    const later = announcer({ beginOrder: async () => ({ ...ORDER, announcedTo }) });
    expect(await later.announce(asked(shown, { cookie }))).toBe(201);
    expect([later.send.mock.calls.length, later.tellNetwork.mock.calls.length]).toEqual([1, 0]);
    expect(later.endOrder.mock.calls[0]![2]).toEqual(['STATISTICS']);
    const all = ['EXPERIENCE', 'MARKETING', 'STATISTICS'] as const;
    const told = announcer({ beginOrder: async () => ({ ...ORDER, announcedTo: all }) });
    expect(await told.announce(asked(shown, { cookie }))).toBe(204);
    for (const each of [told.send, told.endOrder]) expect(each).not.toHaveBeenCalled();
  });

  it('[ST-13] sends nothing of an order that is told, being told, or another’s', async () => {
    const { announce, send, endOrder } = announcer({ beginOrder: async () => null });
    expect(await announce(asked(shown))).toBe(204);
    for (const each of [send, endOrder]) expect(each).not.toHaveBeenCalled();
  });

  it('[ST-13] records nothing while the collector fails, so that a later page tells it', async () => {
    const failing = announcer({ send: async () => new Response(null, { status: 500 }) });
    expect(await failing.announce(asked(shown))).toBe(502);
    expect(failing.endOrder).not.toHaveBeenCalled();
    const away = announcer({ beginOrder: () => Promise.reject(new Error('away')) });
    expect(await away.announce(asked(shown))).toBe(502);
    const unrecorded = announcer({ endOrder: () => Promise.reject(new Error('away')) });
    expect(await unrecorded.announce(asked(shown))).toBe(502);
    expect(await announcer({ userTypeOf: async () => null }).announce(asked(shown))).toBe(503);
  });
});

const OUR_HOSTS = ['shop.example', 'loupe.example'];

describe('a visit', () => {
  it.each([
    [undefined, false],
    ['https://shop.example', false],
    ['https://www.loupe.example:8443', false],
    ['https://www.paypal.com', false],
    ['http://bank.localhost:3100', false],
    ['https://js.klarna.com', false],
    ['https://news.example', true],
    ['https://notpaypal.com', true],
    ['https://paypal.com.example', true],
    ['nonsense', true],
  ])('[ST-13] from %s is a referral: %s', (referrer, isOne) =>
    expect(isReferral(referrer, OUR_HOSTS)).toBe(isOne),
  );
});
