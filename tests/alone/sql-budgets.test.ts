import { beforeAll, describe, expect, it } from '@jest/globals';
import { WALLET_METHODS } from '../../proofs/faults/fault-stack/wallets.ts';
import { measureBudgets, type Budgets } from '../system/support/sql-budgets.ts';

describe('SQL statements of a request, counted in Postgres’s log', () => {
  let budgets: Budgets['of'];
  beforeAll(async () => {
    await measureBudgets(); // the first use of a pool connects and prepares statements
    budgets = (await measureBudgets()).of;
  });

  // Lower a figure when a statement is saved; raise it only with a reason in the commit.
  it.each([
    ['listing', 1],
    ['product', 3],
    ['addToCart', 3],
    ['placeOrder', 8],
    ['cartToOrder', 18],
    ['paypal', 20],
    ['klarna', 20],
    ['applepay', 12],
    ['addAddress', 8],
    ['setDefaultAddress', 8],
    ['writeReview', 3],
    ['requestPricePromise', 13],
    ['placeReservation', 16],
  ] as const)('of the storefront’s operations are not more than the budget: %s %i', (operation, budget) => {
    expect(budgets[operation]).toHaveLength(budget);
  });

  it('[EU-04] from bag to order by a wallet are at most four more than by card', () => {
    for (const method of WALLET_METHODS)
      expect(budgets[method].length).toBeLessThanOrEqual(budgets.cartToOrder.length + 4);
  });
});
