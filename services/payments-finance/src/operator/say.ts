import { formatMoney } from '@loupe/money/format';
import type { LedgerDifference } from '../domain/settlement/reconcile.ts';
import type { OperatorOutcome } from '../use-cases/settle-by-operator.ts';
import type { PaymentHistory, SettlementView } from '../use-cases/settlement-ports.ts';

/** What an operator reads when an action is refused. */
const REFUSALS: Record<Extract<OperatorOutcome, { refusal: unknown }>['refusal'], string> = {
  'order-not-known': 'No payment is known under this order number or placement.',
  'reference-used': 'This reference was used for another amount.',
  'goods-may-leave':
    'Goods of this order may still be shipped and must then be paid for. Cancel it in the warehouse: the cancellation voids the payment.',
  'nothing-authorised': 'No authorised amount is left to capture or void.',
  'exceeds-authorised': 'That is more than the authorised amount that is not captured or requested yet.',
  'nothing-captured':
    'Nothing was captured, so nothing can be refunded. Use void to release an authorisation.',
  'exceeds-captured': 'That is more than was captured and is not refunded or requested yet.',
  'currency-mismatch': 'The payment is in another currency.',
  'authorisation-gone': 'The provider no longer has the authorisation: it is reversed, settled or expired.',
  'capture-voided': 'The provider says that the capture was voided.',
  declined: 'The provider declined it.',
  'refused-by-provider': 'The provider refused it; see its business centre for the reason.',
  'provider-unavailable': 'The provider could not be reached for three days.',
};

export const outcomeInWords = (outcome: OperatorOutcome): string =>
  'refusal' in outcome ? REFUSALS[outcome.refusal] : viewInWords(outcome.view);

const viewInWords = (view: SettlementView): string => {
  const { kind, reference, state, refusal, amount } = view;
  const summary = `${kind} ${formatMoney(amount.minorUnits, amount.currency)} (${reference}): ${state}`;
  if (refusal !== undefined) return `${summary}. ${REFUSALS[refusal]}`;
  if (state === 'done') return summary;
  return `${summary}. It continues in the background; use "show" to see the result.`;
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
