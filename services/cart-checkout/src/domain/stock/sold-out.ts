import type { FailureOf } from '../failures.ts';

interface Asked {
  readonly sku: string;
  readonly available: number;
}

/** The first line with fewer pieces in stock, when the cart was read, than it asks for. */
export const pieceTooFew = <Line extends Asked & { readonly quantity: number }>(
  lines: readonly Line[],
): Line | undefined => lines.find(({ available, quantity }) => available < quantity);

export const soldOut = ({ sku, available }: Asked): FailureOf<'InsufficientStockError'> => ({
  type: 'InsufficientStockError',
  sku,
  available: Math.max(available, 0),
});
