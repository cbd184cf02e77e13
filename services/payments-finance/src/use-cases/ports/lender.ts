import type { LenderTerms } from '../../domain/finance/finance-product.ts';

/** A product of the lender that we do not offer, and why. */
export interface UnusableTerms {
  readonly lenderProductId: string;
  readonly why: string;
}

export type LenderProducts =
  | {
      readonly kind: 'products';
      readonly terms: readonly LenderTerms[];
      readonly unusable: readonly UnusableTerms[];
    }
  /** No answer, or one that cannot be understood as a whole: what is offered stays. */
  | { readonly kind: 'unavailable' | 'not-understood'; readonly why: string };

/** The company that lends. */
export interface Lender {
  products(): Promise<LenderProducts>;
}
