/** What is published when what pages show of a product may have changed. */
export interface ProductDisplay {
  readonly productId: string;
  readonly code: string;
  /** Rises with each such change. */
  readonly version: bigint;
  /** Categories of every site that list the product or did before, and all their ancestors. */
  readonly categoryKeys: readonly string[];
}
