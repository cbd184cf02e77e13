import { dueRows, inSeconds } from '@loupe/database/due';
import type { Tx } from '@loupe/database/tx';
import type { DueReversal, ReversalStore } from '../../use-cases/ports/reversal-store.ts';
import type { DatabaseClock } from './database-clock.ts';
import { sql } from './gen/statements.ts';

/**
 * Longer than a call to the provider takes, so that no other instance claims the task meanwhile; short enough that a reversal
 * whose process died is repeated within a minute.
 */
const LEASE_SECONDS = 15;

const NOW = `now() + $1 * interval '1 millisecond'`;

const DUE = dueRows({
  from: 'reversal_task AS task JOIN tender AS own ON own.id = task.tender_id',
  key: 'task.tender_id',
  at: 'task.next_attempt_at',
  now: NOW,
  limit: '$3',
  lock: 'task',
  where: `task.state = 'due'
      AND ($2::uuid IS NULL OR task.tender_id = $2) AND ($5::text IS NULL OR own.method = $5)
      AND NOT EXISTS (
        SELECT FROM tender AS later LEFT JOIN reversal_task AS before ON before.tender_id = later.id
        WHERE later.payment_id = own.payment_id AND later.step = own.step AND later.attempt = own.attempt
          AND later.position > own.position
          AND (later.state = 'sent' OR (before.state = 'due' AND before.attempts < 2))
      )`,
});

/**
 * Of one attempt the last tender is reversed first: a task waits while a later tender is sent, or its task is due and was not tried
 * and then claimed again. The order so needs no column of its own, and a provider that is down delays the others by one pause only.
 * $1 milliseconds added to the clock, $2 one tender or null, $3 limit, $4 lease in seconds, $5 method or null.
 */
const CLAIM = sql(
  'claim-reversals',
  `
  WITH due AS (${DUE}
  )
  UPDATE reversal_task
  SET attempts = attempts + 1, next_attempt_at = ${inSeconds(NOW, '$4')}
  FROM due JOIN tender ON tender.id = due.tender_id
  WHERE reversal_task.tender_id = due.tender_id
  RETURNING reversal_task.tender_id, reversal_task.attempts, tender.provider_id, tender.reference,
            tender.method, tender.account, tender.authentication_id, tender.merchant_transaction_id, tender.hold_ended_at,
            coalesce(tender.decline_reason <> 'amount-not-approved', false) AS is_late,
            EXISTS (
              SELECT FROM tender_wait AS wait WHERE wait.tender_id = tender.id AND wait.agreed_late_at IS NOT NULL
            ) AS is_late_yes_known,
            coalesce(tender.held_minor, tender.amount_minor) - tender.released_minor AS amount_minor,
            coalesce(tender.held_currency, tender.currency) AS currency,
            extract(epoch FROM ${NOW} - reversal_task.created_at)::float8 / 3600 AS age_hours`,
  { notNull: ['age_hours'] }, // computed from a NOT NULL column
);

/** $1 milliseconds added to the clock, $2 seconds, $3 tender. */
const POSTPONE = sql(
  'postpone-reversal',
  `
  UPDATE reversal_task SET next_attempt_at = ${inSeconds(NOW, '$2')}
  WHERE tender_id = $3 AND state = 'due'`,
);

export function reversalRepository(tx: Tx, clock: DatabaseClock): ReversalStore {
  return {
    async claim({ limit, ...which }): Promise<DueReversal[]> {
      const tenderId = 'tenderId' in which ? which.tenderId : null;
      const method = 'method' in which ? which.method : null;
      const rows = await tx.query(CLAIM, [clock.aheadMs(), tenderId, limit, LEASE_SECONDS, method]);
      return rows.map((row) => ({
        tenderId: row.tender_id,
        attempts: row.attempts,
        method: row.method,
        account: row.account ?? undefined,
        authenticationId: row.authentication_id ?? undefined,
        providerId: row.provider_id ?? undefined,
        reference: row.reference,
        merchantTransactionId: row.merchant_transaction_id,
        amount: { minorUnits: Number(row.amount_minor), currency: row.currency },
        ageHours: row.age_hours,
        hasEnded: row.hold_ended_at !== null,
        isLate: row.is_late,
        isLateYesKnown: row.is_late_yes_known,
      }));
    },
    async postpone(tenderId, seconds): Promise<void> {
      await tx.query(POSTPONE, [clock.aheadMs(), seconds, tenderId]);
    },
  };
}
