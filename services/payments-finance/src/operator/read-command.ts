import { parseArgs } from 'node:util';
import { OPERATOR } from '../domain/settlement/judge-operator.ts';
import type { OperatorOrder } from '../domain/settlement/judge-operator.ts';

export type OperatorCommand =
  | { readonly kind: 'show'; readonly order: string }
  | { readonly kind: 'reconcile' }
  | { readonly kind: 'settle'; readonly order: OperatorOrder };

/** The words do not make a command; the message says what is missing. */
export class CommandNotUnderstoodError extends Error {
  override readonly name = 'CommandNotUnderstoodError';
}

const misunderstood = (message: string): never => {
  throw new CommandNotUnderstoodError(`${message} See --help.`);
};

/**
 * @param newId of a settlement that was given no reference
 * @throws CommandNotUnderstoodError
 */
export function readCommand(args: readonly string[], newId: () => string): OperatorCommand {
  const { positionals, values } = parse(args);
  const [command, order, pence, ...rest] = positionals;
  if (rest.length > 0) misunderstood(`"${rest.join(' ')}" is too much.`);
  if (command === 'reconcile') return { kind: 'reconcile' };
  if (!order) return misunderstood('An order number or a placement is missing.');
  if (command === 'show') return { kind: 'show', order };
  if (command !== 'capture' && command !== 'void' && command !== 'refund') {
    return misunderstood(`"${command ?? ''}" is no command.`);
  }
  if (command === 'void' && pence !== undefined)
    misunderstood('A void is of everything: it takes no amount.');
  if (command === 'refund' && pence === undefined) misunderstood('How many pence?');
  if (command === 'refund' && !values.reason) misunderstood('A refund needs its --reason.');
  const reference = `${OPERATOR}${values.reference ?? newId()}`;
  return {
    kind: 'settle',
    order: { order, kind: command, amount: amountOf(pence), reference, reason: values.reason },
  };
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
      options: { reference: { type: 'string' }, reason: { type: 'string' } },
    });
  } catch (error) {
    return misunderstood((error as Error).message);
  }
}
