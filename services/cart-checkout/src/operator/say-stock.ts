import type { StockRecord } from '../domain/stock/stock-record.ts';
import type { StockAnswer } from '../use-cases/move-stock.ts';

/** @returns the result as text for a terminal */
export function answerInWords(sku: string, answer: StockAnswer): string {
  if (answer.outcome === 'unknown-sku') return `${sku} is neither in the ledger nor in the catalogue.`;
  const { before, onHand } = answer;
  if (answer.outcome === 'reserved')
    return `${sku} stays at ${onHand}: ${before.reserved} of it are held for shoppers who are paying.`;
  if (answer.outcome === 'as-it-is') return `${sku} is ${onHand} on hand, as the ledger says.`;
  return `${sku}: ${before.onHand} → ${onHand} on hand, ${before.reserved} reserved.`;
}

export function recordInWords({ sku, onHand, reserved, movements }: StockRecord): string {
  const rows = movements.map(({ kind, quantity, movedAt, reason }) => {
    const pieces = `${quantity > 0 ? '+' : '−'}${Math.abs(quantity)}`;
    return [`  ${movedAt.toISOString()}`, pieces.padStart(6), kind.padEnd(12), reason ?? '']
      .join('  ')
      .trimEnd();
  });
  return [`${sku}: ${onHand} on hand, ${reserved} reserved, ${onHand - reserved} for sale.`, ...rows].join(
    '\n',
  );
}
