import { piecesOf } from '../cart/articles.ts';
import { MAX_QUANTITY } from '../cart/cart.ts';

/**
 * Where the ledger names no limit of the sku, one order may have a fifth of what is on hand, and twenty pieces in any case: a person who is
 * at the bank with them keeps no more off sale. A drop of fewer pieces needs a limit of its own (`npm run stock -- limit`).
 */
export const LEAST_LIMIT = 20;
export const LARGEST_SHARE = 5;

/** @param limit of the sku, null where it has none @param onHand 0 where the ledger does not know the sku */
export function mostPerOrder(limit: number | null, onHand: number): number {
  const most = limit ?? Math.max(LEAST_LIMIT, Math.trunc(onHand / LARGEST_SHARE));
  return Math.min(most, MAX_QUANTITY);
}

interface LimitedLine {
  readonly sku: string;
  /** Where it is not `sku`. */
  readonly stockSku?: string;
  readonly quantity: number;
  /** Absent where nothing is limited: a piece that a promotion gives. */
  readonly mostPerOrder?: number;
}

/** The first line of a sku of which there are more pieces than one order may have. */
export const lineOverLimit = <Line extends LimitedLine>(lines: readonly Line[]): Line | undefined =>
  lines.find((line) => line.mostPerOrder !== undefined && piecesOf(line, lines) > line.mostPerOrder);
