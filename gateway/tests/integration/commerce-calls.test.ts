import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { request, type Dispatcher } from 'undici';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

const XHR = { 'x-requested-with': 'XMLHttpRequest' };
const LOUPE = { host: 'loupe.localhost' };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

type Options = { method?: Dispatcher.HttpMethod; headers?: Record<string, string>; body?: string };

async function call(path: string, { method = 'GET', headers = XHR, body }: Options = {}) {
  const reply = await request(`${gateway.url}${path}`, { method, headers, body: body ?? null });
  const text = await reply.body.text();
  return {
    status: reply.statusCode,
    headers: reply.headers,
    body: JSON.parse(text) as Record<string, unknown>,
    text,
  };
}

/** A shopper with a session that the gateway began. */
function newShopper(extra: Record<string, string> = {}) {
  const { id, value } = gateway.anonymous.mint();
  const headers = { ...XHR, ...extra, cookie: `session=${value}` };
  const change = (path: string, productCode: string) =>
    call(path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
      body: new URLSearchParams({ productCode }).toString(),
    });
  return { id, headers, change };
}

const entriesOf = ({ body }: { body: Record<string, unknown> }) =>
  body['entries'] as Record<string, unknown>[];

describe('GET /bag/rollover', () => {
  it('[RE-07][EN-11] is the mini cart: title joined by %20, hidden lines left out, count and subtotal of the whole bag', async () => {
    const { id, headers } = newShopper();
    gateway.bags.add(id);
    const { status, body, headers: answered } = await call('/bag/rollover?_=1700000000000', { headers });
    expect(status).toBe(200);
    expect(answered['cache-control']).toBe('private, no-store');
    expect(body).toEqual({
      miniCartDisplayLimit: 5,
      totalEntryQuantities: 6,
      subtotal: '£4700.00',
      entries: ['1', '3'].map((key) => ({
        productTitle: 'Orrery%20No. 3',
        productBrand: 'Orrery',
        productQuantity: 2,
        productPrice: '£2350.00',
        productCode: key,
        productKey: key,
        productRingSize: 54.5,
        productType: 'ring',
        variantSku: `${key}-1`,
      })),
    });
  });

  it('[RE-07] [CO-14] without a bag is empty, with the limit of the shop, and begins no session', async () => {
    const { body, headers } = await call('/bag/rollover');
    expect(body).toEqual({ entries: [], miniCartDisplayLimit: 3, totalEntryQuantities: 0, subtotal: null });
    expect(headers['set-cookie']).toBeUndefined();
  });
});

describe('the list of a shop', () => {
  it.each([
    ['favourites', {}],
    ['wishlist', LOUPE],
  ])(
    '[RE-07][RE-11][EN-12] %s: added, rolled over newest first within the limit, removed',
    async (list, host) => {
      const { headers, change } = newShopper(host);
      for (const key of ['1', '2', '3']) expect((await change(`/${list}/add`, key)).status).toBe(200);
      const { body } = await call(`/${list}/rollover`, { headers });
      expect(body).toMatchObject({ miniFavouritesDisplayLimit: 2, wishlistCount: 3, currentPage: 0 });
      expect(entriesOf({ body })).toEqual([
        expect.objectContaining({
          productCode: '3',
          productTitle: 'No. 3',
          productPrice: '£1000.00',
          productValue: 100_000,
          productWasPrice: '£1200.00',
          productDiscounted: true,
          productUnavailable: false,
        }),
        expect.objectContaining({
          productCode: '2',
          productTitle: 'Orrery No. 3',
          productPrice: null,
          priceUponEnquiry: true,
          productDiscounted: false,
        }),
      ]);
      const removed = await change(`/${list}/remove`, '3');
      expect([removed.body['wishlistCount'], entriesOf(removed).map((each) => each['productCode'])]).toEqual([
        2,
        ['2', '1'],
      ]);
    },
  );

  it('[RE-07] that is full answers with its error code, and is unchanged', async () => {
    const { headers, change } = newShopper();
    for (const key of ['1', '2', '3']) await change('/favourites/add', key);
    const { status, body } = await change('/favourites/add', '4');
    const said = { code: 'ShoppingListLineItemsMaxLimitError', message: 'Your favourites are full.' };
    expect([status, body]).toEqual([409, expect.objectContaining({ ...said, title: 'Conflict' })]);
    expect((await call('/favourites/rollover', { headers })).body['wishlistCount']).toBe(3);
  });

  it('[RE-07] requested too often answers with Retry-After', async () => {
    const { status, headers, body } = await newShopper().change('/favourites/add', 'often');
    expect([status, headers['retry-after'], body['code']]).toEqual([429, '42', 'TooManyAttemptsError']);
  });

  it('[RE-07] of the other shop is not found', async () => {
    expect((await call('/wishlist/rollover')).status).toBe(404);
    expect((await call('/favourites/rollover', { headers: { ...XHR, ...LOUPE } })).status).toBe(404);
    expect((await call('/wishlist/add', { method: 'POST' })).status).toBe(404);
    expect((await call('/constructor/rollover')).status).toBe(404);
  });

  it.each(['', 'other=1', 'productCode=1%00', 'productCode=1&productCode=2'])(
    '[RE-07] a form with “%s” is rejected: no product code',
    async (body) => {
      const headers = { ...newShopper().headers, 'content-type': 'application/x-www-form-urlencoded' };
      const refused = await call('/favourites/add', { method: 'POST', headers, body });
      expect([refused.status, refused.body['code']]).toEqual([400, 'ValidationError']);
    },
  );
});

