import type { Tx } from '@loupe/database/tx';
import type { DeclineReason } from '../../domain/payment/decline-reason.ts';
import type { PaymentState, PaymentView } from '../../domain/payment/payment.ts';
import type { PaymentStore, SessionKey } from '../../use-cases/ports.ts';
import type { DatabaseClock } from './database-clock.ts';
import { FIND, LOOK_UP, STALE } from './payment-statements.ts';

interface LookUpRow {
  readonly jwk: SessionKey | null;
  readonly state: PaymentState | null;
  readonly request_hash: Buffer | null;
}

interface FindRow {
  readonly id: string;
  readonly state: PaymentState;
  readonly decline_reason: DeclineReason | null;
  readonly held: PaymentView['held'];
}

type PaymentReads = Pick<PaymentStore, 'lookUp' | 'find' | 'staleTenders'>;

export function createPaymentReads(statements: Tx, clock: DatabaseClock): PaymentReads {
  return {
    async lookUp({ placementId, step, attempt }, keyId, { cartId, ownerKey, site }) {
      const values = [placementId, step, attempt, keyId, cartId, ownerKey, site];
      const [row] = await statements.query<LookUpRow>(LOOK_UP, values);
      return {
        tokenKey: row?.jwk ?? undefined,
        paymentState: row?.state ?? undefined,
        requestHash: row?.request_hash ?? undefined,
      };
    },
    async find(placementId) {
      const [row] = await statements.query<FindRow>(FIND, [placementId]);
      if (row === undefined) return undefined;
      return { id: row.id, state: row.state, declineReason: row.decline_reason ?? undefined, held: row.held };
    },
    async staleTenders(seconds) {
      const rows = await statements.query<{ id: string }>(STALE, [clock.aheadMs(), seconds]);
      return rows.map(({ id }) => id);
    },
  };
}
