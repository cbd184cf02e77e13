/** A price on one site from `validFromMs` (inclusive) to `validUntilMs` (exclusive), epoch milliseconds; 0 means unlimited. */
export interface PriceWindow {
  readonly site: string;
  /** Pence, VAT included. */
  readonly minorUnits: number;
  readonly validFromMs: number;
  readonly validUntilMs: number;
}

/**
 * The price window of a site that applies at a time. A dated price takes precedence over the undated one, a later start over an
 * earlier one, and of two with the same start the lower price applies.
 */
export function windowAt<Window extends PriceWindow>(
  windows: readonly Window[],
  site: string,
  at: Date,
): Window | null {
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

export function isDated({ validFromMs, validUntilMs }: PriceWindow): boolean {
  return validFromMs !== 0 || validUntilMs !== 0;
}

function byPrecedence(left: PriceWindow, right: PriceWindow): number {
  return (
    Number(isDated(right)) - Number(isDated(left)) ||
    right.validFromMs - left.validFromMs ||
    left.minorUnits - right.minorUnits
  );
}
