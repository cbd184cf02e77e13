import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { request } from 'undici';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const ASKED = { sku: '1-A', theirPrice: 119_500, shop: 'Hartwell', name: 'Ada', email: 'ada@example.com' };

async function ask(change: object = {}) {
  const { statusCode, headers, body } = await request(`${gateway.url}/api/v1/shopping/pricepromise/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ASKED, ...change }),
  });
  return { status: statusCode, caching: headers['cache-control'], body: await body.json() };
}

it('[RE-06] a price that was found elsewhere is asked for, and waits for a person', async () => {
  expect(await ask({ page: 'https://hartwell.example/ring' })).toEqual({
    status: 202,
    caching: 'private, no-store',
    body: {
      pricePromiseNumber: 'P-23456789',
      status: 'PENDING_DECISION',
      sku: '1-A',
      ourPrice: 125_000,
      theirPrice: 119_500,
      answersBy: '5.30pm on Monday 30 November',
    },
  });
});

it('[RE-06] of an excluded piece, or in a wrong form, is a problem with the name of the catalogue', async () => {
  expect(await ask({ sku: 'card' })).toMatchObject({
    status: 403,
    body: { code: 'PricePromiseExcludedError' },
  });
  for (const wrong of [{ theirPrice: '1' }, { theirPrice: 0 }, { email: undefined }, { more: 1 }])
    expect(await ask(wrong)).toMatchObject({ status: 400, body: { code: 'ValidationError' } });
});
