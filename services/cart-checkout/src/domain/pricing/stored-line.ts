import type { Allocations, PricedCart, PricedLine } from './priced-cart.ts';
import { NO_OPTIONS } from '../cart/line-options.ts';
import { standardRate, withTax } from './tax.ts';

type Added = Allocations & Pick<PricedLine, 'options'>;

/** A line as a placement or an order stores it. Of the version before it has no allocations and no options. */
export type StoredLine = Omit<PricedLine, keyof Added> & Partial<Added>;

/** A cart as a placement stores it. */
export interface StoredCart extends Omit<PricedCart, 'lines'> {
  readonly lines: readonly StoredLine[];
}

/** Adds what lines of the version before lack. That version had no discounts and one rate of tax. */
export function withAllocations<Line extends StoredLine>(lines: readonly Line[]): (Line & Added)[] {
  const taxed = withTax(
    lines.map((line) => ({
      ...line,
      unitAmounts: line.unitAmounts ?? Array.from({ length: line.quantity }, () => line.unitPrice),
      taxRate: line.taxRate ?? standardRate(line),
      discounts: line.discounts ?? [],
      options: line.options ?? NO_OPTIONS,
    })),
  );
  return taxed.map((line, index) => ({ ...line, unitTax: lines[index]?.unitTax ?? line.unitTax }));
}
