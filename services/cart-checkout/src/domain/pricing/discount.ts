/** Money that a promotion takes off the units of one line. Plain JSON. */
export interface LineDiscount {
  readonly lineId: string;
  /** The promotion's key. */
  readonly promotion: string;
  /** The code by which it applies; null without one. */
  readonly code: string | null;
  /** Shown to the shopper. */
  readonly name: string;
  /** Pence off each unit, as many as the line's quantity. */
  readonly units: readonly number[];
}

/** The stages that can take money off. The discounts of `cart` are shown as one sum, the others within the line's price. */
export type DiscountStage = 'line' | 'cart' | 'gift';

/** A discount as kept with its line. `units` is what was taken off, at most what was left of each unit's price. */
export interface AppliedDiscount extends Omit<LineDiscount, 'lineId'> {
  readonly stage: DiscountStage;
}
