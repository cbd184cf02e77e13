import type { Tx } from '@loupe/database/tx';
import type { PaymentStore } from '../../use-cases/ports.ts';
import type { DatabaseClock } from './database-clock.ts';
import { FIND, LOOK_UP, STALE } from './payment-statements.ts';

type PaymentReads = Pick<PaymentStore, 'lookUp' | 'find' | 'staleTenders'>;

export function paymentReads(tx: Tx, clock: DatabaseClock): PaymentReads {
  return {
    async lookUp({ placementId, step, attempt }, { keyId, tokenId }, { cartId, ownerKey, site }) {
      const [row] = await tx.query(LOOK_UP, [
        placementId,
        step,
        attempt,
        keyId ?? null,
        cartId,
        ownerKey,
        site,
        tokenId ?? null,
      ]);
      return {
        tokenKey: row?.jwk ?? undefined,
        referenceId: row?.reference_id ?? undefined,
        paymentState: row?.state ?? undefined,
        requestHash: row?.request_hash ?? undefined,
      };
    },
    async find(placementId) {
      const [row] = await tx.query(FIND, [placementId, clock.aheadMs()]);
      if (row === undefined) return undefined;
      const { id, state, held } = row;
      const [declineReason, challenge] = [row.decline_reason ?? undefined, row.challenge ?? undefined];
      return { id, state, declineReason, held, challenge };
    },
    async staleTenders(seconds, limit) {
      const rows = await tx.query(STALE, [clock.aheadMs(), seconds, limit]);
      return rows.map(({ id }) => id);
    },
  };
}
