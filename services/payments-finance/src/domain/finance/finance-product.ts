/** EU-21: interest-free and interest-bearing credit. */
export const FINANCE_PRODUCT_TYPES = ['IFC', 'IBC'] as const;
export type FinanceProductType = (typeof FINANCE_PRODUCT_TYPES)[number];

/** What the lender says of one of its products. */
export interface LenderTerms {
  readonly lenderProductId: string;
  readonly lenderProductGuid: string;
  readonly name: string;
  /** Per cent a year, e.g. 9.9. */
  readonly apr: number;
  readonly months: number;
  /** Monthly payment = loan × factor. */
  readonly calculationFactor: number;
  readonly minLoanMinor: number;
  readonly maxLoanMinor: number;
}

/** What we add to a lender's product: for what it is offered, and on which deposits. Percentages are of the cash price. */
export interface FinanceOverlay {
  /** Our name of the product; the lender's number is shown nowhere. */
  readonly key: string;
  readonly lenderProductId: string;
  readonly type: FinanceProductType;
  readonly minDepositPercentage: number;
  readonly maxDepositPercentage: number;
  readonly defaultDepositPercentage: number;
  readonly minOrderValueMinor: number;
  /** Category keys. A piece needs one of them; empty: all pieces. */
  readonly whitelistCategories: readonly string[];
  /** Category keys, of which a piece may have none. */
  readonly blacklistCategories: readonly string[];
  /** Codes separated by commas; empty: everybody (VA-07). */
  readonly abGroups: string;
  /** What we keep of a pound lent, per cent. Never shown. */
  readonly financeYield: number;
  /** CO-07: the text of messages, with `{monthlyRepayment}` and `{apr}`; null: the default text. */
  readonly message: string | null;
}

/** EN-08: a product as it is offered. */
export interface FinanceProduct extends LenderTerms, FinanceOverlay {
  /** Of the terms and overlay together: rises with each change of either. */
  readonly version: number;
}
