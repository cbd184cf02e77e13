import type pg from 'pg';
import { poolTx } from '@loupe/database/tx';
import type { Logger } from '@loupe/telemetry/logger';
import type { BackgroundWork } from './adapters/background-work.ts';
import type { DatabaseClock } from './adapters/db/database-clock.ts';
import { ledgerRepository } from './adapters/db/ledger-repository.ts';
import { settlementRepository } from './adapters/db/settlement-repository.ts';
import type { OperatorOrder } from './domain/settlement/judge-operator.ts';
import { paymentSettled as settledEventOf } from './events/published/payment-settled.ts';
import type { CardProvider, PaymentStore } from './use-cases/ports.ts';
import { reconcileSettlements } from './use-cases/reconcile-settlements.ts';
import { recordSettlement } from './use-cases/record-settlement.ts';
import { settleByOperator } from './use-cases/settle-by-operator.ts';
import { settleDue } from './use-cases/settle-due.ts';
import type {
  CallRoom,
  ProviderReport,
  SettlementOrder,
  SettlementProvider,
} from './use-cases/settlement-ports.ts';

interface Parts {
  readonly pool: pg.Pool;
  readonly cards: SettlementProvider & ProviderReport & CallRoom & Pick<CardProvider, 'reverse'>;
  readonly payments: Pick<PaymentStore, 'tombstone'>;
  readonly reverseNow: (tenderId: string) => Promise<void>;
  readonly clock: DatabaseClock;
  readonly wakeRelay: () => void;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly logger: Logger;
  readonly settling: BackgroundWork;
  /** Gives a port its kill points in fault runs. */
  readonly killable: <Port extends object>(name: string, port: Port) => Port;
}

/** Captures, voids and refunds on their stores; nothing of it is on a shopper's way. */
export function createSettlements({ killable, settling, ...parts }: Parts) {
  const { pool, cards } = parts;
  const settlements = killable('settlements', settlementRepository(pool, { ...parts, settledEventOf }));
  const ledger = killable('ledger', ledgerRepository(poolTx(pool)));
  const settle = (settlementId?: string): Promise<number> =>
    settleDue({ ...parts, settlements }, settlementId);

  return {
    /** What a movement of an order asks for, written down; the rest follows by itself. */
    recordSettlement: (order: SettlementOrder, messageId: string) =>
      recordSettlement(order, messageId, {
        settlements,
        settleSoon: (settlementId) => void settling.start(() => settle(settlementId)),
      }),
    /** One sweep; how many settlements were looked at. */
    settleDue: () => settle(),
    settleByOperator: (order: OperatorOrder) => settleByOperator(order, { settlements, settleNow: settle }),
    showPayment: settlements.show,
    reconcileSettlements: (since?: Date) => reconcileSettlements({ ledger, report: cards }, since),
  };
}
