/** Pieces of a sku on hand in the ledger, reserved or not. */
export interface StockItem {
  readonly sku: string;
  readonly onHand: number;
  /** Incremented by every change of onHand. */
  readonly version: bigint;
}
