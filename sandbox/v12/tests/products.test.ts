import { afterEach, describe, expect, it } from '@jest/globals';
import type { Product } from '../products.ts';
import { retailerOf } from './retailer.ts';
import { useSandbox } from './sandbox-process.ts';

const sandbox = useSandbox();
const retailer = retailerOf(sandbox);
const change = (body: object) =>
  fetch(`${sandbox.url}/control`, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
const ask = (credentials?: object) =>
  retailer.call('GetRetailerFinanceProducts', {}, credentials) as unknown as Promise<{
    FinanceProducts: Product[];
  }>;
afterEach(async () => void (await change({ mode: 'up', products: {} })));

describe('the lender of the sandbox', () => {
  it('[CO-12] lists its products, whose factor is that of their rate', async () => {
    const { FinanceProducts: products } = await ask();
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

  it.each([
    { AuthenticationKey: 'another key' },
    { RetailerId: '4712' },
    { RetailerGuid: '6b0c7f6e-0f0e-4e1e-9a39-2f0d4c1b7a11' },
  ])('refuses %j with status 200', async (credentials) => {
    expect(await ask(credentials)).toMatchObject({ Errors: [{ Code: 'GEN001' }], FinanceProducts: [] });
  });

  it('changes and takes away products, and goes down, by its control', async () => {
    await change({ products: { 105: { APR: '11.90' }, 106: null } });
    const { FinanceProducts: products } = await ask();
    expect(products.find(({ ProductId }) => ProductId === '105')?.APR).toBe('11.90');
    expect(products.some(({ ProductId }) => ProductId === '106')).toBe(false);
    await change({ mode: 'down', products: {} });
    await expect(ask()).rejects.toThrow('503');
    expect((await change({ mode: 'upside down' })).status).toBe(400);
    await change({ mode: 'up' });
    expect((await ask()).FinanceProducts).toHaveLength(7);
  });
});
