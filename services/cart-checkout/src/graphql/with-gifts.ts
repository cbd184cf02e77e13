import type { PricedLine } from '../domain/pricing/priced-cart.ts';

/** Each line with the free gifts that it earned. */
export function withGifts<Line extends Pick<PricedLine, 'id' | 'freeGiftOf'>>(
  lines: readonly Line[],
): (Line & { readonly gifts: readonly Line[] })[] {
  return lines.map((line) => ({
    ...line,
    gifts: lines.filter(({ freeGiftOf }) => freeGiftOf?.lineId === line.id),
  }));
}
