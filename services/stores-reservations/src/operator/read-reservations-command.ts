import { CommandNotUnderstoodError, readWords } from '@loupe/subgraph-server/operator-command';
import { readReservationNumber } from '../domain/reservation/new-number.ts';
import { DECLINE_REASONS, RELEASE_REASONS } from '../domain/reservation/reservation.ts';
import type { Service } from '../use-cases/serve-reservation.ts';

export type ReservationsCommand =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'board'; readonly store: string }
  | { readonly kind: 'diary'; readonly store: string }
  | { readonly kind: 'serve'; readonly number: string; readonly service: Service; readonly by: string };

const USAGE =
  'waiting; board or diary <store>; or accept, decline, extend, swap, hand-over, release or undo with a number and --by: see --help.';

/** @throws CommandNotUnderstoodError */
export function readReservationsCommand(args: readonly string[]): ReservationsCommand {
  const { words, reason, by, given } = readWords(args, ['code', 'receipt', 'sku', 'id-seen']);
  const [command = '', subject, ...more] = words;
  if (command === 'waiting' && words.length === 1) return { kind: 'waiting' };
  if (subject === undefined || more.length > 0) throw new CommandNotUnderstoodError(USAGE);
  if (command === 'board' || command === 'diary') return { kind: command, store: subject };
  const service = serviceOf(command, reason, given);
  const number = readReservationNumber(subject);
  if (number === null) throw new CommandNotUnderstoodError(`${subject} is no number of a reservation.`);
  if (by === undefined) throw new CommandNotUnderstoodError('Who does it is recorded: --by <your name>.');
  return { kind: 'serve', number, service, by };
}

function serviceOf(command: string, reason: string, given: Readonly<Record<string, string>>): Service {
  switch (command) {
    case 'accept':
    case 'extend':
    case 'undo':
      return { kind: command };
    case 'decline':
      return { kind: command, reason: oneOf(DECLINE_REASONS, reason) };
    case 'release':
      return { kind: command, reason: oneOf(RELEASE_REASONS, reason) };
    case 'swap':
      return { kind: command, sku: needed(given['sku'], 'Which piece takes its place: --sku <sku>.') };
    case 'hand-over':
      return { kind: command, ...handOver(given) };
    default:
      throw new CommandNotUnderstoodError(USAGE);
  }
}

function handOver({ code, receipt, 'id-seen': seen }: Readonly<Record<string, string>>) {
  if ((code === undefined) === (seen === undefined))
    throw new CommandNotUnderstoodError(
      'Who collects it: --code <the visitor’s code>, or --id-seen <what you were shown>.',
    );
  const from = needed(receipt, 'The receipt of the till: --receipt <number>.');
  return { receipt: from, code: code ?? null };
}

export function oneOf<Reason extends string>(reasons: readonly Reason[], typed: string): Reason {
  const found = reasons.find((reason) => reason.toLowerCase().replaceAll('_', '-') === typed.toLowerCase());
  if (found !== undefined) return found;
  const known = reasons.map((reason) => reason.toLowerCase().replaceAll('_', '-'));
  throw new CommandNotUnderstoodError(`Why: --reason ${known.join(', ')}.`);
}

function needed(text: string | undefined, otherwise: string): string {
  if (text === undefined) throw new CommandNotUnderstoodError(otherwise);
  return text;
}
