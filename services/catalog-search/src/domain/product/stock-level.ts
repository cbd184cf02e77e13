/** The stock of a sku, as precisely as the shop may publish it. */
export type StockLevel = 'in' | 'low' | 'out';

/** The stock level of a sku, as cart-checkout published it. */
export interface StockLevelState {
  readonly sku: string;
  readonly level: StockLevel;
  /** Aggregate version of the event: an older one changes nothing. */
  readonly version: bigint;
}
