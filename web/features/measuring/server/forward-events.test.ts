import { describe, expect, it, jest } from '@jest/globals';
import { TEXT_VERSION } from '../../consent/categories.ts';
import { createEventForwarder, type EventPorts } from './forward-events.ts';

const CONSENT = `cookieConsent=necessary.statistics:${TEXT_VERSION}:11111111-1111-4111-8111-111111111111`;
const NOW = Date.parse('2026-11-23T10:00:00Z');
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const view = {
  name: 'page_view',
  id: '22222222-2222-4222-8222-222222222222',
  at: NOW - 1_000,
  path: '/0100001/ring/p',
  params: {},
};
const batch = (...events: object[]) => ({ visit: '33333333-3333-4333-8333-333333333333', events });
const asked = (body: unknown, headers: Record<string, string> = {}) =>
  new Request('http://shop.example/api/events', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', cookie: CONSENT, 'user-agent': AGENT, ...headers },
    body: JSON.stringify(body),
  });

function forwarder(ports: Partial<EventPorts> = {}) {
  const send = jest.fn<EventPorts['send']>(ports.send ?? (async () => new Response(null, { status: 204 })));
  const log = jest.fn<EventPorts['log']>();
  const forward = createEventForwarder({
    url: 'https://collect.example/mp/collect',
    now: () => NOW,
    log,
    isPreview: () => false,
    shopOf: () => ({ origin: 'https://shop.example', store: 'BB' }),
    userTypeOf: async () => 'Guest',
    ...ports,
    send,
  });
  return { forward, send, log };
}

