import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { request, type Dispatcher } from 'undici';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

async function call(
  path: string,
  headers: Record<string, string> = {},
  method: Dispatcher.HttpMethod = 'GET',
) {
  const reply = await request(`${gateway.url}${path}`, { headers, method });
  return { status: reply.statusCode, body: (await reply.body.json()) as Record<string, unknown> };
}

const GRID = '/api/v1/shopping/attraqt/category';
const TILES = '/api/v1/shopping/attraqt/product/tiles';
const SUGGESTIONS = '/api/v1/shopping/search/suggestions';

it.each([
  ...[`${GRID}?key=%00`, `${TILES}?productKeys=%00`, '/api/v2/category/a%00b', `${SUGGESTIONS}?text=%00`],
  ...['/api/v2/product?productKey=%00', '/api/v1/product/%00/quickViewImageSet', '/api/v1/stores?place=x%00'],
])('[RE-09] %s holds U+0000, which nothing can store, and is refused', async (path) => {
  const { status, body } = await call(path);
  expect([status, body['code']]).toEqual([400, 'ValidationError']);
});

describe('categories', () => {
  it('[RE-02] the grid has the page, order and selection that the address names', async () => {
    const { status, body } = await call(
      `${GRID}?key=rings&page=2&pageSize=12&sort=price-desc&filter=metal:silver&filter=metal:gold&filter=price:0-100`,
    );
    expect([status, body]).toMatchObject([
      200,
      {
        products: [{ key: '1', secondId: '1', prices: [{ price: { currencyIso: 'GBP', value: 100_000 } }] }],
        pagination: { currentPage: 2, pageSize: 12, sort: 'price-desc' },
        facets: [
          { key: 'metal', values: [{ code: 'silver' }, { code: 'gold' }] },
          { key: 'price', values: [{ code: '0-100' }] },
        ],
      },
    ]);
    expect((await call(`${GRID}?key=rings`)).body['pagination']).toMatchObject({
      currentPage: 0,
      pageSize: 24,
      sort: 'relevance-asc',
    });
  });

  it.each(['rings', '?key=rings'])('[RE-02] /api/v2/category/%s is the category', async (asked) => {
    const { status, body } = await call(`/api/v2/category/${asked}`);
    expect([status, body]).toEqual([
      200,
      {
        key: 'rings',
        name: 'Rings',
        metaTitle: 'Rings',
        metaDescription: 'All rings.',
        listingUrl: '/product-listing/rings',
        attraqtQueryUrl: 'category=rings',
        quickLinks: [{ name: 'Wedding', url: '/wedding' }],
        breadcrumb: [{ name: 'Home', url: '/' }],
      },
    ]);
  });

  it.each([`${GRID}?key=spoons`, '/api/v2/category/spoons'])('[RE-02] %s is not found', async (path) => {
    expect((await call(path)).status).toBe(404);
  });
});

describe('products', () => {
  it('[RE-02] tiles are in the order of the keys, without unknown ones', async () => {
    for (const asked of ['productKeys=2,unknown,1', 'productKeys=2&productKeys=unknown&productKeys=1']) {
      const { body } = await call(`${TILES}?${asked}`);
      expect((body['products'] as { key: string }[]).map(({ key }) => key)).toEqual(['2', '1']);
    }
  });

  it('[RE-03] the pictures of a quick view are those of the product, in order', async () => {
    expect(await call('/api/v1/product/1/quickViewImageSet')).toEqual({
      status: 200,
      body: { productCode: '1', images: [{ name: 'ring-1', alt: 'From above' }] },
    });
  });

  it('[RE-03] /api/v2/product is the product with its variants', async () => {
    expect(await call('/api/v2/product?productKey=1')).toMatchObject({
      status: 200,
      body: { code: '1', name: 'Orrery No. 3', variants: [{ sku: '1-A', ringSize: 54.5 }] },
    });
  });

  it('[EN-15] [RE-03] /api/v2/product has the specifications, categories, relations, countdown and delivery of a product', async () => {
    expect((await call('/api/v2/product?productKey=1')).body).toMatchObject({
      specifications: [{ group: 'Stones', name: 'Stone', value: 'Sapphire' }],
      categories: [{ key: 'rings', name: 'Rings' }],
      productRelations: [{ type: 'thumbnail', product: { key: '2' } }],
      nddCountdown: { countdownSeconds: 60, leadTime: 1, deliveryPrice: 495, sku: '1-A', free: false },
      variants: [{ shippingMethods: [{ type: 'STD', deliverOn: '2026-12-01', free: true }] }],
    });
  });

  it.each(['/api/v1/product/unknown/quickViewImageSet', '/api/v2/product?productKey=unknown'])(
    '[RE-03] %s is not found',
    async (path) => {
      const { status, body } = await call(path);
      expect([status, body['code']]).toEqual([404, 'ProductNotFoundError']);
    },
  );
});

