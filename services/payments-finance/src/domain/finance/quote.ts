import { depositRange } from './deposit.ts';
import type { FinanceProduct } from './finance-product.ts';
import { scheduleOf } from './schedule.ts';
import type { Schedule } from './schedule.ts';

/** EN-08, finance data: what a purchase costs by one product; everything a representative example states (CONC 3.5.5R). */
export interface Quote extends Schedule {
  readonly product: FinanceProduct;
  readonly cashPrice: number;
  readonly deposit: number;
  /** Deposit and all payments. */
  readonly totalPayable: number;
}

/** @param deposit one of the product's range for the price */
export function quoteOf(product: FinanceProduct, cashPrice: number, deposit: number): Quote {
  const schedule = scheduleOf(product, cashPrice - deposit);
  return { ...schedule, product, cashPrice, deposit, totalPayable: deposit + schedule.repaid };
}

/** A quote for the deposit that is wished, or for the nearest that the product allows. @param cashPrice for which it is eligible */
export function quoteNear(product: FinanceProduct, cashPrice: number, wished?: number): Quote {
  const { min, max, usual } = depositRange(product, cashPrice);
  return quoteOf(product, cashPrice, Math.min(Math.max(wished ?? usual, min), max));
}
