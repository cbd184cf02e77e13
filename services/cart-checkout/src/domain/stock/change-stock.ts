/** A sku's figures in the stock ledger. */
export interface StockCount {
  readonly sku: string;
  readonly onHand: number;
  readonly reserved: number;
}

/** A stock change entered by staff. */
export type StockOrder =
  | { readonly kind: 'receipt'; readonly quantity: number }
  /** Pieces added, or removed if negative. */
  | { readonly kind: 'adjustment'; readonly quantity: number; readonly reason: string }
  /** Pieces counted, regardless of the ledger. */
  | { readonly kind: 'count'; readonly quantity: number };

export interface StockChange {
  readonly kind: StockOrder['kind'];
  readonly delta: number;
  readonly reason: string | null;
}

export type StockVerdict =
  | { readonly outcome: 'changed'; readonly change: StockChange }
  | { readonly outcome: 'as-it-is' }
  /** Fewer than are already reserved. */
  | { readonly outcome: 'reserved' };

/** The ledger is changed by movements only, and never to less than is reserved. */
export function changeStock({ onHand, reserved }: StockCount, order: StockOrder): StockVerdict {
  const delta = order.kind === 'count' ? order.quantity - onHand : order.quantity;
  if (delta === 0) return { outcome: 'as-it-is' };
  if (onHand + delta < reserved) return { outcome: 'reserved' };
  const reason = order.kind === 'adjustment' ? order.reason : null;
  return { outcome: 'changed', change: { kind: order.kind, delta, reason } };
}
