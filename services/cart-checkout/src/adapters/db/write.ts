import { retryOnConflict } from '@loupe/database/conflict';
import type { Statement } from '@loupe/database/statement';
import type { Tx } from '@loupe/database/tx';
import type { CartWritten } from '../../domain/cart/cart.ts';
import { giftSkus, toCart } from './cart-row.ts';
import type { AllPromotions, CompareEmail } from './cart-row.ts';
import type { ChangedRow } from './cart-change-statements.ts';

/** Runs work in one transaction of its own, again after a conflict. */
export type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Each statement is a transaction of its own. For work of one statement. */
export const byStatement =
  (tx: Tx): InTransaction =>
  (work) =>
    retryOnConflict(() => work(tx));

/** Runs a statement that is a transaction of its own, so that it can be retried. @returns whether it has rows */
export type Write = <V extends object, R extends object>(
  statement: Statement<V, R>,
  values: NoInfer<V>,
) => Promise<boolean>;

export const writeTo =
  (tx: Tx): Write =>
  async (statement, values) =>
    (await retryOnConflict(() => tx.query(statement, values))).length > 0;

/** Changes a cart's own row by a statement whose last parameter are the skus that promotions give, and again after a conflict. */
export type ChangeRow = <V extends readonly unknown[]>(
  statement: Statement<[...V, readonly string[]], ChangedRow>,
  site: string,
  values: NoInfer<V>,
) => Promise<CartWritten>;

export const changeRowOf =
  (tx: Tx, promotions: AllPromotions, compare: CompareEmail): ChangeRow =>
  async (statement, site, values) => {
    const all = promotions();
    const skus = giftSkus(all, site);
    const [row] = await retryOnConflict(() => tx.query(statement, [...values, skus]));
    if (row === undefined) return false;
    const { isCurrent, ...cart } = row;
    return isCurrent ? toCart(cart, all, compare) : true;
  };
