import type { SheetLine, StoreStockRecord } from '../domain/store-stock/store-stock-record.ts';
import type { Asked, StoreStockAnswer } from '../use-cases/move-store-stock.ts';
import type { CountTaken } from '../use-cases/take-store-count.ts';

/** @returns the result as text for a terminal */
export function movedInWords(
  { storeKey, sku }: Pick<Asked, 'storeKey' | 'sku'>,
  answer: StoreStockAnswer,
): string {
  if (answer.outcome === 'unknown-store') return `There is no store ${answer.storeKey}.`;
  if (answer.outcome === 'unknown-sku') return `${sku} is not in the catalogue.`;
  if (answer.outcome === 'too-few') return `${storeKey} has only ${answer.onHand} of ${sku}.`;
  const { before, change } = answer;
  if (change.kind === 'keep-back')
    return `${sku} in ${storeKey}: ${before.keepBack} → ${before.keepBack + change.delta} kept back.`;
  return `${sku} in ${storeKey}: ${before.onHand} → ${before.onHand + change.delta} on hand.`;
}

export function takenInWords({ stores, problems }: CountTaken): string {
  const lines = stores.map(({ storeKey, taken, known }) => {
    const before = known === 0 ? '' : `, ${known} taken before`;
    return `${storeKey}: ${taken} counted${before}.`;
  });
  if (problems.length === 0) return lines.join('\n');
  const what = stores.length === 0 ? 'Nothing of the file was taken' : 'These stores were not taken';
  return [...lines, `${what}:`, ...problems.map(({ line, text }) => `  line ${line}: ${text}`)].join('\n');
}

/** A count file to correct and take. */
export const sheetInLines = (lines: readonly SheetLine[], now: Date): string =>
  [
    'store,sku,on_hand,counted_at',
    ...lines.map(({ storeKey, sku, expected }) =>
      [storeKey, sku, Math.max(0, expected), now.toISOString()].join(','),
    ),
  ].join('\n');

export function recordsInWords(sku: string, records: readonly StoreStockRecord[]): string {
  if (records.length === 0) return `No store has had ${sku}.`;
  return records
    .map((record) => [recordLine(sku, record), ...record.movements.map(movementLine)].join('\n'))
    .join('\n');
}

function recordLine(sku: string, { storeKey, onHand, keepBack, countedAt }: StoreStockRecord): string {
  const counted = countedAt === null ? 'never counted' : `counted ${countedAt.toISOString()}`;
  return `${sku} in ${storeKey}: ${onHand} on hand, ${keepBack} kept back, ${counted}`;
}

function movementLine({
  movedAt,
  quantity,
  kind,
  operator,
  reason,
}: StoreStockRecord['movements'][number]): string {
  const moved = `${quantity > 0 ? '+' : '−'}${Math.abs(quantity)}`;
  return [`  ${movedAt}`, moved.padStart(6), kind.padEnd(10), operator, reason ?? ''].join('  ').trimEnd();
}
