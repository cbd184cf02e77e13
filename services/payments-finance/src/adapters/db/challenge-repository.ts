import type pg from 'pg';
import { inTransaction } from '@loupe/database/transaction';
import type { Tx } from '@loupe/database/tx';
import { TO_CHALLENGE } from '../../domain/payment/tender-change.ts';
import { AuthenticationReplayedError } from '../../use-cases/ports.ts';
import type { ChallengedTender, PaymentStore } from '../../use-cases/ports.ts';
import type { BillTo } from '../../use-cases/payer.ts';
import { applyChange } from './apply-change.ts';
import type { ChangeWriting } from './apply-change.ts';
import { ADD_CHALLENGE, FIND_CHALLENGED, RESTART } from './challenge-statements.ts';
import type { DatabaseClock } from './database-clock.ts';

interface Dependencies extends ChangeWriting {
  readonly pool: pg.Pool;
  readonly statements: Tx;
  readonly clock: DatabaseClock;
  readonly wakeRelay: () => void;
}

type ChallengeWrites = Pick<PaymentStore, 'restart' | 'challenge' | 'findChallenged'>;

export function createChallengeWrites({
  pool,
  statements,
  clock,
  wakeRelay,
  ...writing
}: Dependencies): ChallengeWrites {
  return {
    async restart(tender, merchantTransactionId) {
      const values = [tender.paymentId, tender.version, tender.tenderId, merchantTransactionId];
      const [row] = await statements.query<{ version: bigint }>(RESTART, values);
      return row && { ...tender, version: row.version };
    },

    async challenge(tender, { transactionId, stepUpUrl, accessToken, transientToken, billTo, validUntil }) {
      const values = [
        transactionId,
        stepUpUrl,
        accessToken,
        transientToken,
        JSON.stringify(billTo),
        validUntil,
      ];
      const begin = inTransaction(pool, async (tx) => {
        const applied = await applyChange(tx, tender, TO_CHALLENGE, { ...writing, publish: true });
        if (applied) await tx.query(ADD_CHALLENGE, [tender.tenderId, ...values]);
        return applied;
      });
      const begun = await refuseReplay(begin);
      wakeRelay();
      return begun;
    },

    async findChallenged({ placementId, step, attempt }) {
      const values = [placementId, step, attempt, clock.aheadMs()];
      const [row] = await statements.query<ChallengedRow>(FIND_CHALLENGED, values);
      return row && challengedOf(row);
    },
  };
}

interface ChallengedRow {
  readonly id: string;
  readonly placement_id: string;
  readonly site: string;
  readonly version: bigint;
  readonly event_version: bigint;
  readonly tender_id: string;
  readonly currency: string;
  readonly amount_minor: bigint;
  readonly reference: string;
  readonly merchant_transaction_id: string;
  readonly authentication_id: string;
  readonly masked_number: string;
  readonly card_type: string;
  readonly transient_token: string;
  readonly bill_to: BillTo;
  readonly is_over: boolean;
}

const challengedOf = (row: ChallengedRow): ChallengedTender => ({
  tender: {
    tenderId: row.tender_id,
    paymentId: row.id,
    placementId: row.placement_id,
    site: row.site,
    version: row.version,
    eventVersion: row.event_version,
    amount: { minorUnits: Number(row.amount_minor), currency: row.currency },
  },
  card: { maskedNumber: row.masked_number, cardType: row.card_type },
  reference: row.reference,
  merchantTransactionId: row.merchant_transaction_id,
  transactionId: row.authentication_id,
  transientToken: row.transient_token,
  billTo: row.bill_to,
  isOver: row.is_over,
});

/** An authentication that has spoken for another tender meets that tender's unique index. */
export async function refuseReplay<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    if (constraint !== 'tender_authentication_id_key') throw error;
    throw new AuthenticationReplayedError('The authentication has spoken for another tender.');
  }
}
