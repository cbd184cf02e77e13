import { poolTx } from '@loupe/database/tx';
import { gauge } from '@loupe/telemetry/metrics';
import type { MetricSource } from '@loupe/telemetry/metrics';
import type pg from 'pg';
import type { DatabaseClock } from './database-clock.ts';
import { MAKING, OPERATOR } from '../../domain/settlement/settlement.ts';
import { sql } from './gen/statements.ts';

/**
 * Each part reads a partial index. A hold that is looked at again at its end only cannot be renewed, or its renewal was refused. A
 * parcel is unpaid while less is captured than its order's parcels cost and no operator has closed the payment.
 * $1 milliseconds added to the clock.
 */
const READ = sql(
  'hold-metrics',
  `
  SELECT
    (SELECT count(*)::int
     FROM tender JOIN payment ON payment.id = tender.payment_id
     WHERE tender.hold_due_at = tender.held_until AND tender.held_until < payment.promised_day + 1
       AND tender.held_until > now() + $1 * interval '1 millisecond'
       AND payment.state = 'authorised' AND tender.captured_minor + tender.voided_minor < tender.amount_minor
       AND NOT EXISTS (
         SELECT FROM settlement
         WHERE settlement.tender_id = tender.id AND kind = 'renew' AND settlement.state IN ('intended', 'sent', 'unknown')
       )) AS ending,
    (SELECT count(*)::int FROM payment WHERE hold_state = 'missing' AND state = 'authorised') AS missing,
    (SELECT count(DISTINCT payment.id)::int
     FROM settlement JOIN payment ON payment.id = settlement.payment_id
     WHERE settlement.state = 'refused' AND settlement.kind = 'capture'
       AND settlement.reference NOT LIKE '${OPERATOR}%' AND settlement.reference NOT LIKE '${MAKING}%'
       AND payment.captured_minor < (
         SELECT sum(CASE owed.kind WHEN 'capture' THEN owed.amount_minor ELSE 0 END - owed.uncaptured_minor)
         FROM settlement AS owed
         WHERE owed.payment_id = payment.id AND owed.reference NOT LIKE '${OPERATOR}%'
     ) AND NOT EXISTS (
       SELECT FROM settlement AS closed
       WHERE closed.payment_id = payment.id AND closed.kind = 'void' AND closed.state = 'done'
         AND closed.reference LIKE '${OPERATOR}%'
     )) AS unpaid`,
);

/** Money that is no longer held for what has not left, or has left; every instance reports the same figures. */
export function holdMetrics(pool: pg.Pool, clock: DatabaseClock): MetricSource {
  const tx = poolTx(pool);
  return {
    name: 'holds',
    async read() {
      const [row] = await tx.query(READ, [clock.aheadMs()]);
      return [
        gauge(
          'loupe_payments_holds_ending',
          'Holds that end within a day, before the promised day, and cannot be renewed.',
          row?.ending ?? 0,
        ),
        gauge(
          'loupe_payments_holds_missing',
          'Orders whose hold has ended and that are not paid again.',
          row?.missing ?? 0,
        ),
        gauge(
          'loupe_payments_parcels_unpaid',
          'Orders of which a parcel has left and was not paid for.',
          row?.unpaid ?? 0,
        ),
      ];
    },
  };
}
