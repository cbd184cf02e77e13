import type { PricedLine } from '../pricing/priced-cart.ts';

export interface TaxOfRate {
  /** Per cent. */
  readonly rate: number;
  /** Pence. */
  readonly amount: number;
}

/** What was charged of each rate, highest first. The delivery charge bears the full rate. */
export function taxByRate({ lines, tax, goodsTax }: TaxedOrder): TaxOfRate[] {
  const rates = new Set(lines.map(({ taxRate }) => taxRate).filter((rate) => rate > 0));
  const highest = Math.max(0, ...rates);
  return [...rates]
    .toSorted((left, right) => right - left)
    .map((rate) => ({
      rate,
      amount:
        sumOf(lines.filter(({ taxRate }) => taxRate === rate)) + (rate === highest ? tax - goodsTax : 0),
    }));
}

interface TaxedOrder {
  readonly lines: readonly Pick<PricedLine, 'taxRate' | 'unitTax'>[];
  readonly tax: number;
  readonly goodsTax: number;
}

const sumOf = (lines: TaxedOrder['lines']): number =>
  lines.flatMap(({ unitTax }) => unitTax).reduce((sum, pence) => sum + pence, 0);
