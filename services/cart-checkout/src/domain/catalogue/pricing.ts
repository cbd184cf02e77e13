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

/**
 * The price window of a site that applies at a time. A dated price takes precedence over the undated one, a later start over an
 * earlier one, and of two with the same start the lower price applies.
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
