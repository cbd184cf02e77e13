/** EN-10: a few words that editors put on pieces, such as "Swiss made". */
export interface Roundel {
  readonly label: string;
  /** Codes of products. */
  readonly products: readonly string[];
  /** Names of brands. */
  readonly brands: readonly string[];
}
