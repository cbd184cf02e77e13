/** That what pages show of a product may have changed. */
export interface ProductDisplay {
  readonly productId: string;
  readonly code: string;
  /** Rises with each such change. */
  readonly version: bigint;
  /** Categories of every site that list it or did before, and all above those. */
  readonly categoryKeys: readonly string[];
}
