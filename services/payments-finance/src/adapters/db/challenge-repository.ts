import type pg from 'pg';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import { TO_CHALLENGE } from '../../domain/payment/tender-change.ts';
import { AuthenticationReplayedError } from '../../use-cases/ports.ts';
import type { ChallengedTender, PaymentStore } from '../../use-cases/ports.ts';
import { applyChange } from './apply-change.ts';
import type { ChangeWriting } from './apply-change.ts';
import { ADD_CHALLENGE, FIND_CHALLENGED, RESTART } from './challenge-statements.ts';
import type { ChallengedRow } from './challenge-statements.ts';
import type { DatabaseClock } from './database-clock.ts';

export interface ChallengeDependencies extends ChangeWriting {
  readonly clock: DatabaseClock;
  /** Called after each commit that may have added an event to the outbox. */
  readonly wakeRelay: () => void;
}

/** The part of the payment store that handles tenders whose bank challenges the shopper. */
export function challengeRepository(
  pool: pg.Pool,
  { clock, wakeRelay, ...writing }: ChallengeDependencies,
): Pick<PaymentStore, 'restart' | 'challenge' | 'findChallenged'> {
  const tx = poolTx(pool);
  return {
    async restart(tender, merchantTransactionId) {
      const { paymentId, version, tenderId } = tender;
      const [row] = await tx.query(RESTART, [paymentId, version, tenderId, merchantTransactionId]);
      return row && { ...tender, version: row.version };
    },

    async challenge(tender, { transactionId, stepUpUrl, accessToken, transientToken, billTo, validUntil }) {
      const writingChallenge = inTransaction(pool, async (inTx) => {
        const applied = await applyChange(inTx, tender, TO_CHALLENGE, { ...writing, publish: true });
        if (!applied) return false;
        await inTx.query(ADD_CHALLENGE, [
          tender.tenderId,
          transactionId,
          stepUpUrl,
          accessToken,
          transientToken,
          JSON.stringify(billTo),
          validUntil,
        ]);
        return true;
      });
      const applied = await refuseReplay(writingChallenge);
      wakeRelay();
      return applied;
    },

    async findChallenged({ placementId, step, attempt }) {
      const [row] = await tx.query(FIND_CHALLENGED, [placementId, step, attempt, clock.aheadMs()]);
      return row && challengedOf(row);
    },
  };
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
  hasExpired: row.has_expired,
});

/** An authentication that another tender has used violates the unique index on its id. */
export async function refuseReplay<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    if (constraint !== 'tender_authentication_id_key') throw error;
    throw new AuthenticationReplayedError('The authentication was already used for another tender.');
  }
}
