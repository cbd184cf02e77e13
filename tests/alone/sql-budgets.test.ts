import { beforeAll, describe, expect, it } from '@jest/globals';
import { measureBudgets, type Budgets } from '../system/support/sql-budgets.ts';

describe('SQL statements of a request, counted in Postgres’s log', () => {
  let budgets: Budgets;
  beforeAll(async () => {
    await measureBudgets(); // the first use of a pool connects and prepares statements
    budgets = await measureBudgets();
  });

  // Lower a figure when a statement is saved; raise it only with a reason in the commit.
  it('of the storefront’s operations are not more than the budget', () => {
    expect(budgets.counts).toEqual({
      listing: 1,
      product: 3,
      addToCart: 3,
      placeOrder: 8,
      cartToOrder: 21,
      cartToOrderBy: { paypal: 23, klarna: 23, applepay: 15 },
    });
  });

  it('[EU-04] from bag to order by a wallet are at most four more than by card', () => {
    const { cartToOrder, cartToOrderBy } = budgets.counts;
    for (const [method, statements] of Object.entries(cartToOrderBy))
      expect({ method, isWithin: statements <= cartToOrder + 4 }).toEqual({ method, isWithin: true });
  });
});
