import { parseArgs } from 'node:util';
import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';
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

const MOST = 1_000_000;
/** As many as Postgres writes at the same time; more only make the last pieces harder to find. */
const MOST_BUCKETS = 64;

/** @throws CommandNotUnderstoodError */
export function readStockCommand(args: readonly string[]): StockCommand {
  const { command, sku, given, reason, by } = parse(args);
  if (command === 'show' && given === undefined) return { kind: 'show', sku };
  const move = (order: StockOrder): StockCommand => ({ kind: 'move', sku, order });
  if (command === 'receive') return move({ kind: 'receipt', quantity: pieces(given, /^\d+$/, 1) });
  if (command === 'count') return move({ kind: 'count', quantity: pieces(given, /^\d+$/, 0) });
  if (command === 'split') {
    return { kind: 'split', sku, buckets: pieces(given, /^\d+$/, 2, MOST_BUCKETS) };
  }
  if (command === 'limit') return { kind: 'limit', sku, most: pieces(given, /^\d+$/, 1, MAX_QUANTITY), by };
  if (command === 'unlimit' && given === undefined) return { kind: 'limit', sku, most: null, by };
  if (command === 'join' && given === undefined) return { kind: 'split', sku, buckets: 0 };
  if (command === 'adjust') {
    if (reason === '') throw new CommandNotUnderstoodError('An adjustment needs a reason: --reason "…".');
    return move({ kind: 'adjustment', quantity: pieces(given, /^[+-]\d+$/, -MOST), reason });
  }
  throw new CommandNotUnderstoodError(
    'receive, adjust, count, split, join, limit, unlimit or show, then a sku: see --help.',
  );
}

function parse(args: readonly string[]) {
  try {
    // A minus before a digit is a negative number; the parser would read it as a flag.
    const isNumber = (arg: string) => /^-\d+$/.test(arg);
    const numbers = args.filter(isNumber);
    const { values, positionals } = parseArgs({
      args: args.filter((arg) => !isNumber(arg)),
      options: { reason: { type: 'string', default: '' }, by: { type: 'string' } },
      allowPositionals: true,
    });
    const [command = '', sku = '', ...rest] = positionals;
    const [given, ...more] = [...rest, ...numbers];
    if (sku === '' || more.length > 0) throw new Error('A command, a sku and a number, in this order.');
    return { command, sku, given, reason: values.reason.trim(), by: values.by?.trim() || undefined };
  } catch (error) {
    throw new CommandNotUnderstoodError((error as Error).message);
  }
}

function pieces(given: string | undefined, form: RegExp, least: number, most = MOST): number {
  const quantity = Number(given);
  if (
    given === undefined ||
    !form.test(given) ||
    quantity < least ||
    quantity > most ||
    Object.is(quantity, -0)
  )
    throw new CommandNotUnderstoodError(
      `How many? A whole number from ${least} to ${most}; for adjust with its sign, as +2 or -1.`,
    );
  return quantity;
}
