import type pg from 'pg';
import { retryOnConflict } from '@loupe/database/conflict';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import type { Tx } from '@loupe/database/tx';
import { enqueue } from '@loupe/messaging/outbox';
import type { NewTender, OpenTender, PaymentStore } from '../../use-cases/ports.ts';
import { applyChange } from './apply-change.ts';
import type { ChangeWriting } from './apply-change.ts';
import type { DatabaseClock } from './database-clock.ts';
import { createChallengeWrites, refuseReplay } from './challenge-repository.ts';
import { createPaymentReads } from './payment-reads.ts';
import { amountOf, factsOf, openTenderOf } from './payment-rows.ts';
import type { LockedRow } from './payment-rows.ts';
import { GIVE_BACK, LOCK, MARK_SENT, OPEN, TOMBSTONE } from './payment-statements.ts';

const UNIQUE_VIOLATION = '23505';

interface Dependencies extends ChangeWriting {
  readonly pool: pg.Pool;
  readonly clock: DatabaseClock;
  /** Called after a commit that may have written to the outbox. */
  readonly wakeRelay: () => void;
}

export function createPaymentRepository({ pool, clock, wakeRelay, ...writing }: Dependencies): PaymentStore {
  const statements = poolTx(pool);
  return {
    ...createPaymentReads(statements, clock),

    ...createChallengeWrites({ ...writing, pool, statements, clock, wakeRelay }),

    open: (tender) => open(statements, tender),

    async markSent(tender, authenticationId) {
      const values = [tender.paymentId, tender.version, tender.tenderId, authenticationId];
      const [row] = await refuseReplay(statements.query<{ version: bigint }>(MARK_SENT, values));
      return row && { ...tender, version: row.version };
    },

    async apply(tender, change) {
      // The provider has answered: a lock that somebody holds too long must not lose what it said.
      const applied = await retryOnConflict(() =>
        applyChange(statements, tender, change, { ...writing, publish: true }),
      );
      if (applied) wakeRelay();
      return applied;
    },

    async change(tenderId, decide) {
      await inTransaction(pool, async (tx) => {
        const [row] = await tx.query<LockedRow>(LOCK, [tenderId]);
        const change = row && decide(factsOf(row));
        if (row === undefined || change === undefined) return;
        const publish = change.payment.state !== row.state;
        await applyChange(tx, openTenderOf(tenderId, row), change, { ...writing, publish });
      });
      wakeRelay();
    },

    async tombstone(placementId, reason) {
      const scheduled = await inTransaction(pool, (tx) => tombstone(tx, placementId, reason, writing));
      wakeRelay();
      return scheduled;
    },
  };
}

interface OpenRow {
  readonly id: string;
  readonly payment_id: string;
  readonly version: bigint;
  readonly event_version: bigint;
}

async function open(statements: Tx, tender: NewTender): Promise<OpenTender | undefined> {
  const { placementId, site, amount, step, attempt, requestHash, reference, merchantTransactionId, card } =
    tender;
  try {
    const [row] = await statements.query<OpenRow>(OPEN, [
      ...[placementId, site, amount.currency, amount.minorUnits],
      ...[step, attempt, requestHash, reference, merchantTransactionId, card.maskedNumber, card.cardType],
    ]);
    if (row === undefined) return undefined;
    const { id: tenderId, payment_id: paymentId, version, event_version: eventVersion } = row;
    return { tenderId, paymentId, version, eventVersion, placementId, site, amount };
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
}

interface TombstonedRow {
  readonly id: string;
  readonly site: string | null;
  readonly event_version: bigint;
  readonly currency: string | null;
  readonly amount_minor: bigint | null;
}

async function tombstone(
  tx: Tx,
  placementId: string,
  reason: string,
  { eventOf, newId, now }: ChangeWriting,
): Promise<number> {
  const [row] = await tx.query<TombstonedRow>(TOMBSTONE, [placementId, reason]);
  if (row === undefined) return 0;
  const { id: paymentId, site, event_version: eventVersion } = row;
  const reversals = await tx.query(GIVE_BACK, [paymentId]);
  const amount = amountOf(row.amount_minor, row.currency);
  // Of a placement that never asked for money nobody has been told anything.
  if (site !== null && amount !== undefined) {
    const event = eventOf({ paymentId, placementId, site, eventVersion, amount, state: 'cancelled' });
    await enqueue(tx, event, { id: newId(), now: now() });
  }
  return reversals.length;
}
