import {
  CommandNotUnderstoodError,
  LEAST_CHANGE,
  readPieces,
  readWords,
} from '@loupe/subgraph-server/operator-command';
import type { StoreStockOrder } from '../domain/store-stock/store-stock.ts';

export type StoreStockCommand =
  | { readonly kind: 'sheet' }
  | { readonly kind: 'show'; readonly sku: string }
  | { readonly kind: 'take'; readonly file: string; readonly by: string | undefined }
  | (Named & { readonly kind: 'move'; readonly order: StoreStockOrder })
  | (Named & { readonly kind: 'transfer'; readonly to: string; readonly quantity: number });

interface Named {
  readonly store: string;
  readonly sku: string;
  readonly by: string | undefined;
}

/** @throws CommandNotUnderstoodError */
export function readStoreStockCommand(args: readonly string[]): StoreStockCommand {
  const { words, reason, by } = readWords(args);
  const [command, first = '', second = '', third, fourth] = words;
  if (command === 'sheet' && words.length === 1) return { kind: 'sheet' };
  if (command === 'show' && words.length === 2) return { kind: 'show', sku: first };
  if (command === 'take' && words.length === 2) return { kind: 'take', file: first, by };
  if (command === 'transfer' && words.length === 5)
    return { kind: 'transfer', store: first, to: second, sku: third!, quantity: readPieces(fourth, 1), by };
  const order = words.length === 4 ? orderOf(command!, third, reason) : null;
  if (order !== null) return { kind: 'move', store: first, sku: second, order, by };
  throw new CommandNotUnderstoodError(
    'receive, adjust, count or keep-back with a store, a sku and a number; transfer with two stores; take <file>; sheet; show <sku>: see --help.',
  );
}

function orderOf(command: string, number: string | undefined, reason: string): StoreStockOrder | null {
  if (command === 'receive') return { kind: 'receipt', quantity: readPieces(number, 1) };
  if (command === 'count') return { kind: 'count', quantity: readPieces(number, 0) };
  if (command === 'keep-back') return { kind: 'keep-back', quantity: readPieces(number, 0) };
  if (command !== 'adjust') return null;
  if (reason === '') throw new CommandNotUnderstoodError('An adjustment needs a reason: --reason "…".');
  return { kind: 'adjustment', quantity: readPieces(number, LEAST_CHANGE, { isSigned: true }), reason };
}
