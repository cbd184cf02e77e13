import { dueRows, inSeconds } from '@loupe/database/due';
import type { ApplicationStatus } from '../../domain/payment/waiting.ts';
import { LOOKS } from '../../domain/payment/waiting.ts';
import { sql } from './gen/statements.ts';

const NOW = `now() + $1 * interval '1 millisecond'`;
const FIRST_LOOK = `moment + interval '${LOOKS.firstSeconds} seconds'`;

/** In the transaction that begins the action. $1 milliseconds added to the clock, $2 tender, $3 what it waits for, $4 status or null. */
export const ADD_WAIT = sql(
  'add-wait',
  `
  INSERT INTO tender_wait (tender_id, waits_for, application_status, began_at, changed_at, next_look_at)
  SELECT $2::uuid, $3, $4, moment, moment, ${FIRST_LOOK} FROM date_trunc('milliseconds', ${NOW}) AS moment
  ON CONFLICT (tender_id) DO UPDATE
    SET waits_for = excluded.waits_for, application_status = excluded.application_status,
        changed_at = excluded.changed_at, looks = 0, next_look_at = excluded.next_look_at`,
);

/**
 * If the payment is still at its version. $1 milliseconds added to the clock, $2 payment, $3 version, $4 tender, $5 what it waits for, its
 * status, its action, and the seconds of it and of the whole wait.
 */
export const MOVE_WAIT = sql(
  'move-wait',
  `
  WITH asked AS (
    SELECT waits_for, status, action, seconds, longest, date_trunc('milliseconds', ${NOW}) AS moment
    FROM jsonb_to_record($5::jsonb) AS given (waits_for text, status text, action jsonb, seconds float8, longest float8)
  ), fenced AS (
    UPDATE payment SET version = version + 1, updated_at = now()
    WHERE id = $2 AND version = $3 AND state = 'action' AND tombstoned_at IS NULL
    RETURNING id, version
  ), moved AS (
    UPDATE tender_action AS stored
    SET action = asked.action,
        valid_until = least(asked.moment + make_interval(secs => asked.seconds),
          coalesce((SELECT began_at FROM tender_wait WHERE tender_id = $4), stored.created_at) + make_interval(secs => asked.longest))
    FROM asked, fenced
    WHERE stored.tender_id = $4
    RETURNING stored.tender_id, stored.valid_until, stored.created_at
  ), stored AS (
    INSERT INTO tender_wait (tender_id, waits_for, application_status, began_at, changed_at, next_look_at)
    SELECT moved.tender_id, asked.waits_for, asked.status, moved.created_at, moment, ${FIRST_LOOK} FROM moved, asked
    ON CONFLICT (tender_id) DO UPDATE
      SET waits_for = excluded.waits_for, application_status = excluded.application_status,
          changed_at = excluded.changed_at, looks = 0, next_look_at = excluded.next_look_at
    RETURNING tender_id
  )
  SELECT moved.valid_until FROM moved JOIN stored ON stored.tender_id = moved.tender_id`,
);

/**
 * A tender waits for nothing any more; no row when nothing was known of it, or nothing changes.
 * $1 milliseconds added to the clock, $2 tender, $3 its status where this is known, else null.
 */
export const END_WAIT = sql(
  'end-wait',
  `
  WITH ended AS (
    UPDATE tender_wait
    SET waits_for = NULL, next_look_at = NULL, application_status = coalesce($3, application_status),
        changed_at = date_trunc('milliseconds', ${NOW})
    WHERE tender_id = $2 AND (waits_for IS NOT NULL OR $3 IS DISTINCT FROM application_status)
    RETURNING application_status
  ), added AS (
    INSERT INTO tender_wait (tender_id, application_status, began_at, changed_at)
    SELECT $2::uuid, $3, moment, moment FROM date_trunc('milliseconds', ${NOW}) AS moment
    WHERE $3 IS NOT NULL AND NOT EXISTS (SELECT FROM tender_wait WHERE tender_id = $2)
    RETURNING application_status
  )
  SELECT application_status FROM ended UNION ALL SELECT application_status FROM added`,
).refine<{ application_status: ApplicationStatus | null }>();

/** Tenders of a payment that wait. $1 payment. */
export const OPEN_WAITS = sql(
  'open-waits-of-payment',
  `
  SELECT wait.tender_id FROM tender_wait AS wait JOIN tender ON tender.id = wait.tender_id
  WHERE tender.payment_id = $1 AND wait.waits_for IS NOT NULL`,
);

/** One more event of the payment, in the transaction of its change. $1 payment. */
export const NEXT_EVENT = sql(
  'next-event-of-payment',
  'UPDATE payment SET event_version = event_version + 1 WHERE id = $1 RETURNING event_version',
);

