import { parseArgs } from 'node:util';

export type PromotionCommand =
  | { readonly kind: 'list' | 'recount' }
  | { readonly kind: 'put'; readonly file: string }
  | { readonly kind: 'activate' | 'end'; readonly key: string }
  | { readonly kind: 'explain'; readonly cart: string };

/** The arguments are not a command; the message lists the commands. */
export class PromotionCommandNotUnderstoodError extends Error {
  override readonly name = 'PromotionCommandNotUnderstoodError';
}

const UNDERSTOOD = 'list, put <file>, activate <key>, end <key>, explain <cart> or recount: see --help.';

/** @throws PromotionCommandNotUnderstoodError */
export function readPromotionCommand(args: readonly string[]): PromotionCommand {
  const [command = '', subject = '', ...more] = positionalsOf(args);
  if ((command === 'list' || command === 'recount') && subject === '') return { kind: command };
  if (subject !== '' && more.length === 0) {
    if (command === 'put') return { kind: 'put', file: subject };
    if (command === 'activate' || command === 'end') return { kind: command, key: subject };
    if (command === 'explain') return { kind: 'explain', cart: subject };
  }
  throw new PromotionCommandNotUnderstoodError(UNDERSTOOD);
}

function positionalsOf(args: readonly string[]): string[] {
  try {
    return parseArgs({ args: [...args], allowPositionals: true }).positionals;
  } catch {
    throw new PromotionCommandNotUnderstoodError(UNDERSTOOD);
  }
}
