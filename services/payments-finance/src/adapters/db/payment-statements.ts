import type { RowOf } from '@loupe/database/statement';
import type { DeclineReason } from '../../domain/payment/decline-reason.ts';
import type { Challenge, PaymentView } from '../../domain/payment/payment.ts';
import type { SessionKey } from '../../use-cases/ports.ts';
import { sql } from './gen/statements.ts';

/** Subtracted from a token's lifetime, so that a challenge completed in its last minute can still be authorised. */
const KEPT_BACK_SECONDS = 60;

/** Always one row. $1 placement, $2 step, $3 attempt, $4 key id, $5 cart, $6 owner, $7 site, $8 token id. */
export const LOOK_UP = sql(
  'look-up-payment',
  `
  SELECT context.jwk, set_up.reference_id, payment.state, tender.request_hash
  FROM (VALUES ($1::text)) AS asked (placement_id)
  LEFT JOIN capture_context AS context
    ON context.kid = $4 AND context.cart_id = $5 AND context.owner_key = $6 AND context.site = $7
  LEFT JOIN payer_authentication AS set_up
    ON set_up.token_id = $8 AND set_up.cart_id = $5 AND set_up.owner_key = $6 AND set_up.site = $7
  LEFT JOIN payment ON payment.placement_id = asked.placement_id
  LEFT JOIN tender ON tender.payment_id = payment.id AND tender.step = $2 AND tender.attempt = $3`,
  // A malformed token names neither its session key nor itself: it matches no row.
  { nullable: [4, 8] },
).refine<{ jwk: SessionKey | null; request_hash: Buffer | null }>();

/**
 * Adds a tender to a payment that is new or declined; no row in any other state. Of two concurrent calls with the same key the
 * second violates the tender's unique index, which rolls back the whole statement.
 */
export const OPEN = sql(
  'open-tender',
  `
  WITH opened AS (
    INSERT INTO payment (placement_id, site, state, currency, amount_minor)
    VALUES ($1, $2, 'authorising', $3, $4)
    ON CONFLICT (placement_id) DO UPDATE
      SET state = 'authorising', decline_reason = NULL, site = excluded.site, currency = excluded.currency,
          amount_minor = excluded.amount_minor, version = payment.version + 1, updated_at = now()
      WHERE payment.state = 'declined'
    RETURNING id, version, event_version
  )
  INSERT INTO tender (payment_id, step, attempt, method, state, currency, amount_minor, request_hash, reference,
                      merchant_transaction_id, masked_number, card_type)
  SELECT opened.id, $5, $6, 'credit-card', 'intended', $3, $4, $7, $8, $9, $10, $11
  FROM opened
  RETURNING id, payment_id, (SELECT version FROM opened) AS version, (SELECT event_version FROM opened) AS event_version`,
  // A tender is inserted for a row of `opened` only.
  { notNull: ['version', 'event_version'] },
);

/**
 * Locks the payment's row: a tombstone committed before is seen, and one that comes later sees a sent tender. The version lets
 * one of two concurrent returns from the bank pass. $1 payment, $2 version, $3 tender, $4 authentication.
 */
export const MARK_SENT = sql(
  'mark-sent',
  `
  WITH fenced AS (
    UPDATE payment SET state = 'authorising', version = version + 1, updated_at = now()
    WHERE id = $1 AND version = $2 AND tombstoned_at IS NULL
    RETURNING id, version
  )
  UPDATE tender SET state = 'sent', sent_at = now(), authentication_id = coalesce($4, authentication_id)
  FROM fenced
  WHERE tender.id = $3 AND tender.payment_id = fenced.id AND tender.state IN ('intended', 'challenge')
  RETURNING fenced.version`,
);

/** Both rows, so that after waiting for the lock both are read as the other transaction committed them. $1 tender. */
export const LOCK = sql(
  'lock-tender',
  `
  SELECT payment.id, payment.placement_id, payment.site, payment.state, payment.version, payment.event_version,
         payment.currency AS payment_currency, payment.amount_minor AS payment_minor,
         tender.state AS tender_state, tender.currency, tender.amount_minor, tender.held_currency, tender.held_minor
  FROM payment JOIN tender ON tender.payment_id = payment.id
  WHERE tender.id = $1
  FOR UPDATE OF payment, tender`,
);

export type LockedRow = RowOf<typeof LOCK>;

/** Inserts the tombstone or sets it on the payment; no row when it was there already. */
export const TOMBSTONE = sql(
  'write-tombstone',
  `
  INSERT INTO payment (placement_id, state, tombstoned_at, cancel_reason)
  VALUES ($1, 'cancelled', now(), $2)
  ON CONFLICT (placement_id) DO UPDATE
    SET state = 'cancelled', tombstoned_at = now(), cancel_reason = excluded.cancel_reason,
        version = payment.version + 1, updated_at = now(),
        -- No event was published, or will be, for a payment without a tender.
        event_version = payment.event_version + CASE WHEN payment.site IS NULL THEN 0 ELSE 1 END
    WHERE payment.tombstoned_at IS NULL
  RETURNING id, site, event_version, currency, amount_minor`,
);

/** In the tombstone's transaction, but a later statement: its snapshot contains a tender held just before. $1 payment. */
export const SCHEDULE_REVERSALS = sql(
  'schedule-reversals',
  `
  WITH unsent AS (
    UPDATE tender SET state = 'declined', resolved_at = now()
    WHERE payment_id = $1 AND state IN ('intended', 'challenge')
  )
  INSERT INTO reversal_task (tender_id)
  SELECT id FROM tender WHERE payment_id = $1 AND state = 'held'
  ON CONFLICT (tender_id) DO NOTHING
  RETURNING tender_id`,
);

/** $1 placement, $2 milliseconds added to the clock. */
export const FIND = sql(
  'find-payment',
  `
  SELECT payment.id, payment.state, payment.decline_reason,
         coalesce(jsonb_agg(jsonb_build_object(
           'id', tender.id, 'method', tender.method,
           'amount', jsonb_build_object('minorUnits', tender.amount_minor, 'currency', tender.currency),
           'maskedNumber', tender.masked_number, 'cardType', tender.card_type
         ) ORDER BY tender.id) FILTER (WHERE tender.state = 'held' AND payment.state = 'authorised'), '[]') AS held,
         jsonb_agg(jsonb_build_object(
           'stepUpUrl', challenge.step_up_url, 'accessToken', challenge.access_token,
           'transactionId', tender.authentication_id,
           'validSeconds', greatest(0, floor(extract(epoch FROM
             challenge.valid_until - now() - $2 * interval '1 millisecond') - ${KEPT_BACK_SECONDS}))
         )) FILTER (WHERE tender.state = 'challenge') -> 0 AS challenge
  FROM payment LEFT JOIN tender ON tender.payment_id = payment.id
  LEFT JOIN challenge ON challenge.tender_id = tender.id
  WHERE payment.placement_id = $1
  GROUP BY payment.id`,
).refine<{ decline_reason: DeclineReason | null; held: PaymentView['held']; challenge: Challenge | null }>();

/** $1 milliseconds added to the clock, $2 seconds, $3 limit. */
export const STALE = sql(
  'stale-tenders',
  `
  SELECT id, created_at FROM tender
  WHERE state IN ('intended', 'sent')
    AND coalesce(sent_at, created_at) < now() + $1 * interval '1 millisecond' - $2 * interval '1 second'
  UNION ALL
  SELECT tender_id, created_at FROM challenge
  WHERE valid_until < now() + $1 * interval '1 millisecond' - $2 * interval '1 second'
  ORDER BY created_at
  LIMIT $3`,
);