describe('suggestions and stores', () => {
  it('[RE-04] suggestions are terms, categories, brands and products', async () => {
    const { status, body } = await call(`${SUGGESTIONS}?text=ri&limit=1`);
    expect([status, body]).toMatchObject([
      200,
      {
        terms: ['rings'],
        categories: [{ key: 'rings', landingUrl: '/rings' }],
        brands: [{ code: 'orrery' }],
        products: [{ key: '1' }],
      },
    ]);
  });

  it('[RE-04] an engine that does not answer is 503 with its code', async () => {
    const { status, body } = await call(`${SUGGESTIONS}?text=down`);
    expect([status, body['code']]).toEqual([503, 'SearchUnavailableError']);
  });

  it('[EU-20] [VA-14] stores name their brands by the numbers of the catalogue, which no unknown number is', async () => {
    expect((await call('/api/v1/stores')).body).toMatchObject({
      stores: [{ watchBrands: ['Alderwyn', 'Orrery'], jewelleryBrands: ['Aldous & Wray'] }],
    });
  });

  it('[RE-04] stores are all of them, or those near a place with their distance', async () => {
    expect((await call('/api/v1/stores')).body).toMatchObject({
      total: 1,
      place: null,
      stores: [{ storeId: '101', distance: null, address: { city: 'Leeds' }, geoPoint: { latitude: 53.8 } }],
    });
    expect((await call('/api/v1/stores?place=Leeds')).body).toMatchObject({
      place: 'Leeds',
      stores: [{ distance: 1.5 }],
    });
    expect((await call('/api/v1/stores?place=Atlantis')).status).toBe(404);
  });
});

describe('what is asked wrongly', () => {
  it.each([
    ['RE-02', GRID],
    ['RE-02', `${GRID}?key=rings&key=watches`],
    ['RE-02', `${GRID}?key=rings&page=-1`],
    ['RE-02', `${GRID}?key=rings&page=1e9`],
    ['RE-02', `${GRID}?key=rings&sort=colour`],
    ['RE-02', `${GRID}?key=rings&filter=metal`],
    ['RE-02', `${GRID}?key=${'x'.repeat(201)}`],
    ['RE-02', '/api/v2/category/'],
    ['RE-02', TILES],
    ['RE-02', `${TILES}?productKeys=${Array.from({ length: 61 }, (_, at) => at).join()}`],
    ['RE-03', '/api/v2/product'],
    ['RE-04', SUGGESTIONS],
    ['RE-04', `${SUGGESTIONS}?text[a]=b`],
  ])('[%s] %s is refused', async (_id, path) => {
    const { status, body } = await call(path);
    expect([status, body['code']]).toEqual([400, 'ValidationError']);
  });

  it.each([GRID, TILES, SUGGESTIONS, '/api/v1/stores', '/api/v2/product', '/api/v2/category/rings'])(
    '%s is for pages of this shop, by GET',
    async (path) => {
      expect((await call(path, { origin: 'https://evil.test' })).status).toBe(403);
      expect((await call(path, {}, 'POST')).status).toBe(405);
    },
  );
});
