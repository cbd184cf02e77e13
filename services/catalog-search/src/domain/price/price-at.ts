/** A standalone price in pence, VAT included, from `validFrom` (inclusive) to `validUntil` (exclusive); null leaves a side open. */
export interface PriceWindow {
  readonly minorUnits: number;
  readonly wasMinorUnits: number | null;
  readonly wasWasMinorUnits: number | null;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
}

/**
 * The price that is valid at a moment, or null. A dated price beats the standing one, a later beginning beats an earlier,
 * and of two that begin together the lower is meant.
 */
export function priceAt(windows: readonly PriceWindow[], at: Date): PriceWindow | null {
  const [best] = windows.filter((window) => isValid(window, at)).sort(byPrecedence);
  return best ?? null;
}

/** The lowest price that is valid at a moment, of the windows of each size; null where none has one. */
export function lowestPriceAt(sizes: readonly (readonly PriceWindow[])[], at: Date): PriceWindow | null {
  return pricesAt(sizes, at).reduce<PriceWindow | null>(
    (lowest, price) => (lowest === null || price.minorUnits < lowest.minorUnits ? price : lowest),
    null,
  );
}

/** The price that is valid at a moment, of each size that has one. */
export const pricesAt = (sizes: readonly (readonly PriceWindow[])[], at: Date): PriceWindow[] =>
  sizes.flatMap((windows) => priceAt(windows, at) ?? []);

/** When a price of any size changes next, by the windows: milliseconds, null for never. */
export function nextPriceChange(sizes: readonly (readonly PriceWindow[])[], at: Date): number | null {
  const bounds = sizes.flat().flatMap(({ validFrom, validUntil }) => [validFrom, validUntil]);
  const later = bounds.flatMap((bound) => (bound !== null && bound > at ? [bound.getTime()] : []));
  return later.length === 0 ? null : Math.min(...later);
}

function isValid({ validFrom, validUntil }: PriceWindow, at: Date): boolean {
  return (validFrom === null || validFrom <= at) && (validUntil === null || at < validUntil);
}

function byPrecedence(left: PriceWindow, right: PriceWindow): number {
  return (
    Number(isDated(right)) - Number(isDated(left)) ||
    (right.validFrom?.getTime() ?? 0) - (left.validFrom?.getTime() ?? 0) ||
    left.minorUnits - right.minorUnits
  );
}

/** EU-03: a price with a beginning or an end is a dateRange, else the default. */
export function isDated({ validFrom, validUntil }: PriceWindow): boolean {
  return validFrom !== null || validUntil !== null;
}
