import type { Tx } from '@loupe/database/tx';
import type { DeclineReason } from '../../domain/payment/decline-reason.ts';
import type { Challenge, PaymentState, PaymentView } from '../../domain/payment/payment.ts';
import type { PaymentStore, SessionKey } from '../../use-cases/ports.ts';
import type { DatabaseClock } from './database-clock.ts';
import { FIND, LOOK_UP, STALE } from './payment-statements.ts';

interface LookUpRow {
  readonly jwk: SessionKey | null;
  readonly reference_id: string | null;
  readonly state: PaymentState | null;
  readonly request_hash: Buffer | null;
}

interface FindRow {
  readonly id: string;
  readonly state: PaymentState;
  readonly decline_reason: DeclineReason | null;
  readonly held: PaymentView['held'];
  readonly challenge: Challenge | null;
}

type PaymentReads = Pick<PaymentStore, 'lookUp' | 'find' | 'staleTenders'>;

export function createPaymentReads(statements: Tx, clock: DatabaseClock): PaymentReads {
  return {
    async lookUp({ placementId, step, attempt }, { keyId, tokenId }, { cartId, ownerKey, site }) {
      const values = [placementId, step, attempt, keyId, cartId, ownerKey, site, tokenId];
      const [row] = await statements.query<LookUpRow>(LOOK_UP, values);
      return {
        tokenKey: row?.jwk ?? undefined,
        referenceId: row?.reference_id ?? undefined,
        paymentState: row?.state ?? undefined,
        requestHash: row?.request_hash ?? undefined,
      };
    },
    async find(placementId) {
      const [row] = await statements.query<FindRow>(FIND, [placementId, clock.aheadMs()]);
      if (row === undefined) return undefined;
      const { id, state, held } = row;
      const [declineReason, challenge] = [row.decline_reason ?? undefined, row.challenge ?? undefined];
      return { id, state, declineReason, held, challenge };
    },
    async staleTenders(seconds, limit) {
      const rows = await statements.query<{ id: string }>(STALE, [clock.aheadMs(), seconds, limit]);
      return rows.map(({ id }) => id);
    },
  };
}
