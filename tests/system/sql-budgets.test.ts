import { beforeAll, describe, expect, it } from '@jest/globals';
import { measureBudgets, type Budgets } from './support/sql-budgets.ts';

describe('SQL statements on the way of a request, counted in Postgres’s own log', () => {
  let budgets: Budgets;
  beforeAll(async () => {
    await measureBudgets(); // first use of a pool connects and prepares
    budgets = await measureBudgets();
  });

  // A figure goes down with the statement that is saved, and up only with a reason in the commit.
  it('of the operations that the storefront sends are as many as today, and no more', () => {
    expect(budgets.counts).toEqual({
      listing: 1,
      product: 2,
      addToCart: 3,
      placeOrder: 10,
      cartToOrder: 23,
    });
  });
});
