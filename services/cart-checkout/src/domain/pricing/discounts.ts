import type { Cart } from '../cart/cart.ts';
import type { DiscountStage, LineDiscount } from './discount.ts';
import type { PricedCart } from './priced-cart.ts';
import type { Stage } from './stage.ts';
import { takeOff } from './take-off.ts';

/** What a rule gives: money off units, and free delivery. */
export interface Granted {
  readonly discounts: readonly LineDiscount[];
  /** The name of the promotion by which standard delivery is free. */
  readonly freeDelivery?: string | null;
}

/** Computes discounts from the prices that earlier stages left. Pure. */
export type DiscountRule = (priced: PricedCart, cart: Cart) => Granted;

/** The rules of each stage, in the order in which they apply. */
export type DiscountRules = Readonly<Record<DiscountStage, readonly DiscountRule[]>>;

/** A stage that applies rules, each to the prices that the one before left. */
export const discountStage =
  (stage: DiscountStage, rules: readonly DiscountRule[]): Stage =>
  (priced, cart) =>
    rules.reduce((before, rule) => {
      const { discounts, freeDelivery = null } = rule(before, cart);
      return {
        ...before,
        lines: takeOff(before.lines, stage, discounts),
        freeDelivery: before.freeDelivery ?? freeDelivery,
      };
    }, priced);
