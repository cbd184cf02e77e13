import type { Tx } from '@loupe/database/tx';
import type { PaymentStore } from '../../use-cases/ports/payment-store.ts';
import { pendingAction } from '../../domain/payment/next-action.ts';
import type { DatabaseClock } from './database-clock.ts';
import { FIND, LOOK_UP, STALE } from './payment-statements.ts';

type PaymentReads = Pick<PaymentStore, 'lookUp' | 'find' | 'staleTenders'>;

export function paymentReads(tx: Tx, clock: DatabaseClock): PaymentReads {
  return {
    async lookUp({ placementId, step, attempt }) {
      const [row] = await tx.query(LOOK_UP, [placementId, step, attempt]);
      return { paymentState: row?.state, requestHash: row?.request_hash ?? undefined };
    },
    async find(placementId) {
      const [row] = await tx.query(FIND, [placementId, clock.aheadMs()]);
      if (row === undefined) return undefined;
      const { id, held, pending, declined_tender: declined, latest_wait: wait } = row;
      return {
        id,
        state: row.state,
        held,
        declineReason: row.decline_reason ?? undefined,
        ...(row.hold_state !== 'held' && {
          holdState: row.hold_state,
          missingMinorUnits: Number(row.missing),
        }),
        declinedTender:
          declined === null ? undefined : { ...declined, account: declined.account ?? undefined },
        applicationStatus: wait?.status ?? undefined,
        waitsFor: (pending !== null && wait?.waitsFor) || undefined,
        nextAction: pending === null ? undefined : pendingAction(pending.action, Number(pending.secondsLeft)),
      };
    },
    async staleTenders(seconds, limit) {
      const rows = await tx.query(STALE, [clock.aheadMs(), seconds, limit]);
      return rows.map(({ id }) => id);
    },
  };
}
