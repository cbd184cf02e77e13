/** A change of what a store has, entered by a person. */
export type StoreStockOrder =
  | { readonly kind: 'receipt'; readonly quantity: number }
  | { readonly kind: 'adjustment'; readonly quantity: number; readonly reason: string }
  /** The pieces on hand are this many, at this moment. */
  | { readonly kind: 'count'; readonly quantity: number }
  /** The pieces that are not offered: shown in the window, or promised by the store itself. */
  | { readonly kind: 'keep-back'; readonly quantity: number };

export type MovementKind = StoreStockOrder['kind'] | 'transfer';

/** A store's figures of a sku. */
export interface StoreStock {
  readonly onHand: number;
  readonly keepBack: number;
  /** Null until a first count. */
  readonly countedAt: Date | null;
}

export interface StoreStockChange {
  readonly kind: MovementKind;
  /** Of what is on hand; for keep-back, of what is kept back. */
  readonly delta: number;
  readonly reason: string | null;
}

/** @returns null when more pieces would leave than are there */
export function changeFor({ onHand, keepBack }: StoreStock, order: StoreStockOrder): StoreStockChange | null {
  const change = (delta: number, reason: string | null = null) => ({ kind: order.kind, delta, reason });
  if (order.kind === 'keep-back') return change(order.quantity - keepBack);
  if (order.kind === 'count') return change(order.quantity - onHand);
  if (onHand + order.quantity < 0) return null;
  return change(order.quantity, order.kind === 'adjustment' ? order.reason : null);
}
