import { parseArgs } from 'node:util';
import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';
import type { StoreStockOrder } from '../domain/store-stock/store-stock.ts';

export type StoreStockCommand =
  | { readonly kind: 'show'; readonly sku: string }
  | { readonly kind: 'take'; readonly file: string; readonly by: string | undefined }
  | (Named & { readonly kind: 'move'; readonly order: StoreStockOrder })
  | (Named & { readonly kind: 'transfer'; readonly to: string; readonly quantity: number });

interface Named {
  readonly store: string;
  readonly sku: string;
  readonly by: string | undefined;
}

const MOST = 1_000_000;

/** @throws CommandNotUnderstoodError */
export function readStoreStockCommand(args: readonly string[]): StoreStockCommand {
  const { words, reason, by } = parse(args);
  const [command, first = '', second = '', third, fourth] = words;
  if (command === 'show' && words.length === 2) return { kind: 'show', sku: first };
  if (command === 'take' && words.length === 2) return { kind: 'take', file: first, by };
  if (command === 'transfer' && words.length === 5)
    return { kind: 'transfer', store: first, to: second, sku: third!, quantity: pieces(fourth, 1), by };
  const order = words.length === 4 ? orderOf(command!, third, reason) : null;
  if (order !== null) return { kind: 'move', store: first, sku: second, order, by };
  throw new CommandNotUnderstoodError(
    'receive, adjust, count or keep-back with a store, a sku and a number; transfer with two stores; take <file>; show <sku>: see --help.',
  );
}

function orderOf(command: string, number: string | undefined, reason: string): StoreStockOrder | null {
  if (command === 'receive') return { kind: 'receipt', quantity: pieces(number, 1) };
  if (command === 'count') return { kind: 'count', quantity: pieces(number, 0) };
  if (command === 'keep-back') return { kind: 'keep-back', quantity: pieces(number, 0) };
  if (command !== 'adjust') return null;
  if (reason === '') throw new CommandNotUnderstoodError('An adjustment needs a reason: --reason "…".');
  return { kind: 'adjustment', quantity: pieces(number, -MOST, /^[+-]\d+$/), reason };
}

function parse(args: readonly string[]) {
  // A minus before a digit is a negative number; the parser would read it as a flag.
  const isNumber = (arg: string) => /^-\d+$/.test(arg);
  try {
    const { values, positionals } = parseArgs({
      args: args.filter((arg) => !isNumber(arg)),
      options: { reason: { type: 'string', default: '' }, by: { type: 'string' } },
      allowPositionals: true,
    });
    const words = [...positionals, ...args.filter(isNumber)];
    return { words, reason: values.reason.trim(), by: values.by?.trim() || undefined };
  } catch (error) {
    throw new CommandNotUnderstoodError((error as Error).message);
  }
}

function pieces(given: string | undefined, least: number, form = /^\d+$/): number {
  const quantity = Number(given);
  if (
    given === undefined ||
    !form.test(given) ||
    quantity < least ||
    quantity > MOST ||
    Object.is(quantity, -0)
  )
    throw new CommandNotUnderstoodError(
      `How many? A whole number from ${least} to ${MOST}; for adjust with its sign, as +2 or -1.`,
    );
  return quantity;
}
