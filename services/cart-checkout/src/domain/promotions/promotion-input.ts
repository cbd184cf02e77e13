import type { LineDiscount } from '../pricing/discount.ts';
import type { MethodName } from '../payment-methods/method-name.ts';
import type { CodeRefusal, CodeState } from './code-state.ts';
import type { Promotion } from './promotion.ts';

/** A line of the bag as promotions see it. */
export interface PromotionLine {
  readonly id: string;
  readonly sku: string;
  readonly productKey: string;
  readonly productType: string;
  readonly brand: string;
  readonly categories: readonly string[];
  readonly quantity: number;
  /** Pence before promotions. */
  readonly unitPrice: number;
  readonly isSellable: boolean;
  readonly isGiftCard: boolean;
}

/** A code that the shopper has entered. */
export interface CodeOfBag {
  readonly code: string;
  /** Key of its promotion; null for an unknown code. */
  readonly promotion: string | null;
  /** Its limit, in total or for this customer, is reached. */
  readonly isUsedUp: boolean;
}

export interface PromotionCustomer {
  /** Null for a guest. */
  readonly id: string | null;
  /** Null for a guest. */
  readonly isFirstOrder: boolean | null;
}

export interface PromotionInput {
  readonly site: string;
  readonly at: Date;
  readonly customer: PromotionCustomer;
  readonly lines: readonly PromotionLine[];
  readonly promotions: readonly Promotion[];
  readonly codes: readonly CodeOfBag[];
}

/** A discount of the lines' stage, or of the cart's. */
export interface StagedDiscount extends LineDiscount {
  readonly stage: 'line' | 'cart';
}

/** A free gift the bag has earned, chosen or not. */
export interface GiftOffer {
  /** Of `setFreeGiftProduct`: the promotion, and the line that earned it. */
  readonly origin: string;
  readonly promotion: string;
  readonly code: string | null;
  readonly name: string;
  readonly per: 'line' | 'bag';
  /** Null for a gift of the bag. */
  readonly lineId: string | null;
  readonly skus: readonly string[];
}

/** What a bag would save with a little more in it. Amounts in pence. */
export interface NextTier {
  readonly promotion: string;
  readonly name: string;
  readonly spend: number;
  readonly missing: number;
  readonly reward:
    | { readonly type: 'amount'; readonly amount: number }
    | { readonly type: 'percent'; readonly percent: number }
    | { readonly type: 'offer' };
}

/** Why no promotion applies to a piece, for an operator. */
export interface Exclusion {
  /** Key of the promotion with the rule `exclusion`; null for a piece that never has a promotion. */
  readonly promotion: string | null;
  readonly name: string;
}

/** A line to which no promotion applies. */
export interface ExcludedLine extends Exclusion {
  readonly lineId: string;
}

export interface AppliedCode {
  readonly code: string;
  /** Of its promotion, for the shopper; null for an unknown code. */
  readonly name: string | null;
  readonly description: string | null;
  readonly promotion: string | null;
  readonly state: CodeState;
  /** Why it does not apply, where the state alone does not say it. */
  readonly refusal?: CodeRefusal;
}

/** Plain JSON. */
export interface PromotionOutcome {
  readonly discounts: readonly StagedDiscount[];
  /** The name of the promotion by which standard delivery is free. */
  readonly freeDelivery: string | null;
  readonly gifts: readonly GiftOffer[];
  /** In the order in which they were given. */
  readonly codes: readonly AppliedCode[];
  readonly nextTiers: readonly NextTier[];
  readonly excluded: readonly ExcludedLine[];
  /** ST-15: how the bag cannot be paid for because of these discounts. */
  readonly excludedMethods: readonly ExcludedMethod[];
}

export interface ExcludedMethod {
  readonly method: MethodName;
  /** Name of the promotion. */
  readonly by: string;
}
