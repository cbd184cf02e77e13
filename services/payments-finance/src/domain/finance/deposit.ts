import type { FinanceProduct } from './finance-product.ts';
import { halfUp } from './schedule.ts';

type Deposits = Pick<
  FinanceProduct,
  | 'minDepositPercentage'
  | 'maxDepositPercentage'
  | 'defaultDepositPercentage'
  | 'minLoanMinor'
  | 'maxLoanMinor'
>;

export interface DepositRange {
  readonly min: number;
  readonly max: number;
  /** Where the calculator begins. */
  readonly usual: number;
}

/** VA-05: the rounded percentage of the price. */
export const minDepositOf = (product: Pick<Deposits, 'minDepositPercentage'>, price: number): number =>
  halfUp((price * product.minDepositPercentage) / 100);

/** VA-05: the percentage of the price, rounded down. */
export const maxDepositOf = (product: Pick<Deposits, 'maxDepositPercentage'>, price: number): number =>
  Math.floor((price * product.maxDepositPercentage) / 100);

/** The deposits between which the loan is one that the lender gives. @param price for which the product is eligible */
export function depositRange(product: Deposits, price: number): DepositRange {
  const min = Math.max(minDepositOf(product, price), price - product.maxLoanMinor);
  const max = Math.min(maxDepositOf(product, price), price - product.minLoanMinor);
  const usual = halfUp((price * product.defaultDepositPercentage) / 100);
  return { min, max: Math.max(min, max), usual: Math.min(Math.max(usual, min), Math.max(min, max)) };
}
