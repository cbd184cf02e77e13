import { formatMoney } from '@loupe/money/format';
import type { LedgerDifference } from '../domain/settlement/reconcile.ts';
import type { OperatorOutcome } from '../use-cases/settle-by-operator.ts';
import type { PaymentHistory, SettlementView } from '../use-cases/settlement-ports.ts';

/** What an operator reads when an action is refused. */
const REFUSALS: Record<Extract<OperatorOutcome, { refusal: unknown }>['refusal'], string> = {
  'order-not-known': 'No payment is known under this order number or placement.',
  'reference-used': 'This reference was used for another amount.',
  'goods-may-leave':
    'Goods of this order may still leave, and their money is needed then. Cancel it in the warehouse: the cancellation gives the money back.',
  'nothing-authorised': 'Nothing is authorised any more that could be taken or given back.',
  'exceeds-authorised': 'That is more than is authorised and not yet taken or asked for.',
  'nothing-captured':
    'Nothing was captured: there is nothing to pay back. A void gives back an authorisation.',
  'exceeds-captured': 'That is more than was captured and not yet paid back or asked for.',
  'currency-mismatch': 'The payment is in another currency.',
  'authorisation-gone': 'The provider says that the authorisation is gone: reversed, settled or expired.',
  'capture-voided': 'The provider says that the capture was voided.',
  declined: 'The provider declined it.',
  'refused-by-provider': 'The provider refused it; its business centre tells why.',
  'provider-unavailable': 'The provider could not be reached for three days.',
};

export const outcomeInWords = (outcome: OperatorOutcome): string =>
  'refusal' in outcome ? REFUSALS[outcome.refusal] : viewInWords(outcome.view);

const viewInWords = (view: SettlementView): string => {
  const { kind, reference, state, refusal, amount } = view;
  const told = `${kind} ${formatMoney(amount.minorUnits, amount.currency)} (${reference}): ${state}`;
  if (refusal !== undefined) return `${told}. ${REFUSALS[refusal]}`;
  if (state === 'done') return told;
  return `${told}. It goes on by itself; "show" tells what became of it.`;
};

export function historyInWords(history: PaymentHistory): string {
  const { currency, settlements, ledger } = history;
  const money = (minorUnits: number) => formatMoney(minorUnits, currency || 'GBP');
  const sums = (['authorised', 'captured', 'refunded', 'voided'] as const).map(
    (name) => `${name} ${money(history[name])}`,
  );
  return [
    `order ${history.orderNumber}, placement ${history.placementId}, payment ${history.paymentId}: ${history.state}`,
    sums.join(', '),
    ...settlements.map(
      (view) =>
        `  ${view.createdAt.toISOString()}  ${viewInWords(view)}${view.reason ? ` — ${view.reason}` : ''}`,
    ),
    ...ledger.map(({ account, minorUnits }) => `  ${account}  ${money(minorUnits)}`),
  ].join('\n');
}

export const differenceInWords = (difference: LedgerDifference): string => {
  const { reference, kind, transactionId, what, ours, theirs, currency } = difference;
  const money = (minorUnits: number | undefined) =>
    minorUnits === undefined ? 'nothing' : formatMoney(minorUnits, currency);
  return `${what}: ${kind} ${transactionId} of ${reference}: ours ${money(ours)}, theirs ${money(theirs)}`;
};
