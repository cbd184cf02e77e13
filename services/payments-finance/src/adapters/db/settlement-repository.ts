import type pg from 'pg';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import type { Tx } from '@loupe/database/tx';
import type { SettledOrder, SettlementStore } from '../../use-cases/settlement-ports.ts';
import { applySettlement, LEASE_SECONDS } from './apply-settlement.ts';
import type { SettlementWriting } from './apply-settlement.ts';
import type { DatabaseClock } from './database-clock.ts';
import { createSettlementReads } from './settlement-reads.ts';
import { recordByOperator, recordOrder } from './settlement-recording.ts';
import { factsOf } from './settlement-rows.ts';
import type {
  AuthorisationRow,
  LockedSettlement,
  PaymentRow,
  RequestRow,
  SettlementRow,
} from './settlement-rows.ts';
import { AUTHORISATION, CLAIM, LOCK_BY_SETTLEMENT, REQUESTS, SETTLEMENTS } from './settlement-statements.ts';

interface Dependencies extends SettlementWriting {
  readonly pool: pg.Pool;
  readonly clock: DatabaseClock;
  /** Called after a commit that may have written to the outbox. */
  readonly wakeRelay: () => void;
}

export function createSettlementRepository({
  pool,
  clock,
  wakeRelay,
  ...writing
}: Dependencies): SettlementStore {
  const statements = poolTx(pool);

  const change: SettlementStore['advance'] = async (settlementId, decide) => {
    const step = await inTransaction(pool, async (tx) => {
      const locked = await lock(tx, settlementId, clock.aheadMs());
      const decided = locked && decide(factsOf(locked), orderOf(locked));
      if (locked === undefined || decided === undefined) return undefined;
      await applySettlement(tx, locked, decided.change, { ...writing, aheadMs: clock.aheadMs() });
      return decided;
    });
    if (step !== undefined) wakeRelay();
    return step;
  };

  return {
    ...createSettlementReads(statements),
    record: (order, messageId) => inTransaction(pool, (tx) => recordOrder(tx, order, messageId)),
    recordByOperator: (order, judge) => inTransaction(pool, (tx) => recordByOperator(tx, order, judge)),
    async claim({ limit, settlementId }) {
      const values = [clock.aheadMs(), settlementId, limit, LEASE_SECONDS];
      return (await statements.query<{ id: string }>(CLAIM, values)).map(({ id }) => id);
    },
    advance: change,
    conclude: change,
  };
}

async function lock(tx: Tx, id: string, aheadMs: number): Promise<LockedSettlement | undefined> {
  const [payment] = await tx.query<PaymentRow>(LOCK_BY_SETTLEMENT, [id]);
  if (payment === undefined) return undefined;
  const settlements = await tx.query<SettlementRow>(SETTLEMENTS, [payment.id, aheadMs]);
  const settlement = settlements.find((row) => row.id === id);
  if (settlement === undefined) return undefined;
  const others = settlements.filter((row) => row.id !== id);
  const [tender] = await tx.query<AuthorisationRow>(AUTHORISATION, [payment.id]);
  const requests = await tx.query<RequestRow>(REQUESTS, [payment.id, aheadMs]);
  return { payment, settlement, others, tender, requests };
}

const orderOf = ({ payment, tender }: LockedSettlement): SettledOrder => ({
  placementId: payment.placement_id,
  reference: tender?.reference ?? '',
  tenderId: tender?.id,
});
