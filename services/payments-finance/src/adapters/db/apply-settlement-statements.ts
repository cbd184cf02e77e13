import { RENEWED_AHEAD_SECONDS } from '../../domain/payment/hold-terms.ts';
import { sql } from './gen/statements.ts';

/** The totals of a tender and their sums on the payment. The event's time is that of UPDATE_SETTLEMENT: both are of the same day. */
export const UPDATE_TOTALS = sql(
  'update-totals',
  `
  WITH settled AS (
    UPDATE tender
    SET captured_minor = :tenderCaptured, refunded_minor = :tenderRefunded, voided_minor = :tenderVoided, released_minor = :tenderReleased
    WHERE id = :tenderId AND payment_id = :paymentId
  )
  UPDATE payment
  SET captured_minor = :captured, refunded_minor = :refunded, voided_minor = :voided, released_minor = :released,
      version = version + 1, event_version = event_version + :events, updated_at = now()
  WHERE id = :paymentId AND version = :version
  RETURNING event_version, now()::timestamptz(3) AS finished_at`,
  { nullable: ['tenderId'] },
);

/** `replacedId` is the provider's id of the replaced hold, or null, and `aheadMs` is added to the clock. */
export const OPEN_REQUEST = sql(
  'open-settlement-request',
  `
  INSERT INTO settlement_request (id, settlement_id, payment_id, kind, capture_id, closes, currency, amount_minor,
                                  merchant_transaction_id, state, sent_at, hold_id, replaced_id, replaced_minor)
  VALUES (:id, :settlementId, :paymentId, :kind, :captureId, :closes, :currency, :amount, :transactionId, 'sent', now() + :aheadMs * interval '1 millisecond', :holdId, :replacedId, :replacedAmount)
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

/** `from` is the state it was read in, `aheadMs` is added to the clock, and without `nextInSeconds` there is no further attempt. */
export const UPDATE_SETTLEMENT = sql(
  'update-settlement',
  `
  UPDATE settlement
  SET state = :state, settled_minor = coalesce(:settled, settled_minor), elsewhere_minor = coalesce(:elsewhere, elsewhere_minor), refusal = :refusal,
      uncaptured_minor = coalesce(:uncaptured, uncaptured_minor),
      finished_at = CASE WHEN :isEnded::boolean THEN now() END,
      next_attempt_at = now() + :aheadMs * interval '1 millisecond' + :nextInSeconds * interval '1 second'
  WHERE id = :settlementId AND state = :from
  RETURNING id`,
  { nullable: ['nextInSeconds'] },
);

/**
 * Settlements that waited for the one that has ended become due, and so does a card that was stored for the order. One that is due already is
 * left alone: while this transaction had it locked, its claim would pass over it. $1 payment, $2 the settlement that ended.
 */
export const WAKE_OTHERS = sql(
  'wake-settlements',
  `
  WITH card AS (
    UPDATE stored_card SET next_attempt_at = now()
    WHERE attempts = 0 AND tender_id IN (SELECT id FROM tender WHERE payment_id = $1)
  )
  UPDATE settlement SET next_attempt_at = now()
  WHERE payment_id = $1 AND id <> $2 AND state = 'intended' AND next_attempt_at > now()`,
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