describe('checks of a call', () => {
  it.each([
    ['GET', '/favourites/add', 'POST'],
    ['GET', '/favourites/remove', 'POST'],
    ['POST', '/favourites/rollover', 'GET'],
    ['POST', '/bag/rollover', 'GET'],
    ['DELETE', '/api/v1/dynamic/data', 'GET'],
  ] as const)('[RE-07] %s %s is answered 405: the method is %s', async (method, path, allowed) => {
    const { status, headers } = await call(path, { method });
    expect([status, headers['allow']]).toEqual([405, allowed]);
  });

  it.each(['/bag/rollover', '/favourites/rollover'])('[RE-07] %s requires X-Requested-With', async (path) => {
    expect((await call(path, { headers: {} })).status).toBe(400);
  });

  it('[N68] a page of another origin is rejected', async () => {
    for (const foreign of [{ origin: 'https://evil.test' }, { 'sec-fetch-site': 'cross-site' }]) {
      for (const path of ['/bag/rollover', '/api/v1/dynamic/data?sections=userInfo'])
        expect((await call(path, { headers: { ...XHR, ...foreign } })).status).toBe(403);
    }
  });

  it('[ER-01] with an ended session gets an error and loses its cookie', async () => {
    const { status, body, headers } = await call('/bag/rollover', {
      headers: { ...XHR, cookie: 'session=a.1.2.x' },
    });
    expect([status, body['code']]).toEqual([401, 'SessionExpiredError']);
    expect(headers['set-cookie']).toMatch(/^session=; Max-Age=0;/);
  });

  it('a form of 11 kB is rejected, without an error message of a library', async () => {
    const headers = { ...newShopper().headers, 'content-type': 'application/x-www-form-urlencoded' };
    const body = `productCode=${'x'.repeat(11_000)}`;
    const refused = await call('/favourites/add', { method: 'POST', headers, body });
    expect([refused.status, refused.body]).toEqual([
      413,
      expect.objectContaining({ code: 'BAD_REQUEST', detail: 'The request is too large.', status: 413 }),
    ]);
  });
});

