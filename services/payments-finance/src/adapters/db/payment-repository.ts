import type pg from 'pg';
import { retryOnConflict } from '@loupe/database/conflict';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import type { Tx } from '@loupe/database/tx';
import { enqueue } from '@loupe/messaging/outbox';
import type { NewTender, OpenTender, PaymentStore } from '../../use-cases/ports.ts';
import { applyChange } from './apply-change.ts';
import type { ChangeWriting } from './apply-change.ts';
import { challengeRepository, refuseReplay } from './challenge-repository.ts';
import type { ChallengeDependencies } from './challenge-repository.ts';
import { paymentReads } from './payment-reads.ts';
import { amountOf, factsOf, openTenderOf } from './payment-rows.ts';
import { LOCK, MARK_SENT, OPEN, SCHEDULE_REVERSALS, TOMBSTONE } from './payment-statements.ts';

const UNIQUE_VIOLATION = '23505';

export function paymentRepository(pool: pg.Pool, dependencies: ChallengeDependencies): PaymentStore {
  const { clock, wakeRelay, ...writing } = dependencies;
  const tx = poolTx(pool);
  return {
    ...paymentReads(tx, clock),

    ...challengeRepository(pool, dependencies),

    open: (tender) => open(tx, tender),

    async markSent(tender, authenticationId) {
      const { paymentId, version, tenderId } = tender;
      const marking = tx.query(MARK_SENT, [paymentId, version, tenderId, authenticationId ?? null]);
      const [row] = await refuseReplay(marking);
      return row && { ...tender, version: row.version };
    },

    async apply(tender, change) {
      // The provider has answered: a lock timeout must not lose the answer.
      const applied = await retryOnConflict(() =>
        applyChange(tx, tender, change, { ...writing, publish: true }),
      );
      if (applied) wakeRelay();
      return applied;
    },

    async change(tenderId, decide) {
      await inTransaction(pool, async (inTx) => {
        const [row] = await inTx.query(LOCK, [tenderId]);
        const change = row && decide(factsOf(row));
        if (row === undefined || change === undefined) return;
        const publish = change.payment.state !== row.state;
        await applyChange(inTx, openTenderOf(tenderId, row), change, { ...writing, publish });
      });
      wakeRelay();
    },

    async tombstone(placementId, reason) {
      const scheduled = await inTransaction(pool, (inTx) => tombstone(inTx, placementId, reason, writing));
      wakeRelay();
      return scheduled;
    },
  };
}

async function open(tx: Tx, tender: NewTender): Promise<OpenTender | undefined> {
  const { placementId, site, amount, card } = tender;
  try {
    const [row] = await tx.query(OPEN, [
      placementId,
      site,
      amount.currency,
      amount.minorUnits,
      tender.step,
      tender.attempt,
      tender.requestHash,
      tender.reference,
      tender.merchantTransactionId,
      card.maskedNumber,
      card.cardType,
    ]);
    if (row === undefined) return undefined;
    const { id: tenderId, payment_id: paymentId, version, event_version: eventVersion } = row;
    return { tenderId, paymentId, version, eventVersion, placementId, site, amount };
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
}

async function tombstone(
  tx: Tx,
  placementId: string,
  reason: string,
  { eventOf, newId, now }: ChangeWriting,
): Promise<number> {
  const [row] = await tx.query(TOMBSTONE, [placementId, reason]);
  if (row === undefined) return 0;
  const { id: paymentId, site, event_version: eventVersion } = row;
  const reversals = await tx.query(SCHEDULE_REVERSALS, [paymentId]);
  const amount = amountOf(row.amount_minor, row.currency);
  // No event is published for a payment that never had a tender.
  if (site !== null && amount !== undefined) {
    const event = eventOf({ paymentId, placementId, site, eventVersion, amount, state: 'cancelled' });
    await enqueue(tx, event, { id: newId(), now: now() });
  }
  return reversals.length;
}
