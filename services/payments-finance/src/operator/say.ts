import { formatCurrency } from '@loupe/money/format-currency';
import type { SettlementKind } from '../domain/settlement/settlement.ts';
import type { MethodDifference, Reconciliation, UnreadReport } from '../use-cases/reconcile-settlements.ts';
import type { OperatorOutcome } from '../use-cases/settle-by-operator.ts';
import type { PaymentHistory, SettlementView, WaitHistory } from '../use-cases/ports/settlement-store.ts';

/** What an operator reads when an action is refused. */
const REFUSALS: Record<Extract<OperatorOutcome, { refusal: unknown }>['refusal'], string> = {
  'order-not-known': 'No payment is known under this order number or placement.',
  'reference-used': 'This reference was used for another amount.',
  'goods-may-leave':
    'Goods of this order may still be shipped and must then be paid for. Cancel it in the warehouse: the cancellation voids the payment.',
  'gift-card-not-cancelled':
    'A gift card in this return is spent in part or whole, or the provider does not cancel it: its value is not refunded.',
  'not-renewable': 'The hold cannot be renewed: the card is not stored for it any more.',
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
  'refusal' in outcome
    ? REFUSALS[outcome.refusal]
    : [viewInWords(outcome.view), ...sharesInWords(outcome)].join('\n');

/** One line per tender, if there are several. */
const sharesInWords = ({ shares }: Extract<OperatorOutcome, { view: unknown }>): string[] =>
  shares.length < 2
    ? []
    : shares.map((share) => `  on ${share.tender ?? 'no tender'}: ${viewInWords(share)}`);

const PAST: Record<SettlementKind, string> = {
  capture: 'captured',
  void: 'voided',
  refund: 'refunded',
  renew: 'renewed',
};

const viewInWords = (view: SettlementView): string => {
  const { kind, reference, state, refusal, amount, settledMinorUnits } = view;
  const money = (minorUnits: number) => formatCurrency(minorUnits, amount.currency);
  const summary = `${kind} ${money(amount.minorUnits)} (${reference}): ${state}`;
  if (refusal !== undefined && settledMinorUnits > 0 && settledMinorUnits < amount.minorUnits) {
    const missing = money(amount.minorUnits - settledMinorUnits);
    return `${summary}. ${money(settledMinorUnits)} is ${PAST[kind]}, ${missing} is not. ${REFUSALS[refusal]}`;
  }
  if (refusal !== undefined) return `${summary}. ${REFUSALS[refusal]}`;
  if (state === 'done') return summary;
  return `${summary}. It continues in the background; use "show" to see the result.`;
};

const SUMS = ['authorised', 'captured', 'refunded', 'voided'] as const;

const settlementInWords = (view: SettlementView): string =>
  [viewInWords(view), view.tender && ` on ${view.tender}`, view.reason && ` — ${view.reason}`].join('');

const waitInWords = ({
  waitsFor,
  applicationStatus,
  changedAt,
  agreedLateAt,
  lateYesUndoneAt,
}: WaitHistory): string =>
  [
    applicationStatus && `application ${applicationStatus}`,
    `waits for ${waitsFor ?? 'nothing'} since ${changedAt.toISOString()}`,
    agreedLateAt && `agreed to after its end, ${agreedLateAt.toISOString()}, and ${undone(lateYesUndoneAt)}`,
  ]
    .filter(Boolean)
    .join(', ');

const undone = (at: Date | undefined): string =>
  at === undefined ? 'to be undone at the provider' : `undone at the provider, ${at.toISOString()}`;

export function historyInWords(history: PaymentHistory): string {
  const { currency, tenders, settlements, ledger } = history;
  const money = (minorUnits: number) => formatCurrency(minorUnits, currency || 'GBP');
  const sumsOf = (totals: Record<(typeof SUMS)[number], number>) =>
    SUMS.map((name) => `${name} ${money(totals[name])}`).join(', ');
  return [
    `order ${history.orderNumber}, placement ${history.placementId}, payment ${history.paymentId}: ${history.state}`,
    sumsOf(history),
    ...tenders.flatMap((tender) => [
      `  ${tender.method} ${tender.maskedNumber}, ${tender.state}: ${sumsOf(tender)}`,
      ...(tender.wait === undefined ? [] : [`    ${waitInWords(tender.wait)}`]),
    ]),
    ...settlements.map((view) => `  ${view.createdAt.toISOString()}  ${settlementInWords(view)}`),
    ...ledger.map(({ account, minorUnits }) => `  ${account}  ${money(minorUnits)}`),
  ].join('\n');
}

export const differenceInWords = (difference: MethodDifference): string => {
  const { method, reference, kind, transactionId, what, ours, theirs, currency } = difference;
  const money = (minorUnits: number | undefined) =>
    minorUnits === undefined ? 'nothing' : formatCurrency(minorUnits, currency);
  return `${what}: ${method} ${kind} ${transactionId} of ${reference}: ours ${money(ours)}, theirs ${money(theirs)}`;
};

const unreadInWords = ({ method, why }: UnreadReport): string => `${method} was not compared. ${why}`;

export const reconciliationInWords = ({ differences, unread }: Reconciliation): string =>
  [...differences.map(differenceInWords), ...unread.map(unreadInWords)].join('\n') ||
  'Our ledger and the providers’ reports agree.';
