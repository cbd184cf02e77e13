/** What the ledger says of a sku. */
export interface StockCount {
  readonly sku: string;
  readonly onHand: number;
  readonly reserved: number;
}

/** What somebody in the stock room says. */
export type StockOrder =
  | { readonly kind: 'receipt'; readonly quantity: number }
  /** Pieces more, or fewer. */
  | { readonly kind: 'adjustment'; readonly quantity: number; readonly reason: string }
  /** Pieces that are there, whatever the ledger thought. */
  | { readonly kind: 'count'; readonly quantity: number };

export interface StockChange {
  readonly kind: StockOrder['kind'];
  readonly delta: number;
  readonly reason: string | null;
}

export type StockVerdict =
  | { readonly outcome: 'changed'; readonly change: StockChange }
  | { readonly outcome: 'as-it-is' }
  /** Fewer than placements already hold. */
  | { readonly outcome: 'reserved' };

/** The ledger is changed by movements only, and nothing that is promised to a shopper is taken away. */
export function changeStock({ onHand, reserved }: StockCount, order: StockOrder): StockVerdict {
  const delta = order.kind === 'count' ? order.quantity - onHand : order.quantity;
  if (delta === 0) return { outcome: 'as-it-is' };
  if (onHand + delta < reserved) return { outcome: 'reserved' };
  const reason = order.kind === 'adjustment' ? order.reason : null;
  return { outcome: 'changed', change: { kind: order.kind, delta, reason } };
}
