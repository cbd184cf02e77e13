import type { AppliedDiscount } from './discount.ts';

interface Discounted {
  readonly discounts: readonly AppliedDiscount[];
}

/** What one promotion takes off, in pence. */
export interface Saving {
  readonly promotion: string;
  readonly name: string;
  readonly code: string | null;
  readonly amount: number;
}

/** What is saved and why: each promotion once, without free gifts. */
export function savingsOf(lines: readonly Discounted[]): Saving[] {
  const savings = new Map<string, Saving>();
  for (const { promotion, name, code, units } of lines.flatMap(({ discounts }) =>
    discounts.filter(isMoney),
  )) {
    const amount = (savings.get(promotion)?.amount ?? 0) + units.reduce((sum, pence) => sum + pence, 0);
    savings.set(promotion, { promotion, name, code, amount });
  }
  return [...savings.values()];
}

const isMoney = ({ stage }: AppliedDiscount): boolean => stage !== 'gift';
