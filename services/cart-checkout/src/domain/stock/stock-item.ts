/** What the ledger says is on hand of a sku, held or not. */
export interface StockItem {
  readonly sku: string;
  readonly onHand: number;
  /** Rises with every change of onHand. */
  readonly version: bigint;
}
