import { parseArgs } from 'node:util';
import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';

export type PlacementsCommand =
  | { readonly kind: 'stuck' }
  /** @property by the operator, who is recorded */
  | { readonly kind: 'dispatch'; readonly orderNumber: string; readonly by: string };

/** @throws CommandNotUnderstoodError */
export function readPlacementsCommand(args: readonly string[]): PlacementsCommand {
  const { positionals, by } = parse(args);
  const [command, orderNumber, ...more] = positionals;
  if (command === 'stuck' && orderNumber === undefined) return { kind: 'stuck' };
  if (command === 'dispatch' && orderNumber !== undefined && more.length === 0) {
    if (by === '') throw new CommandNotUnderstoodError('Who sends it again is recorded: --by <your name>.');
    return { kind: 'dispatch', orderNumber, by };
  }
  throw new CommandNotUnderstoodError('stuck, or dispatch <order> --by <your name>: see --help.');
}

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { by: { type: 'string', default: '' } },
      allowPositionals: true,
    });
    return { positionals, by: values.by.trim() };
  } catch (error) {
    throw new CommandNotUnderstoodError((error as Error).message, { cause: error });
  }
}
