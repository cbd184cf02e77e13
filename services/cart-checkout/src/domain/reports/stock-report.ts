import { count } from './table.ts';
import type { Report } from './table.ts';

/** Pieces of a sku, from the stock ledger. */
export interface StockCount {
  readonly sku: string;
  readonly opening: number;
  readonly received: number;
  readonly sold: number;
  readonly returned: number;
  readonly adjusted: number;
  readonly closing: number;
}

export function stockReport(counts: readonly StockCount[]): Report {
  return {
    about: [
      'From the stock ledger, not from counts. Sold: less what was cancelled. Returned: put back into stock.',
      'Sold through: of the pieces that were there or came, the share that was sold.',
    ],
    columns: ['SKU', 'Opening', 'Received', 'Sold', 'Returned', 'Adjusted', 'Closing', 'Sold through'],
    rows: counts.map(({ sku, opening, received, sold, returned, adjusted, closing }) => {
      const offered = opening + received + returned + Math.max(adjusted, 0);
      const through = offered > 0 ? `${Math.round((100 * sold) / offered)} %` : '–';
      const pieces = [opening, received, sold, returned, adjusted, closing].map(count);
      return [sku, ...pieces, through];
    }),
  };
}