describe('GET /api/v1/dynamic/data', () => {
  const sections = async (asked: string, headers: Record<string, string>) =>
    (await call(`/api/v1/dynamic/data?sections=${asked}`, { headers })).body;

  it.each([
    ['miniCartInfo', ['miniCartInfo']],
    ['wishlistInfo', ['wishlistInfo']],
    ['userInfo', ['userInfo']],
    ['userInfo,%20miniCartInfo', ['miniCartInfo', 'userInfo']],
    ['miniCartInfo&sections=wishlistInfo', ['miniCartInfo', 'wishlistInfo']],
    ['everything,__proto__', []],
    ['', []],
  ])('[RE-05] sections=%s returns %j and nothing else', async (asked, brought) => {
    expect(Object.keys(await sections(asked, newShopper().headers)).sort()).toEqual(brought);
  });

  it('[RE-05] returns the same as the rollovers, and the signed-in customer', async () => {
    const { id, headers, change } = newShopper();
    gateway.bags.add(id);
    await change('/favourites/add', '1');
    const data = await sections('miniCartInfo,wishlistInfo,userInfo', headers);
    expect(data).toEqual({
      miniCartInfo: (await call('/bag/rollover', { headers })).body,
      wishlistInfo: (await call('/favourites/rollover', { headers })).body,
      userInfo: null,
    });
    const token = 'd'.repeat(43);
    gateway.tokens.set(`beaverbrooks ${token}`, 'c-9');
    const signedIn = await sections('userInfo', { cookie: `session=${token}` });
    expect(signedIn).toEqual({
      userInfo: { id: 'c-9', hybrisCustomerId: 'bb_root1', email: 'roberta@shop.test' },
    });
  });
});

describe('the site’s facts', () => {
  it('[RE-01] GET /api/v1/abgroups is the groups of the shop with their weights', async () => {
    const { body } = await call('/api/v1/abgroups');
    expect(Object.values(body)).toEqual([
      { code: 'control', weight: 1 },
      { code: 'variant', weight: 3 },
    ]);
  });

  it('[RE-01] GET /api/v1/config is the configuration of the shop that is asked', async () => {
    const { status, body } = await call('/api/v1/config', { headers: LOUPE });
    expect([status, body]).toEqual([
      200,
      {
        site: 'loupe',
        name: 'Shop',
        phone: '0800',
        promise: 'Free delivery',
        wishlistPageSize: 60,
        wishlistMiniMaximumLimit: 5,
        cartMiniMaximumLimit: 3,
        composableInstance: true,
      },
    ]);
  });

  it('[RE-01] GET /api/v2/nav/layout is the menus with the categories under them', async () => {
    const { status, body } = await call('/api/v2/nav/layout');
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['main', 'utility', 'footer', 'legal', 'categories']);
    expect(body).toMatchObject({
      main: [{ label: 'Rings', url: '/rings', categoryKey: 'rings' }],
      footer: [{ children: [{ url: '/rings' }] }],
      categories: [{ key: 'rings', subCategories: [{ landingUrl: '/rings' }] }],
    });
  });
});

describe('POST /api/amplience', () => {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    call(`/api/amplience/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('[IN-02] recommendations are product keys, each once, at most as many as asked for', async () => {
    const { status, body } = await post('recommendations', { productKeys: ['1', '2'], limit: 3 });
    expect([status, body]).toEqual([200, { productKeys: ['1-like', '2-like', 'other'] }]);
    expect((await post('recommendations', { productKeys: ['1'], limit: 1 })).body).toEqual({
      productKeys: ['1-like'],
    });
  });

  it.each([
    ['recommendations', {}],
    ['recommendations', []],
    ['recommendations', { productKeys: 'one' }],
    ['recommendations', { productKeys: [1] }],
    ['recommendations', { productKeys: Array.from({ length: 61 }, String) }],
    ['recommendations', { productKeys: ['1'], limit: 25 }],
    ['recommendations', { productKeys: ['1'], limit: '8' }],
    ['verifyRecaptcha', { token: 'good' }],
    ['verifyRecaptcha', { token: 7, realm: 'LOGIN' }],
  ])('[IN-02] %s of %j is refused', async (path, body) => {
    const answer = await post(path, body);
    expect([answer.status, answer.body['code']]).toEqual([400, 'ValidationError']);
  });

  it('[IN-02] verifyRecaptcha says whether the token was given to a person', async () => {
    const verified = async (token: string) =>
      (await post('verifyRecaptcha', { token, realm: 'LOGIN' })).body['success'];
    expect([await verified('good'), await verified('used')]).toEqual([true, false]);
  });

  it('[IN-02] is for pages of this shop, by POST', async () => {
    const foreign = { origin: 'https://evil.test' };
    expect((await post('verifyRecaptcha', {}, foreign)).status).toBe(403);
    expect((await call('/api/amplience/recommendations')).status).toBe(405);
  });
});
