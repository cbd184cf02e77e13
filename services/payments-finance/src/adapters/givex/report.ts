import { z } from 'zod';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { ProviderMovement } from '../../domain/settlement/reconcile.ts';
import { ReportUnavailableError } from '../../use-cases/ports/settlement-store.ts';
import { RELEASED_AT_ONCE } from './authorise.ts';
import type { GivexHosts } from './hosts.ts';
import { penceOf } from './result-codes.ts';

const { timeoutMs } = TIME_OUTS.giftCardsAfterwards;

const pence = z
  .string()
  .transform((text) => penceOf(text) ?? NaN)
  .refine(Number.isFinite);

const report = z.object({
  transactions: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      code: z.string(),
      reference: z.string(),
      amount: pence,
      held: pence,
      reversed: z.boolean(),
      at: z.iso.datetime().transform((text) => new Date(text)),
      serial: z.string().default(''),
      preAuthId: z.string().optional(),
      closedBy: z.string().optional(),
      cancels: z.string().optional(),
    }),
  ),
});
type Transaction = z.infer<typeof report>['transactions'][number];

/**
 * The sandbox's ledger, in place of the vendor's daily file.
 * @throws ReportUnavailableError
 */
export async function movements({ primary }: GivexHosts): Promise<ProviderMovement[]> {
  const text = await primary.get('/control/ledger', timeoutMs);
  const transactions = text === undefined ? undefined : readReport(text);
  if (transactions === undefined) throw new ReportUnavailableError('The gift card provider gave no report.');
  return transactions.flatMap((transaction) => movementOf(transaction, transactions));
}

function readReport(text: string): Transaction[] | undefined {
  try {
    return report.parse(JSON.parse(text)).transactions;
  } catch {
    return undefined; // the parser's message may contain a card's serial
  }
}

function movementOf(transaction: Transaction, all: readonly Transaction[]): ProviderMovement[] {
  const { id: providerId, code: transactionId, reference, amount, at, kind, reversed } = transaction;
  const about = { providerId, transactionId, reference, currency: 'GBP', amount, at };
  const standing = reversed ? 0 : amount;
  switch (kind) {
    case 'pre-auth':
      if (isBooked(transaction, all))
        return [{ ...about, kind: 'authorisation', standing: transaction.held }];
      return [];
    case 'post-auth':
      return amount === 0
        ? []
        : [{ ...about, kind: 'capture', standing, authorisationId: transaction.preAuthId }];
    case 'increment':
      return [{ ...about, kind: 'refund', standing, ...toppedUp(transaction, all) }];
    case 'activate':
      // One that was reversed had a lost answer: no card was booked.
      return reversed
        ? []
        : [{ ...about, kind: 'issue', standing: isCancelled(providerId, all) ? 0 : amount }];
    default:
      return [];
  }
}

/** A top-up has no order: it pays back the last capture of the card before it. */
function toppedUp(
  { serial, at }: Transaction,
  all: readonly Transaction[],
): Pick<ProviderMovement, 'reference' | 'authorisationId' | 'captureId'> {
  const capture = all.findLast(
    (other) => other.kind === 'post-auth' && other.serial === serial && !other.reversed && other.at <= at,
  );
  return {
    reference: capture?.reference ?? '',
    authorisationId: capture?.preAuthId,
    captureId: capture?.id,
  };
}

const isCancelled = (id: string, all: readonly Transaction[]): boolean =>
  all.some(({ kind, cancels, reversed }) => kind === 'cancel' && cancels === id && !reversed);

/** Not: a hold that was too small and released at once, and one that was reversed before the same was held on the other host. */
function isBooked(hold: Transaction, all: readonly Transaction[]): boolean {
  if (hold.closedBy?.endsWith(RELEASED_AT_ONCE) === true) return false;
  const same = all.filter(({ kind, code }) => kind === 'pre-auth' && code === hold.code);
  return (
    same.findLast(({ reversed }) => !reversed) === hold ||
    (!same.some(({ reversed }) => !reversed) && same.at(-1) === hold)
  );
}
