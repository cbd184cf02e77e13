/** EU-04: the method by which a bag is paid over time. */
export const FINANCE_METHOD = 'v12';

/** The plan by which a shopper wants to pay over time, as it was judged when it was chosen. Plain JSON: a placement stores it. */
export interface ChosenFinance {
  /** Key of a finance product of payments. */
  readonly product: string;
  /** EU-21. */
  readonly type: 'IFC' | 'IBC';
  /** Pence, paid at once; null for the usual one of the product. */
  readonly deposit: number | null;
}

/** A plan as a shopper asks for it. */
export interface WishedFinance extends Omit<ChosenFinance, 'type'> {
  /** The visitor's A/B group as the gateway asserted it; null without one. */
  readonly abGroup: string | null;
}

/** What payments judges: pieces, what they cost whatever way they are paid, and a plan for them. */
export interface FinanceToJudge extends WishedFinance {
  /** Pence. */
  readonly cashPrice: number;
  readonly pieces: readonly FinancedPiece[];
  /** Gift cards pay a part of it. */
  readonly hasGiftCards: boolean;
}

export interface FinancedPiece {
  readonly name: string;
  /** Keys. */
  readonly categories: readonly string[];
  readonly isGiftCard: boolean;
}

/** `message`: for the shopper; it names the piece that prevents the plan. */
export type FinanceJudgement =
  | { readonly kind: 'fits'; readonly type: ChosenFinance['type'] }
  | {
      readonly kind: 'refused';
      readonly because: 'excluded' | 'product' | 'deposit';
      readonly message: string;
    }
  | { readonly kind: 'unavailable' };
