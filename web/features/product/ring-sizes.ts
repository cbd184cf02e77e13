export type SizeVariant = {
  id: string;
  sku: string;
  ringSizeLetter: string;
  stockLevel: 'in' | 'low' | 'out';
};

/** Whole UK letters come first; half sizes are under "Half sizes and others". */
export function splitSizes<Size extends { ringSizeLetter: string }>(
  sizes: readonly Size[],
): { whole: Size[]; others: Size[] } {
  const isWhole = ({ ringSizeLetter }: Size) => /^[A-Z]$/.test(ringSizeLetter);
  return { whole: sizes.filter(isWhole), others: sizes.filter((size) => !isWhole(size)) };
}

export const STOCK_WORDS = { in: 'in stock', low: 'few left', out: 'sold out' } as const;

/** "size L½, few left": the accessible name of a tile. */
export function sizeName({
  ringSizeLetter,
  stockLevel,
}: Pick<SizeVariant, 'ringSizeLetter' | 'stockLevel'>): string {
  return `Size\u00a0${ringSizeLetter}, ${STOCK_WORDS[stockLevel]}`;
}
