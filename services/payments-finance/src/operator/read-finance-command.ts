import { parseArgs } from 'node:util';
import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';
import type { Purchase } from '../domain/finance/eligibility.ts';

export type FinanceCommand =
  | { readonly kind: 'products' }
  /** `file`: overlays that replace all; without it the lender's terms are read. */
  | { readonly kind: 'import'; readonly file: string | undefined; readonly by: string | undefined }
  | { readonly kind: 'show'; readonly key: string }
  | { readonly kind: 'eligible'; readonly key: string | undefined; readonly purchase: Purchase };

const misunderstood = (message: string): never => {
  throw new CommandNotUnderstoodError(`${message} See --help.`);
};

/** @throws CommandNotUnderstoodError */
export function readFinanceCommand(args: readonly string[]): FinanceCommand {
  const { positionals, values } = parse(args);
  const [command, argument, ...rest] = positionals;
  if (rest.length > 0) misunderstood(`"${rest.join(' ')}" is too much.`);
  switch (command) {
    case 'products':
      return argument === undefined ? { kind: 'products' } : misunderstood('It lists all products.');
    case 'import':
      return { kind: 'import', file: argument, by: values.by };
    case 'show':
      return { kind: 'show', key: argument ?? misunderstood('Which product?') };
    case 'eligible':
      return { kind: 'eligible', key: argument, purchase: purchaseOf(values) };
    case undefined:
    default:
      return misunderstood(`"${command ?? ''}" is no command.`);
  }
}

function purchaseOf({ price = '', categories = '', group }: Values): Purchase {
  if (!/^[1-9]\d{0,8}$/.test(price)) misunderstood('--price is missing, in pence.');
  const keys = categories
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean);
  const piece = { id: 'piece', name: 'The piece', categories: keys, isGiftCard: false };
  return { cashPrice: Number(price), pieces: [piece], abGroup: group ?? null };
}

interface Values {
  readonly price?: string | undefined;
  readonly categories?: string | undefined;
  readonly group?: string | undefined;
  readonly by?: string | undefined;
}

function parse(args: readonly string[]): { positionals: string[]; values: Values } {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { price: text, categories: text, group: text, by: text },
    });
  } catch (error) {
    return misunderstood((error as Error).message);
  }
}
