import { beforeAll, describe, expect, it } from '@jest/globals';
import { measureBudgets, type Budgets } from './support/sql-budgets.ts';

describe('SQL statements on the way of a request, counted in Postgres’s own log', () => {
  let budgets: Budgets;
  beforeAll(async () => {
    await measureBudgets(); // first use of a pool connects and prepares
    budgets = await measureBudgets();
  });

  it.each([
    ['listing', 4],
    ['product', 4],
    ['addToCart', 8],
    ['placeOrder', 12],
    ['cartToOrder', 40],
  ] as const)('%s stays within %d', (operation, most) => {
    expect(budgets.counts[operation]).toBeGreaterThan(0);
    expect(budgets.counts[operation]).toBeLessThanOrEqual(most);
  });
});
