import { CommandNotUnderstoodError, readWords } from '@loupe/subgraph-server/operator-command';
import { ERROR_REASONS, REJECT_REASONS } from '../domain/price-promise/price-promise.ts';
import { readPromiseNumber } from '../domain/reservation/new-number.ts';
import type { Decision } from '../use-cases/serve-price-promise.ts';
import { oneOf } from './read-reservations-command.ts';

export type PricePromiseCommand =
  | { readonly kind: 'board' }
  | { readonly kind: 'show'; readonly number: string }
  | { readonly kind: 'serve'; readonly number: string; readonly decision: Decision; readonly by: string }
  | { readonly kind: 'exclude'; readonly product: string; readonly reason: string; readonly by: string }
  | { readonly kind: 'include'; readonly product: string };

const USAGE =
  'board; show <number>; approve, reject, fail, reopen, undo or withdraw <number>; exclude or include <product>: see --help.';

/** @throws CommandNotUnderstoodError */
export function readPricePromiseCommand(args: readonly string[]): PricePromiseCommand {
  const { words, reason, by, given } = readWords(args, ['price']);
  const [command = '', subject, ...more] = words;
  if (command === 'board' && words.length === 1) return { kind: 'board' };
  if (subject === undefined || more.length > 0) throw new CommandNotUnderstoodError(USAGE);
  if (command === 'include') return { kind: command, product: subject };
  if (command === 'exclude') return { kind: command, product: subject, ...excluded(reason, by) };
  const number = readPromiseNumber(subject);
  if (number === null) throw new CommandNotUnderstoodError(`${subject} is no number of a price promise.`);
  if (command === 'show') return { kind: command, number };
  const decision = decisionOf(command, reason, given);
  return { kind: 'serve', number, decision, by: named(by) };
}

function decisionOf(command: string, reason: string, given: Readonly<Record<string, string>>): Decision {
  switch (command) {
    case 'approve':
      return { kind: command, price: penceOf(given['price']) };
    case 'reject':
      return { kind: command, reason: oneOf(REJECT_REASONS, reason) };
    case 'fail':
      return { kind: command, reason: oneOf(ERROR_REASONS, reason) };
    case 'reopen':
    case 'undo':
    case 'withdraw':
      return { kind: command };
    default:
      throw new CommandNotUnderstoodError(USAGE);
  }
}

/** Pounds as they are typed; null when not given. */
function penceOf(typed: string | undefined): number | null {
  if (typed === undefined) return null;
  const [, pounds = '', pence = ''] = /^£?(\d{1,6})(?:\.(\d\d))?$/.exec(typed.replaceAll(',', '')) ?? [];
  if (pounds === '') throw new CommandNotUnderstoodError('A price is in pounds, such as --price 2195.00.');
  return Number(pounds) * 100 + Number(pence);
}

function excluded(reason: string, by: string | undefined) {
  if (reason === '') throw new CommandNotUnderstoodError('Why it is excluded is recorded: --reason "…".');
  return { reason, by: named(by) };
}

function named(by: string | undefined): string {
  if (by === undefined) throw new CommandNotUnderstoodError('Who does it is recorded: --by <your name>.');
  return by;
}
