import type { StockLevel } from '#gql/graphql.ts';

/** What may have changed since a product page was made. */
export type LiveProduct = {
  variants: readonly { id: string; stockLevel: StockLevel }[];
  /** Seconds to the order cut-off, and the working days from there; null when none is promised. */
  countdown: { seconds: number; leadTime: number } | null;
};

/** The same as the browser keeps it: a moment does not grow old as a number of seconds does. */
export type Cutoff = {
  /** Milliseconds since the epoch. */
  at: number;
  leadTime: number;
};
