import {
  CommandNotUnderstoodError,
  LEAST_CHANGE,
  readPieces,
  readWords,
} from '@loupe/subgraph-server/operator-command';
import { MAX_QUANTITY } from '../domain/cart/cart.ts';
import type { StockOrder } from '../domain/stock/change-stock.ts';

export type StockCommand =
  | { readonly kind: 'show'; readonly sku: string }
  | { readonly kind: 'move'; readonly sku: string; readonly order: StockOrder }
  /** 0 puts all pieces into one row again. */
  | { readonly kind: 'split'; readonly sku: string; readonly buckets: number }
  /** Null: the usual limit. */
  | {
      readonly kind: 'limit';
      readonly sku: string;
      readonly most: number | null;
      readonly by: string | undefined;
    };

/** As many as Postgres writes at the same time; more only make the last pieces harder to find. */
const MOST_BUCKETS = 64;

/** @throws CommandNotUnderstoodError */
export function readStockCommand(args: readonly string[]): StockCommand {
  const { command, sku, given, reason, by } = parse(args);
  if (command === 'show' && given === undefined) return { kind: 'show', sku };
  const move = (order: StockOrder): StockCommand => ({ kind: 'move', sku, order });
  if (command === 'receive') return move({ kind: 'receipt', quantity: readPieces(given, 1) });
  if (command === 'count') return move({ kind: 'count', quantity: readPieces(given, 0) });
  if (command === 'split') {
    return { kind: 'split', sku, buckets: readPieces(given, 2, { most: MOST_BUCKETS }) };
  }
  if (command === 'limit')
    return { kind: 'limit', sku, most: readPieces(given, 1, { most: MAX_QUANTITY }), by };
  if (command === 'unlimit' && given === undefined) return { kind: 'limit', sku, most: null, by };
  if (command === 'join' && given === undefined) return { kind: 'split', sku, buckets: 0 };
  if (command === 'adjust') {
    if (reason === '') throw new CommandNotUnderstoodError('An adjustment needs a reason: --reason "…".');
    return move({
      kind: 'adjustment',
      quantity: readPieces(given, LEAST_CHANGE, { isSigned: true }),
      reason,
    });
  }
  throw new CommandNotUnderstoodError(
    'receive, adjust, count, split, join, limit, unlimit or show, then a sku: see --help.',
  );
}

function parse(args: readonly string[]) {
  const { words, reason, by } = readWords(args);
  const [command = '', sku = '', given, ...more] = words;
  if (sku === '' || more.length > 0)
    throw new CommandNotUnderstoodError('A command, a sku and a number, in this order.');
  return { command, sku, given, reason, by };
}