describe('the route of what pages measure', () => {
  it('[ST-12] [EU-01] passes events on with shop, user type and the name of the page, and nothing of the visitor', async () => {
    const { forward, send } = forwarder();
    expect(await forward(asked(batch(view), { referer: 'https://shop.example/login?token=1' }))).toBe(204);
    const [url, { headers, body }] = send.mock.calls[0]!;
    expect([url, headers]).toEqual([
      'https://collect.example/mp/collect',
      { 'content-type': 'application/json' },
    ]);
    expect(JSON.parse(String(body))).toEqual({
      client_id: '33333333-3333-4333-8333-333333333333',
      non_personalized_ads: true,
      events: [
        {
          name: 'page_view',
          timestamp_micros: (NOW - 1_000) * 1_000,
          params: {
            event_id: view.id,
            page_title: 'Product Details',
            store: 'BB',
            user_type: 'Guest',
            page_location: 'https://shop.example/0100001/ring/p',
          },
        },
      ],
    });
  });

  it('[ST-12] [RO-03] sends nothing without consent, for another site, for a bot, in a preview or while the user type is unknown', async () => {
    const { forward, send } = forwarder();
    for (const headers of [
      { cookie: '' },
      { cookie: CONSENT.replace('statistics', 'marketing') },
      { cookie: CONSENT.replace(`:${TEXT_VERSION}:`, `:${TEXT_VERSION - 1}:`) },
      { 'sec-fetch-site': 'cross-site' },
    ])
      expect(await forward(asked(batch(view), headers))).toBe(403);
    for (const agent of ['Googlebot/2.1', ''])
      expect(await forward(asked(batch(view), { 'user-agent': agent }))).toBe(204);
    const unknown = forwarder({ userTypeOf: async () => null });
    expect(await unknown.forward(asked(batch(view)))).toBe(503);
    const editor = forwarder({ isPreview: () => true });
    expect(await editor.forward(asked(batch(view)))).toBe(204);
    for (const each of [send, unknown.send, editor.send]) expect(each).not.toHaveBeenCalled();
  });

  it('refuses what the plan does not have, and a time that cannot be', async () => {
    const { forward, send } = forwarder();
    for (const body of [
      null,
      batch(),
      batch({ ...view, name: 'page_viewed' }),
      batch({ ...view, email: 'a@b.example' }),
      batch({ ...view, params: { page_title: 'Some Page' } }),
      batch({ ...view, params: { user_type: 'Account' } }),
      batch({ ...view, path: '/login?token=1' }),
      batch({ ...view, at: NOW + 61_000 }),
      batch({ ...view, at: NOW - 73 * 3_600_000 }),
      batch(...Array.from({ length: 21 }, () => view)),
    ])
      expect(await forward(asked(body))).toBe(400);
    expect(await forward(asked('x'.repeat(33_000)))).toBe(413);
    expect(send).not.toHaveBeenCalled();
  });

  it('[ST-16] takes changes of the bag with the fields of the plan and no others', async () => {
    const { forward, send } = forwarder();
    const item = {
      item_id: 's',
      item_name: 'Band',
      item_variant: 'v',
      product_key: 'p',
      price: 90,
      quantity: 1,
    };
    const params = { currency: 'GBP', value: 90, items: [item] };
    const added = { ...view, name: 'add_to_cart', params };
    const emptied = { ...view, name: 'empty_cart', params: {} };
    expect(await forward(asked(batch(added, { ...added, name: 'remove_from_cart' }, emptied)))).toBe(204);
    const { events } = JSON.parse(String(send.mock.calls[0]![1].body));
    expect(events.map(({ name }: { name: string }) => name)).toEqual([
      'add_to_cart',
      'remove_from_cart',
      'empty_cart',
    ]);
    for (const broken of [
      { ...added, params: { ...params, items: [] } },
      { ...added, params: { ...params, value: '90' } },
      { ...added, params: { value: 90, items: [item] } },
      { ...added, params: { ...params, items: [{ ...item, price: '90' }] } },
      { ...added, params: { ...params, email: 'a@b.example' } },
      { ...emptied, params },
    ])
      expect(await forward(asked(batch(broken)))).toBe(400);
  });

  it('[BH-04] tells no path of an address that does not exist, and leaves out the event alone whose path is none of ours', async () => {
    const { forward, send } = forwarder();
    const missing = { ...view, path: '/reset/0f8fad5b', params: { page_title: 'Not Found Page' } };
    const events = [
      missing,
      { ...view, name: 'error_4xx', path: '/jane%40example.com', params: {} },
      { ...view, path: '/product-listing' },
      { ...view, path: '/jane@example.com' },
      { ...view, path: '/jane%40example.com' },
      view,
    ];
    expect(await forward(asked(batch(...events)))).toBe(204);
    const told = JSON.parse(String(send.mock.calls[0]![1].body)).events as {
      params: { page_location: string };
    }[];
    expect(told.map(({ params }) => params.page_location)).toEqual([
      'https://shop.example/not-found',
      'https://shop.example/not-found',
      'https://shop.example/not-found',
      'https://shop.example/0100001/ring/p',
    ]);
  });

  it('[BH-08] leaves out what is under /visualization, and replaces tokens in paths', async () => {
    const { forward, send } = forwarder();
    expect(await forward(asked(batch({ ...view, path: '/visualization/ring' })))).toBe(204);
    expect(send).not.toHaveBeenCalled();
    await forward(asked(batch({ ...view, path: '/shared-bag/secret' })));
    expect(String(send.mock.calls[0]![1].body)).not.toContain('secret');
  });

  it('answers 502 while the collector fails, 404 without one, 503 above twenty at once and 429 above the minute’s limit', async () => {
    const failing = forwarder({ send: async () => new Response(null, { status: 500 }) });
    expect(await failing.forward(asked(batch(view)))).toBe(502);
    const away = forwarder({ send: () => Promise.reject(new TypeError('fetch failed')) });
    expect(await away.forward(asked(batch(view)))).toBe(502);
    expect([failing.log.mock.calls.length, away.log.mock.calls.length]).toEqual([1, 1]);
    expect(await forwarder({ url: null }).forward(asked(batch(view)))).toBe(404);

    const { promise, resolve } = Promise.withResolvers<Response>();
    const slow = forwarder({ send: () => promise });
    const answers = Promise.all(Array.from({ length: 25 }, () => slow.forward(asked(batch(view)))));
    // Bodies and user types are read before the calls begin, in turns of their own.
    await new Promise((done) => setImmediate(done));
    resolve(new Response(null, { status: 204 }));
    expect((await answers).filter((status) => status === 503)).toHaveLength(5);

    const busy = forwarder();
    const statuses = [];
    for (let count = 0; count <= 3_000; count++) statuses.push(await busy.forward(asked(null)));
    expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
  });
});
