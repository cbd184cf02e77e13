import { inPounds, named } from './piece-fields.ts';
import type { BETWEEN, ShownPiece } from './piece-mark.ts';
import type { ShownItem } from './plan-items.ts';

export const shownItem = (piece: ShownPiece, index?: number): ShownItem => ({
  ...named({ ...piece, variantSku: piece.sku, productKey: piece.key, gtmCategory: piece.category }),
  ...(piece.price !== null && { price: inPounds(piece.price) }),
  ...(index !== undefined && { index }),
  quantity: 1,
});

/** What an event about one piece says: its amount is its price. */
export const shownAmounts = (piece: ShownPiece) => ({
  ...(piece.price !== null && { currency: 'GBP' as const, value: inPounds(piece.price) }),
  items: [shownItem(piece)],
});

/** The type alone, as what writes marks is not loaded with what reads them. */
const SEPARATOR: typeof BETWEEN = '|';

export function markedPiece(mark: string): ShownPiece {
  const [sku = '', key = '', price = '', brand = '', category = '', name = ''] = mark.split(SEPARATOR);
  return { sku, key, name, brand, category, price: price === '' ? null : Number(price) };
}
