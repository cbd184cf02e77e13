import type { StockRecord } from '../domain/stock/stock-record.ts';
import type { StockAnswer } from '../use-cases/move-stock.ts';
import type { SplitAnswer } from '../use-cases/split-stock.ts';

/** @returns the result as text for a terminal */
export function answerInWords(sku: string, answer: StockAnswer): string {
  if (answer.outcome === 'unknown-sku') return unknown(sku);
  const { before, onHand } = answer;
  if (answer.outcome === 'reserved')
    return `${sku} stays at ${onHand}: ${before.reserved} of it are held for shoppers who are paying.`;
  if (answer.outcome === 'as-it-is') return `${sku} is ${onHand} on hand, as the ledger says.`;
  return `${sku}: ${before.onHand} → ${onHand} on hand, ${before.reserved} reserved.`;
}

const unknown = (sku: string): string => `${sku} is neither in the ledger nor in the catalogue.`;

/** @param most in one order, null for the usual limit */
export function limitInWords(sku: string, most: number | null, isKnown: boolean): string {
  if (!isKnown) return unknown(sku);
  return most === null ? `${sku}: the usual limit of an order.` : `${sku}: at most ${most} in one order.`;
}

/** @param buckets as asked for */
export function splitInWords(sku: string, buckets: number, answer: SplitAnswer): string {
  if (answer.outcome === 'unknown-sku') return unknown(sku);
  if (answer.outcome === 'nothing-free') return `${sku} has no piece that could be spread.`;
  const { pieces } = answer;
  return buckets === 0
    ? `${sku}: ${pieces} pieces for sale in one row.`
    : `${sku}: ${pieces} pieces for sale in ${Math.min(buckets, pieces)} buckets.`;
}

export function recordInWords({
  sku,
  onHand,
  reserved,
  buckets,
  mostPerOrder,
  movements,
}: StockRecord): string {
  const rows = movements.map(({ kind, quantity, movedAt, reason }) => {
    const pieces = `${quantity > 0 ? '+' : '−'}${Math.abs(quantity)}`;
    return [`  ${movedAt.toISOString()}`, pieces.padStart(6), kind.padEnd(12), reason ?? '']
      .join('  ')
      .trimEnd();
  });
  const spread = buckets === 0 ? '' : ` In ${buckets} buckets.`;
  const limit = mostPerOrder === null ? '' : ` At most ${mostPerOrder} in one order.`;
  return [
    `${sku}: ${onHand} on hand, ${reserved} reserved, ${onHand - reserved} for sale.${spread}${limit}`,
    ...rows,
  ].join('\n');
}
