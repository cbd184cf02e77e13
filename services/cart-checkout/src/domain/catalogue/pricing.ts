import { isDated, windowAt } from '@loupe/money/price-windows';
import type { PriceWindow } from './variant.ts';

export interface CurrentPrice {
  /** Pence, VAT included. */
  readonly minorUnits: number;
  /** EU-03: a price with a start or an end is a dateRange. */
  readonly priceType: 'default' | 'dateRange';
}

/** The price of a piece on a site at a time, or null when none is valid then. */
export function priceAt(windows: readonly PriceWindow[], site: string, at: Date): CurrentPrice | null {
  const best = windowAt(windows, site, at);
  return best && { minorUnits: best.minorUnits, priceType: isDated(best) ? 'dateRange' : 'default' };
}
