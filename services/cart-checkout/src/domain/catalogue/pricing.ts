import type { PriceWindow } from './variant.ts';

export interface CurrentPrice {
  /** Pence, VAT included. */
  readonly minorUnits: number;
  /** EU-03: a price with an end or a beginning is a dateRange. */
  readonly priceType: 'default' | 'dateRange';
}

/** The price of a piece on a site at a moment, or null when none is valid then. */
export function priceAt(windows: readonly PriceWindow[], site: string, at: Date): CurrentPrice | null {
  const best = windowAt(windows, site, at);
  return best && { minorUnits: best.minorUnits, priceType: isDated(best) ? 'dateRange' : 'default' };
}

/**
 * The window that a site's price stands in at a moment. A dated price beats the standing one, a later beginning beats an
 * earlier, and of two that begin together the lower is meant.
 */
export function windowAt(windows: readonly PriceWindow[], site: string, at: Date): PriceWindow | null {
  const ms = at.getTime();
  const valid = windows.filter(
    (window) =>
      window.site === site &&
      window.validFromMs <= ms &&
      (window.validUntilMs === 0 || ms < window.validUntilMs),
  );
  const [best] = valid.sort(byPrecedence);
  return best ?? null;
}

function byPrecedence(left: PriceWindow, right: PriceWindow): number {
  return (
    Number(isDated(right)) - Number(isDated(left)) ||
    right.validFromMs - left.validFromMs ||
    left.minorUnits - right.minorUnits
  );
}

function isDated({ validFromMs, validUntilMs }: PriceWindow): boolean {
  return validFromMs !== 0 || validUntilMs !== 0;
}
