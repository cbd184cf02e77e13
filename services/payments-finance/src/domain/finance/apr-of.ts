import type { Schedule } from './schedule.ts';

const HALVINGS = 80;
/** No regulated product of ours costs more than this a year. */
const MOST_PER_CENT = 1_000;

/**
 * The APR of a schedule in per cent, to one decimal: the yearly rate at which the payments, a month apart, are worth the credit. It
 * is found from the payments alone, and so checks the rate from which they were computed.
 */
export function aprOf({ credit, months, monthlyRepayment, lastRepayment }: Schedule): number {
  let [low, high] = [0, MOST_PER_CENT];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    const discount = (1 + middle / 100) ** (-1 / 12);
    let worth = lastRepayment * discount ** months;
    for (let month = 1; month < months; month += 1) worth += monthlyRepayment * discount ** month;
    if (worth > credit) low = middle;
    else high = middle;
  }
  return Math.round(low * 10) / 10;
}
