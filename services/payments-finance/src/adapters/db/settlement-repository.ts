import type pg from 'pg';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import type { Tx } from '@loupe/database/tx';
import type { SettledOrder, SettlementStore } from '../../use-cases/ports/settlement-store.ts';
import { applySettlement, LEASE_SECONDS } from './apply-settlement.ts';
import type { SettlementWriting } from './apply-settlement.ts';
import type { DatabaseClock } from './database-clock.ts';
import { settlementReads } from './settlement-reads.ts';
import { readLocked, recordByOperator, recordOrder } from './settlement-recording.ts';
import { factsOf, tenderOf } from './settlement-rows.ts';
import type { LockedSettlement } from './settlement-rows.ts';
import { CLAIM, LOCK_BY_SETTLEMENT, REQUESTS } from './settlement-statements.ts';

interface Dependencies extends SettlementWriting {
  readonly clock: DatabaseClock;
  /** Called after each commit that may have added an event to the outbox. */
  readonly wakeRelay: () => void;
}

export function settlementRepository(
  pool: pg.Pool,
  { clock, wakeRelay, ...writing }: Dependencies,
): SettlementStore {
  const tx = poolTx(pool);

  const change: SettlementStore['advance'] = async (settlementId, decide) => {
    const step = await inTransaction(pool, async (inTx) => {
      const locked = await lock(inTx, settlementId, clock.aheadMs());
      const decided = locked && decide(factsOf(locked), orderOf(locked));
      if (locked === undefined || decided === undefined) return undefined;
      await applySettlement(inTx, locked, decided.change, { ...writing, aheadMs: clock.aheadMs() });
      return decided;
    });
    if (step !== undefined) wakeRelay();
    return step;
  };

  return {
    ...settlementReads(tx),
    record: (order, messageId) => inTransaction(pool, (inTx) => recordOrder(inTx, order, messageId)),
    recordByOperator: (order, judge) => inTransaction(pool, (inTx) => recordByOperator(inTx, order, judge)),
    async claim({ limit, settlementId = null, method = null }) {
      const rows = await tx.query(CLAIM, [clock.aheadMs(), settlementId, limit, LEASE_SECONDS, method]);
      return rows.map(({ id }) => id);
    },
    advance: change,
    conclude: change,
  };
}

async function lock(tx: Tx, id: string, aheadMs: number): Promise<LockedSettlement | undefined> {
  const [payment] = await tx.query(LOCK_BY_SETTLEMENT, [id]);
  if (payment === undefined) return undefined;
  const locked = await readLocked(tx, payment, aheadMs);
  const settlement = locked.settlements.find((row) => row.id === id);
  if (settlement === undefined) return undefined;
  const requests = await tx.query(REQUESTS, [payment.id, aheadMs]);
  return { ...locked, settlement, requests, tender: tenderOf(settlement, locked.tenders) };
}

const orderOf = ({ payment, tender, settlement }: LockedSettlement): SettledOrder => ({
  placementId: payment.placement_id,
  reference: tender?.reference ?? '',
  movement: settlement.reference,
  tender: tender && {
    id: tender.id,
    method: tender.method,
    account: tender.account ?? undefined,
    authenticationId: tender.authentication_id ?? undefined,
    scheme: tender.card_type,
  },
});
