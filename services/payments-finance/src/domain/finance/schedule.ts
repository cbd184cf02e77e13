import type { FinanceProductType } from './finance-product.ts';

/** What the shopper pays back, in minor units. */
export interface Schedule {
  /** Amount of credit. */
  readonly credit: number;
  /** Number of monthly payments. */
  readonly months: number;
  /** Each payment but the last. */
  readonly monthlyRepayment: number;
  /** Absorbs what rounding the others left. */
  readonly lastRepayment: number;
  /** Of all payments, without a deposit. */
  readonly repaid: number;
  readonly interestPayable: number;
}

export interface Lent {
  readonly type: FinanceProductType;
  /** Per cent a year. */
  readonly apr: number;
  readonly months: number;
}

/** CO-07: the monthly rate of a yearly one, (apr/100 + 1)^(1/12) − 1. */
export const monthlyRate = (apr: number): number => (apr / 100 + 1) ** (1 / 12) - 1;

/** Half up, for amounts that are not negative. */
export const halfUp = (amount: number): number => Math.floor(amount + 0.5);

/** Exact: pence divided by a whole number, half up. */
const divided = (minor: number, by: number): number => Math.floor((2 * minor + by) / (2 * by));

/** CO-07: interest-free credit, and any at no rate, is divided; otherwise the annuity formula. Half up to the penny. */
export function monthlyRepayment({ type, apr, months }: Lent, credit: number): number {
  const rate = monthlyRate(apr);
  if (type === 'IFC' || rate === 0) return divided(credit, months);
  return halfUp((credit * rate) / (1 - (1 + rate) ** -months));
}

/** What the lender's factor makes of a loan, half up to the penny. */
export const repaymentByFactor = (factor: number, credit: number): number => halfUp(credit * factor);

/**
 * All payments: equal ones, and a last one that pays what is then owed.
 * @param credit minor units, at least a penny for each month
 */
export function scheduleOf(lent: Lent, credit: number): Schedule {
  const { type, apr, months } = lent;
  const monthly = monthlyRepayment(lent, credit);
  const rate = type === 'IFC' ? 0 : monthlyRate(apr);
  const lastRepayment =
    rate === 0 ? credit - monthly * (months - 1) : halfUp(owedBeforeLast(credit, rate, months, monthly));
  const repaid = monthly * (months - 1) + lastRepayment;
  return {
    credit,
    months,
    monthlyRepayment: monthly,
    lastRepayment,
    repaid,
    interestPayable: repaid - credit,
  };
}

/** The balance with its interest in the last month, after all other payments. */
function owedBeforeLast(credit: number, rate: number, months: number, monthly: number): number {
  let owed = credit * (1 + rate);
  for (let paid = 1; paid < months; paid += 1) owed = (owed - monthly) * (1 + rate);
  return owed;
}
