import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createApp } from '../app.ts';
import type { Product } from '../products.ts';

const KEY = 'a-key-of-tests';
const retailer = { id: '4711', guid: '6b0c7f6e-0f0e-4e1e-9a39-2f0d4c1b7a10' };
let server: Server;
let base: string;

beforeAll(async () => {
  const keys = () => ({ active: 'a', accepted: new Map([['a', KEY]]) });
  server = createServer(createApp({ retailer, keys })).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const send = (method: string, path: string, body: object) =>
  fetch(base + path, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
const ask = (change: object = {}) =>
  send('POST', '/latest/retailerapi/GetRetailerFinanceProducts', {
    Retailer: { AuthenticationKey: KEY, RetailerGuid: retailer.guid, RetailerId: retailer.id, ...change },
  });
const listed = async (): Promise<Product[]> =>
  ((await (await ask()).json()) as { FinanceProducts: Product[] }).FinanceProducts;

describe('the lender of the sandbox', () => {
  it('[CO-12] lists its products, whose factor is that of their rate', async () => {
    const products = await listed();
    expect(products.map(({ ProductId, APR, Months }) => [ProductId, APR, Months])).toContainEqual([
      '105',
      '12.90',
      36,
    ]);
    // £1,000 at 12.9 % over 36 months, by a table of annuities.
    expect(
      Number(products.find(({ ProductId }) => ProductId === '105')?.CalculationFactor) * 1_000,
    ).toBeCloseTo(33.31, 2);
  });

  it.each([{ AuthenticationKey: `${KEY}x` }, { RetailerId: '4712' }, { RetailerGuid: KEY }])(
    'refuses %j with status 200',
    async (change) => {
      const answer = await ask(change);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ Errors: [{ Code: 'GEN001' }], FinanceProducts: [] });
    },
  );

  it('changes and takes away products, and goes down, by its control', async () => {
    await send('PUT', '/control', { products: { 105: { APR: '11.90' }, 106: null } });
    const products = await listed();
    expect(products.find(({ ProductId }) => ProductId === '105')?.APR).toBe('11.90');
    expect(products.some(({ ProductId }) => ProductId === '106')).toBe(false);
    await send('PUT', '/control', { mode: 'down', products: {} });
    expect((await ask()).status).toBe(503);
    expect((await send('PUT', '/control', { mode: 'upside down' })).status).toBe(400);
    await send('PUT', '/control', { mode: 'up' });
    expect(await listed()).toHaveLength(7);
  });
});
