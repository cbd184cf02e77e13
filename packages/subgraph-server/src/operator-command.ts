import { parseArgs } from 'node:util';

/** The arguments are not a command of an operator; the message lists the commands. */
export class CommandNotUnderstoodError extends Error {
  override readonly name = 'CommandNotUnderstoodError';
}

/** What an operator typed after the name of a command. */
export interface CommandWords {
  /** Words and numbers, numbers with a minus last. */
  readonly words: readonly string[];
  readonly reason: string;
  /** The name that is recorded; undefined when not given. */
  readonly by: string | undefined;
  /** Those of `options` that were given. */
  readonly given: Readonly<Record<string, string>>;
}

// A minus before a digit is a negative number; the parser would read it as a flag.
const isNegative = (arg: string): boolean => /^-\d+$/.test(arg);

/**
 * Splits the arguments of a command into words and the options --reason and --by.
 * @param options further options with a text
 * @throws CommandNotUnderstoodError
 */
export function readWords(args: readonly string[], options: readonly string[] = []): CommandWords {
  try {
    const { values, positionals } = parseArgs({
      args: args.filter((arg) => !isNegative(arg)),
      options: Object.fromEntries(
        ['reason', 'by', ...options].map((name) => [name, { type: 'string' } as const]),
      ),
      allowPositionals: true,
    });
    const { reason = '', by = '', ...rest } = values as Readonly<Record<string, string>>;
    const given = Object.fromEntries(
      Object.entries(rest)
        .map(([name, text]) => [name, text.trim()] as const)
        .filter(([, text]) => text !== ''),
    );
    const words = [...positionals, ...args.filter(isNegative)];
    return { words, reason: reason.trim(), by: by.trim() || undefined, given };
  } catch (error) {
    throw new CommandNotUnderstoodError((error as Error).message, { cause: error });
  }
}

const MOST_PIECES = 1_000_000;

/**
 * A number of pieces as it was typed.
 * @param isSigned it must have its sign: it changes a number and does not say it
 * @throws CommandNotUnderstoodError
 */
export function readPieces(
  typed: string | undefined,
  least: number,
  { isSigned = false, most = MOST_PIECES }: { readonly isSigned?: boolean; readonly most?: number } = {},
): number {
  const pieces = Number(typed);
  const isNumber = typed !== undefined && (isSigned ? /^[+-]\d+$/ : /^\d+$/).test(typed);
  if (isNumber && pieces >= least && pieces <= most && !Object.is(pieces, -0)) return pieces;
  throw new CommandNotUnderstoodError(
    `How many? A whole number from ${least} to ${most}; for adjust with its sign, as +2 or -1.`,
  );
}

/** The most pieces that one command can name. */
export const LEAST_CHANGE = -MOST_PIECES;
