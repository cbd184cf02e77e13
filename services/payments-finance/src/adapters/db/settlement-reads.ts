import type { Tx } from '@loupe/database/tx';
import type {
  SettlementKind,
  SettlementRefusal,
  SettlementState,
} from '../../domain/settlement/settlement.ts';
import type { PaymentHistory, SettlementStore, SettlementView } from '../../use-cases/settlement-ports.ts';
import { PAYMENT_OF_ORDER } from './settlement-statements.ts';

const VIEW = `
  SELECT id, kind, reference, state, refusal, currency, amount_minor, settled_minor, reason, created_at
  FROM settlement`;

const PAYMENT = `
  SELECT id, placement_id, state, coalesce(currency, '') AS currency, coalesce(amount_minor, 0) AS authorised,
         captured_minor, refunded_minor, voided_minor,
         (SELECT reference FROM tender WHERE payment_id = payment.id LIMIT 1) AS reference
  FROM payment
  WHERE id = (${PAYMENT_OF_ORDER})`;

const BALANCES = `
  SELECT account, sum(amount_minor)::int8 AS minor FROM ledger_entry
  WHERE payment_id = $1 GROUP BY account ORDER BY account`;

interface ViewRow {
  readonly id: string;
  readonly kind: SettlementKind;
  readonly reference: string;
  readonly state: SettlementState;
  readonly refusal: SettlementRefusal | null;
  readonly currency: string;
  readonly amount_minor: bigint;
  readonly settled_minor: bigint;
  readonly reason: string | null;
  readonly created_at: Date;
}

interface HistoryRow {
  readonly id: string;
  readonly placement_id: string;
  readonly state: string;
  readonly currency: string;
  readonly authorised: bigint;
  readonly captured_minor: bigint;
  readonly refunded_minor: bigint;
  readonly voided_minor: bigint;
  readonly reference: string | null;
}

export function createSettlementReads(statements: Tx): Pick<SettlementStore, 'view' | 'show'> {
  return {
    async view(settlementId) {
      const [row] = await statements.query<ViewRow>(`${VIEW} WHERE id = $1`, [settlementId]);
      if (row === undefined) throw new Error(`There is no settlement ${settlementId}.`);
      return viewOf(row);
    },
    async show(order): Promise<PaymentHistory | undefined> {
      const [payment] = await statements.query<HistoryRow>(PAYMENT, [order]);
      if (payment === undefined) return undefined;
      const { id, placement_id: placementId, reference, state, currency } = payment;
      const settlements = await statements.query<ViewRow>(`${VIEW} WHERE payment_id = $1 ORDER BY id`, [id]);
      const ledger = await statements.query<{ account: string; minor: bigint }>(BALANCES, [id]);
      return {
        ...{ paymentId: id, placementId, orderNumber: reference ?? '', state, currency },
        authorised: Number(payment.authorised),
        captured: Number(payment.captured_minor),
        refunded: Number(payment.refunded_minor),
        voided: Number(payment.voided_minor),
        settlements: settlements.map(viewOf),
        ledger: ledger.map(({ account, minor }) => ({ account, minorUnits: Number(minor) })),
      };
    },
  };
}

const viewOf = (row: ViewRow): SettlementView => ({
  kind: row.kind,
  reference: row.reference,
  state: row.state,
  refusal: row.refusal ?? undefined,
  amount: { minorUnits: Number(row.amount_minor), currency: row.currency },
  settledMinorUnits: Number(row.settled_minor),
  reason: row.reason ?? undefined,
  createdAt: row.created_at,
});
