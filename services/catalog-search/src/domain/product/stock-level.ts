/** How much there is of a sku, in the only words the shop may say. */
export type StockLevel = 'in' | 'low' | 'out';

/** What cart-checkout says of a sku. */
export interface StockLevelState {
  readonly sku: string;
  readonly level: StockLevel;
  /** Aggregate version of the event: an older one changes nothing. */
  readonly version: bigint;
}
