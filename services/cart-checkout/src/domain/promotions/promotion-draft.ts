import type { Promotion } from './promotion.ts';

export interface PromotionCode {
  readonly code: string;
  /** Orders in all, and orders of one customer; null is unlimited. */
  readonly uses: number | null;
  readonly usesPerCustomer: number | null;
}

/** A promotion as its author wrote it. */
export interface PromotionDraft {
  readonly promotion: Promotion;
  readonly codes: readonly PromotionCode[];
}
