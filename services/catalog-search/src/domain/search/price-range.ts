/** Prices in pence from `from` (inclusive) to `to` (exclusive); null leaves the side open. */
export interface PriceRange {
  readonly from: number | null;
  readonly to: number | null;
}

const BOUNDS = [100_00, 250_00, 500_00, 1_000_00, 2_500_00, 5_000_00, 10_000_00];

function pounds(pence: number): string {
  return `£${(pence / 100).toLocaleString('en-GB')}`;
}

/** The ranges that the price facet offers, by code. */
export const PRICE_BUCKETS: readonly (PriceRange & { readonly code: string; readonly name: string })[] = [
  null,
  ...BOUNDS,
].map((from, index) => {
  const to = BOUNDS[index] ?? null;
  return { from, to, code: codeOf({ from, to }), name: rangeName({ from, to }) };
});

/** Index of the range that a price is in. */
export function bucketOf(price: number): number {
  let index = 0;
  while (index < BOUNDS.length && price >= BOUNDS[index]!) index++;
  return index;
}

function codeOf({ from, to }: PriceRange): string {
  return `${from ?? ''}-${to ?? ''}`;
}

/** The range of a code such as `10000-25000`, `-10000` or `500000-`; null for any other text. */
export function rangeOfCode(code: string): PriceRange | null {
  const parts = /^(\d{0,10})-(\d{0,10})$/.exec(code);
  if (parts === null || code === '-') return null;
  return { from: numberOf(parts[1]), to: numberOf(parts[2]) };
}

export function isInRange(price: number, { from, to }: PriceRange): boolean {
  return (from === null || price >= from) && (to === null || price < to);
}

/** "£100 to £250". */
export function rangeName({ from, to }: PriceRange): string {
  if (from === null) return `Under ${pounds(to!)}`;
  return to === null ? `${pounds(from)} and over` : `${pounds(from)} to ${pounds(to)}`;
}

const numberOf = (digits: string | undefined): number | null => (digits ? Number(digits) : null);
