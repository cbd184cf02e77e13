import { inPounds, named } from './order-amounts.ts';
import { BETWEEN, type ShownPiece } from './piece-mark.ts';
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

export function markedPiece(mark: string): ShownPiece {
  const [sku = '', key = '', price = '', brand = '', category = '', name = ''] = mark.split(BETWEEN);
  return { sku, key, name, brand, category, price: price === '' ? null : Number(price) };
}
