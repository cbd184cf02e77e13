import { parseArgs } from 'node:util';
import { isUuid } from '@loupe/database/uuid';
import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';
import { canonicalEmail } from '@loupe/contact/email';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type { GiftCardResend } from '../use-cases/resend-gift-card.ts';

/** `orderNumber` and `postcode` are asked for on the terminal where they are not given. */
export type GiftCardCommand = Omit<GiftCardResend, 'orderNumber' | 'postcode'> &
  Partial<Pick<GiftCardResend, 'orderNumber' | 'postcode'>>;

/** @throws CommandNotUnderstoodError */
export function readGiftCardCommand(args: readonly string[]): GiftCardCommand {
  const { positionals, values } = parse(args);
  const [command, issueId = '', ...more] = positionals;
  if (command !== 'resend-gift-card' || more.length > 0)
    throw new CommandNotUnderstoodError(
      'resend-gift-card <issue> --to <address> --by <your name>: see --help.',
    );
  if (!isUuid(issueId)) throw new CommandNotUnderstoodError('Which gift card? Its id, as stuck shows it.');
  const by = values.by?.trim() ?? '';
  if (by === '') throw new CommandNotUnderstoodError('Who sends it is recorded: --by <your name>.');
  const { order, postcode } = values;
  return {
    issueId,
    by,
    to: addressOf(values.to),
    ...(order !== undefined && { orderNumber: order.trim().toUpperCase() }),
    ...(postcode !== undefined && { postcode }),
  };
}

function addressOf(typed = ''): string {
  try {
    return canonicalEmail('to', typed);
  } catch (error) {
    if (!(error instanceof InvalidFieldError)) throw error;
    throw new CommandNotUnderstoodError('To which e-mail address? --to <address>.', { cause: error });
  }
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { to: text, by: text, order: text, postcode: text },
    });
  } catch (error) {
    throw new CommandNotUnderstoodError((error as Error).message, { cause: error });
  }
}
