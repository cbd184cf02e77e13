import { RENEWED_AHEAD_SECONDS } from '../../domain/payment/hold-terms.ts';
import { sql } from './gen/statements.ts';

/**
 * The totals of a tender and their sums on the payment. $1 payment, $2 version it was read at, $3…$6 the payment's totals, $7 how
 * many events are published, $8 tender, $9…$12 its totals. The event's time is that of UPDATE_SETTLEMENT: both are of the same day.
 */
export const UPDATE_TOTALS = sql(
  'update-totals',
  `
  WITH settled AS (
    UPDATE tender
    SET captured_minor = $9, refunded_minor = $10, voided_minor = $11, released_minor = $12
    WHERE id = $8 AND payment_id = $1
  )
  UPDATE payment
  SET captured_minor = $3, refunded_minor = $4, voided_minor = $5, released_minor = $6,
      version = version + 1, event_version = event_version + $7, updated_at = now()
  WHERE id = $1 AND version = $2
  RETURNING event_version, now()::timestamptz(3) AS finished_at`,
  { nullable: [8] },
);

/** $10 milliseconds added to the clock, $11 hold, $12 and $13 the provider's id of the replaced hold and its amount, or null. */
export const OPEN_REQUEST = sql(
  'open-settlement-request',
  `
  INSERT INTO settlement_request (id, settlement_id, payment_id, kind, capture_id, closes, currency, amount_minor,
                                  merchant_transaction_id, state, sent_at, hold_id, replaced_id, replaced_minor)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'sent', now() + $10 * interval '1 millisecond', $11, $12, $13)
  RETURNING id`,
);

/** $1 request, $2 state it was read in, $3 new state, $4 the provider's id, $5 refusal, $6 another amount, or null. */
export const RESOLVE_REQUEST = sql(
  'resolve-settlement-request',
  `
  UPDATE settlement_request
  SET state = $3, provider_id = coalesce($4, provider_id), refusal = $5, amount_minor = coalesce($6, amount_minor),
      resolved_at = CASE WHEN $3 = 'unknown' THEN NULL ELSE now() END
  WHERE id = $1 AND state = $2
  RETURNING id`,
);

/**
 * $1 settlement, $2 state it was read in, $3 new state, $4 settled, $5 refusal, $6 ended, $7 milliseconds added to the clock,
 * $8 seconds until the next attempt, null for none, $9 settled elsewhere, $10 uncaptured.
 */
export const UPDATE_SETTLEMENT = sql(
  'update-settlement',
  `
  UPDATE settlement
  SET state = $3, settled_minor = coalesce($4, settled_minor), elsewhere_minor = coalesce($9, elsewhere_minor), refusal = $5,
      uncaptured_minor = coalesce($10, uncaptured_minor),
      finished_at = CASE WHEN $6::boolean THEN now() END,
      next_attempt_at = now() + $7 * interval '1 millisecond' + $8 * interval '1 second'
  WHERE id = $1 AND state = $2
  RETURNING id`,
  { nullable: [8] },
);

/** Settlements that waited for the one that has ended become due, and so does a card that was stored for the order. $1 payment, $2 the settlement that ended. */
export const WAKE_OTHERS = sql(
  'wake-settlements',
  `
  WITH card AS (
    UPDATE stored_card SET next_attempt_at = now()
    WHERE attempts = 0 AND tender_id IN (SELECT id FROM tender WHERE payment_id = $1)
  )
  UPDATE settlement SET next_attempt_at = now()
  WHERE payment_id = $1 AND id <> $2 AND state = 'intended' AND next_attempt_at IS NOT NULL`,
);

/** $1 set, $2 kind, $3 payment, $4 tender, $5 settlement, $6 request, $7…$9 accounts, currencies, amounts, $10 hold. */
export const BOOK = sql(
  'book-settlement',
  `
  INSERT INTO ledger_entry (set_id, kind, account, currency, amount_minor, payment_id, tender_id, settlement_id, request_id,
                            hold_id)
  SELECT $1::uuid, $2, posting.account, posting.currency, posting.amount_minor, $3::uuid, $4::uuid, $5::uuid, $6::uuid, $10::uuid
  FROM unnest($7::text[], $8::text[], $9::bigint[]) AS posting (account, currency, amount_minor)`,
);

/** $1 tender, $2 request or null, $3 the provider's id, $4 milliseconds added to the clock, $5 seconds until it ends, or null. */
export const RENEW_HOLD = sql(
  'renew-hold',
  `
  UPDATE tender
  SET hold_id = coalesce($2, hold_id), provider_id = $3, hold_ended_at = NULL,
      held_until = now() + $4 * interval '1 millisecond' + $5::int * interval '1 second',
      hold_due_at = now() + $4 * interval '1 millisecond' + ($5::int - ${RENEWED_AHEAD_SECONDS}) * interval '1 second'
  WHERE id = $1
  RETURNING held_until`,
  { nullable: [5] },
);

/** With one event. $1 payment, $2 state. */
export const SET_HOLD_STATE = sql(
  'set-hold-state',
  `
  UPDATE payment SET hold_state = $2, version = version + 1, event_version = event_version + 1, updated_at = now()
  WHERE id = $1 AND hold_state <> $2
  RETURNING event_version`,
);
