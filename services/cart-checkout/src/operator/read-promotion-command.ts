import { parseArgs } from 'node:util';
import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';

export type PromotionCommand =
  | { readonly kind: 'list' | 'recount' }
  | { readonly kind: 'put'; readonly file: string }
  | { readonly kind: 'activate' | 'end'; readonly key: string }
  | { readonly kind: 'explain'; readonly cart: string };

const UNDERSTOOD = 'list, put <file>, activate <key>, end <key>, explain <cart> or recount: see --help.';

/** @throws CommandNotUnderstoodError */
export function readPromotionCommand(args: readonly string[]): PromotionCommand {
  const [command = '', subject = '', ...more] = positionalsOf(args);
  if ((command === 'list' || command === 'recount') && subject === '') return { kind: command };
  if (subject !== '' && more.length === 0) {
    if (command === 'put') return { kind: 'put', file: subject };
    if (command === 'activate' || command === 'end') return { kind: command, key: subject };
    if (command === 'explain') return { kind: 'explain', cart: subject };
  }
  throw new CommandNotUnderstoodError(UNDERSTOOD);
}

function positionalsOf(args: readonly string[]): string[] {
  try {
    return parseArgs({ args: [...args], allowPositionals: true }).positionals;
  } catch {
    throw new CommandNotUnderstoodError(UNDERSTOOD);
  }
}
