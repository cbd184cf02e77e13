import type { StockLevel } from '#gql/graphql.ts';

/** What may have changed since a product page was made. */
export type LiveProduct = {
  variants: readonly { id: string; stockLevel: StockLevel }[];
  /** Until the order cut-off, and the working days from there; null when no next-day promise is made. */
  countdown: { seconds: number; leadTime: number } | null;
};