/** $1 milliseconds added to the clock, $2 method, $3 limit, $4 seconds of the longest pause, $5 seconds before the limit. */
export const CLAIM_WAITS = sql(
  'claim-waits',
  `
  WITH due AS (${dueRows({
    from: `tender_wait AS wait JOIN tender ON tender.id = wait.tender_id JOIN payment ON payment.id = tender.payment_id
      JOIN tender_action AS stored ON stored.tender_id = wait.tender_id`,
    key: `wait.tender_id, payment.placement_id, tender.step, tender.attempt, stored.valid_until`,
    at: 'wait.next_look_at',
    now: NOW,
    limit: '$3',
    where: `tender.method = $2 AND tender.state = 'action' AND payment.state = 'action'`,
    lock: 'wait',
  })}
  )
  UPDATE tender_wait AS wait
  SET looks = wait.looks + 1,
      -- The last time before it ends.
      next_look_at = least(
        ${inSeconds(NOW, `least($4::float8, ${LOOKS.firstSeconds} * 2 ^ least(wait.looks + 1, 12))`)},
        greatest(due.valid_until - make_interval(secs => $5::float8), ${inSeconds(NOW, String(LOOKS.firstSeconds))}))
  FROM due
  WHERE wait.tender_id = due.tender_id
  RETURNING due.placement_id, due.step, due.attempt`,
);

/**
 * The first time only. Of a submission whose process has died nobody has waited for anything yet.
 * $1 milliseconds added to the clock, $2 tender.
 */
export const AGREED_LATE = sql(
  'agreed-late',
  `
  INSERT INTO tender_wait AS wait (tender_id, began_at, changed_at, agreed_late_at)
  SELECT $2::uuid, moment, moment, moment FROM date_trunc('milliseconds', ${NOW}) AS moment
  ON CONFLICT (tender_id) DO UPDATE SET agreed_late_at = excluded.agreed_late_at WHERE wait.agreed_late_at IS NULL`,
);

/** Likewise. $1 milliseconds added to the clock, $2 tender. */
export const LATE_YES_UNDONE = sql(
  'late-yes-undone',
  `
  UPDATE tender_wait
  SET late_yes_undone_at = date_trunc('milliseconds', ${NOW}), application_status = 'CANCELLED'
  WHERE tender_id = $2 AND agreed_late_at IS NOT NULL AND late_yes_undone_at IS NULL
  RETURNING tender_id`,
);

/** A later message of an earlier status changes nothing. */
const rankOf = (status: string): string =>
  `array_position('{AWAITING_FULFILMENT,PAYMENT_REQUESTED,PAYMENT_PROCESSED,CANCELLED}'::text[], ${status})`;

/**
 * What the lender says of a signed loan, under the lock on its payment. Until it reports its payment, it is asked.
 * $1 milliseconds added to the clock, $2 tender, $3 status.
 */
export const FOLLOW_STATUS = sql(
  'follow-application-status',
  `
  UPDATE tender_wait AS wait
  SET application_status = $3, changed_at = date_trunc('milliseconds', ${NOW}), looks = 0,
      next_look_at = CASE WHEN $3 = 'PAYMENT_REQUESTED' THEN date_trunc('milliseconds', ${NOW}) + interval '1 hour' END
  FROM tender
  WHERE wait.tender_id = $2 AND tender.id = wait.tender_id AND tender.state IN ('held', 'reversed') AND wait.waits_for IS NULL
    AND coalesce(${rankOf('wait.application_status')}, 0) < ${rankOf('$3')}
  RETURNING wait.tender_id`,
);

/** Loans whose payment is requested. $1 milliseconds added to the clock, $2 method, $3 limit. */
export const CLAIM_REQUESTED = sql(
  'claim-requested-loans',
  `
  WITH due AS (${dueRows({
    from: 'tender_wait AS wait JOIN tender ON tender.id = wait.tender_id',
    key: 'wait.tender_id, tender.provider_id',
    at: 'wait.next_look_at',
    now: NOW,
    limit: '$3',
    where: `tender.method = $2 AND tender.state = 'held' AND wait.application_status = 'PAYMENT_REQUESTED'`,
    lock: 'wait',
  })}
  )
  UPDATE tender_wait AS wait
  SET looks = wait.looks + 1, next_look_at = CASE WHEN wait.changed_at > ${NOW} - interval '60 days' THEN ${inSeconds(NOW, '21600')} END
  FROM due
  WHERE wait.tender_id = due.tender_id
  RETURNING wait.tender_id, due.provider_id`,
);
