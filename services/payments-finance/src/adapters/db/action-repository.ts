import type pg from 'pg';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import type { Tx } from '@loupe/database/tx';
import { changeByAction } from '../../domain/payment/tender-change.ts';
import type { NewAction, OpenTender, PaymentStore } from '../../use-cases/ports/payment-store.ts';
import { ADD_ACTION, ADD_REST, FIND_ACTION, RESTART } from './action-statements.ts';
import { ADD_WAIT } from './wait-statements.ts';
import { tellWaiting } from './tell-waiting.ts';
import type { WaitWriting } from './tell-waiting.ts';
import { applyChange } from './apply-change.ts';
import type { SealingWriting } from './apply-change.ts';
import type { DatabaseClock } from './database-clock.ts';
import { refuseReplay } from './refuse-replay.ts';
import { waitingAttemptOf } from './waiting-attempt-row.ts';

export interface PaymentRepositoryDependencies extends SealingWriting {
  readonly clock: DatabaseClock;
  /** Without it no provider decides later. */
  readonly waiting?: WaitWriting;
  /** Whether a page asks for what is written, so that it need not be told of what is held. */
  readonly isAsked?: boolean;
  /** Called after each commit that may have added an event to the outbox. */
  readonly wakeRelay: () => void;
}

/** The part of the payment store that handles tenders for which the shopper has to act. */
export function actionRepository(
  pool: pg.Pool,
  { clock, wakeRelay, waiting, ...writing }: PaymentRepositoryDependencies,
): Pick<PaymentStore, 'restart' | 'awaitAction' | 'findAction'> {
  const tx = poolTx(pool);
  return {
    async restart(tender, merchantTransactionId) {
      const { paymentId, version, tenderId } = tender;
      const [row] = await tx.query(RESTART, [paymentId, version, tenderId, merchantTransactionId]);
      return row && { ...tender, version: row.version };
    },

    async awaitAction(tender, action, others) {
      const change = changeByAction(others);
      const writingAction = inTransaction(pool, async (inTx) => {
        const applied = await applyChange(inTx, tender, change, { ...writing, publish: true });
        if (applied === undefined) return false;
        await inTx.query(ADD_ACTION, [tender.tenderId, ...actionValues(action)]);
        const { rest } = action;
        if (rest !== undefined) await inTx.query(ADD_REST, [tender.tenderId, JSON.stringify(rest)]);
        if (waiting !== undefined) await beginWait(inTx, tender, action, { ...writing, ...waiting, clock });
        return true;
      });
      const waits = await refuseReplay(writingAction);
      wakeRelay();
      return waits;
    },

    async findAction({ placementId, step, attempt }) {
      return waitingAttemptOf(await tx.query(FIND_ACTION, [placementId, step, attempt, clock.aheadMs()]));
    },
  };
}

async function beginWait(
  tx: Tx,
  tender: OpenTender,
  { standing, validUntil: until }: NewAction,
  { clock, ...writing }: WaitWriting & Pick<PaymentRepositoryDependencies, 'clock' | 'newId' | 'now'>,
): Promise<void> {
  if (standing === undefined) return;
  const { waitsFor, applicationStatus } = standing;
  await tx.query(ADD_WAIT, [clock.aheadMs(), tender.tenderId, waitsFor, applicationStatus ?? null]);
  await tellWaiting(tx, tender, { waits: { for: waitsFor, until }, applicationStatus }, writing);
}

function actionValues({ action, continuation, details, verified, billTo, validUntil, begun }: NewAction) {
  const authenticationId = action.kind === 'challenge' ? action.transactionId : (begun ?? null);
  const texts = [action, continuation, details, verified, billTo].map((value) => JSON.stringify(value));
  return [authenticationId, ...(texts as [string, string, string, string, string]), validUntil] as const;
}
