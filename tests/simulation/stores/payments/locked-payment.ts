import { causeOf } from '../../../../services/payments-finance/src/domain/settlement/settlement.ts';
import type {
  AskedSettlement,
  TenderTotals,
} from '../../../../services/payments-finance/src/domain/settlement/settlement.ts';
import type { View } from '../memory-database.ts';
import type { PaymentRow, PaymentsTables, SettlementRow, TenderRow } from './tables.ts';

/** A payment with its settlements and the tenders on which it is settled, in plan order. */
export interface LockedPayment {
  readonly payment: PaymentRow;
  readonly tenders: readonly TenderRow[];
  readonly settlements: readonly SettlementRow[];
}

export function readPayment(tables: PaymentsTables, view: View, payment: PaymentRow): LockedPayment {
  const all = view.all(tables.tenders).filter(({ paymentId }) => paymentId === payment.id);
  const valid = all.findLast(({ state }) => state === 'held') ?? all.at(-1);
  const tenders = all
    .filter(({ step, attempt }) => step === valid?.step && attempt === valid.attempt)
    .sort((left, right) => left.position - right.position);
  const settlements = view
    .all(tables.settlements)
    .filter(({ paymentId }) => paymentId === payment.id)
    .sort((left, right) => (left.id < right.id ? -1 : 1));
  return { payment, tenders, settlements };
}

export const ofTender = ({ settlements }: LockedPayment, tender: TenderRow | undefined): SettlementRow[] =>
  settlements.filter(({ tenderId }) => tenderId === tender?.id);

export const askedOf = (row: SettlementRow): AskedSettlement => ({
  id: row.id,
  kind: row.kind,
  cause: causeOf(row.reference),
  state: row.state,
  amount: row.amount.minorUnits,
  settled: row.settled,
  elsewhere: row.elsewhere,
  final: row.final,
  ...(row.uncaptured > 0 && { uncaptured: row.uncaptured }),
});

export const totalsOf = ({ amount, totals }: TenderRow): TenderTotals => ({
  ...totals,
  currency: amount.currency,
  authorised: amount.minorUnits,
});
