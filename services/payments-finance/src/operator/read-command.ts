import { parseArgs } from 'node:util';
import { isUuid } from '@loupe/database/uuid';
import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';
import type { OperatorOrder } from '../domain/settlement/judge-operator.ts';
import { OPERATOR } from '../domain/settlement/settlement.ts';
import { isRestoreWord, readRestoreCommand, RESTORE_WORDS } from './read-restore-command.ts';
import type { RestoreCommand } from './read-restore-command.ts';

export type OperatorCommand =
  | { readonly kind: 'show'; readonly order: string }
  | { readonly kind: 'reconcile'; readonly since: Date | undefined }
  | { readonly kind: 'stuck' }
  | RestoreCommand
  | { readonly kind: 'retry'; readonly id: string }
  | { readonly kind: 'settle'; readonly order: OperatorOrder };

const misunderstood = (message: string): never => {
  throw new CommandNotUnderstoodError(`${message} See --help.`);
};

/**
 * @param newId makes the reference of a settlement without one
 * @throws CommandNotUnderstoodError
 */
export function readCommand(args: readonly string[], newId: () => string): OperatorCommand {
  const { positionals, values } = parse(args);
  const [command, order, pence, ...rest] = positionals;
  if (rest.length > 0) misunderstood(`"${rest.join(' ')}" is too much.`);
  if (!isCommand(command)) return misunderstood(`"${command ?? ''}" is no command.`);
  if (command === 'reconcile')
    return order === undefined
      ? { kind: 'reconcile', since: dayOf(values.since) }
      : misunderstood('It compares all orders.');
  if (values.since !== undefined) misunderstood('Only reconcile knows a --since.');
  if (command === 'stuck')
    return order === undefined ? { kind: 'stuck' } : misunderstood('It lists all orders.');
  if (isRestoreWord(command)) return readRestoreCommand(command, positionals.slice(1), values, misunderstood);
  if (command === 'retry')
    return pence === undefined ? { kind: 'retry', id: idOf(order) } : misunderstood('One id at a time.');
  if (!order) return misunderstood('An order number or a placement is missing.');
  if (command === 'show')
    return pence === undefined ? { kind: 'show', order } : misunderstood('One order at a time.');
  checkAmount(command, pence, values.reason);
  const reference = `${OPERATOR}${values.reference ?? newId()}`;
  return {
    kind: 'settle',
    order: { order, kind: command, amount: amountOf(pence), reference, reason: values.reason },
  };
}

function checkAmount(
  command: OperatorOrder['kind'],
  pence: string | undefined,
  reason: string | undefined,
): void {
  if (command === 'void' && pence !== undefined)
    misunderstood('A void is of everything: it takes no amount.');
  if (command === 'refund' && pence === undefined) misunderstood('How many pence?');
  if (command === 'refund' && !reason) misunderstood('A refund needs its --reason.');
}

const COMMANDS = [
  ...(['show', 'capture', 'void', 'refund', 'reconcile', 'stuck', 'retry'] as const),
  ...RESTORE_WORDS,
] as const;

const isCommand = (word: string | undefined): word is (typeof COMMANDS)[number] =>
  COMMANDS.some((command) => command === word);

/** `<method>/<the provider's id of its message>`. */
const NOTICE_ID = /^[a-z-]+\/[\w.-]{1,200}$/;

function idOf(text = ''): string {
  const isId = isUuid(text) || NOTICE_ID.test(text);
  return isId ? text : misunderstood('One id, as "stuck" shows it.');
}

function dayOf(day: string | undefined): Date | undefined {
  if (day === undefined) return undefined;
  const begins = new Date(day);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(begins.getTime());
  return isDay ? begins : misunderstood(`"${day}" is no day like 2026-11-21.`);
}

function amountOf(pence: string | undefined): number | undefined {
  if (pence === undefined) return undefined;
  const amount = /^\d+$/.test(pence) ? Number(pence) : 0;
  return Number.isSafeInteger(amount) && amount > 0 ? amount : misunderstood(`"${pence}" are no pence.`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        reference: { type: 'string' },
        reason: { type: 'string' },
        since: { type: 'string' },
        by: { type: 'string' },
      },
    });
  } catch (error) {
    return misunderstood((error as Error).message);
  }
}
