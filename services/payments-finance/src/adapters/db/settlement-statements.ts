/** The statements of captures, voids and refunds. Whoever changes one holds its payment's row. */

const PAYMENT_COLUMNS = `
  id, placement_id, site, state, version, coalesce(amount_minor, 0) AS authorised, currency,
  captured_minor, refunded_minor, voided_minor, released_minor`;

/** Taken first, and alone, so that everything read afterwards is read as the last holder left it. $1 settlement. */
export const LOCK_BY_SETTLEMENT = `
  SELECT ${PAYMENT_COLUMNS}
  FROM payment
  WHERE id = (SELECT payment_id FROM settlement WHERE id = $1)
  FOR NO KEY UPDATE`;

/** A bag that is paid at the second try has two payments under one order number. $1 order number or placement. */
export const PAYMENT_OF_ORDER = `
  SELECT payment.id
  FROM payment
  WHERE payment.id IN (
    SELECT id FROM payment WHERE placement_id = $1
    UNION
    SELECT payment_id FROM tender WHERE reference = $1
  )
  ORDER BY payment.state = 'authorised' DESC,
           EXISTS (SELECT FROM settlement WHERE settlement.payment_id = payment.id) DESC, payment.created_at DESC
  LIMIT 1`;

export const LOCK_BY_ORDER = `
  SELECT ${PAYMENT_COLUMNS}
  FROM payment
  WHERE id = (${PAYMENT_OF_ORDER})
  FOR NO KEY UPDATE`;

/** All of a payment, in the order they were recorded. $1 payment, $2 milliseconds the clock runs ahead. */
export const SETTLEMENTS = `
  SELECT id, kind, state, reference, order_id, currency, amount_minor, settled_minor, final, attempts,
         extract(epoch FROM now() + $2 * interval '1 millisecond' - created_at)::float8 / 3600 AS age_hours
  FROM settlement
  WHERE payment_id = $1
  ORDER BY id`;

/** The authorisation that stands, or the last that did. $1 payment. */
export const AUTHORISATION = `
  SELECT id, state, provider_id, reference FROM tender
  WHERE payment_id = $1
  ORDER BY state = 'held' DESC, id DESC
  LIMIT 1`;

/** $1 payment, $2 milliseconds the clock runs ahead. */
export const REQUESTS = `
  SELECT id, settlement_id, kind, capture_id, closes, amount_minor, merchant_transaction_id, provider_id, state,
         extract(epoch FROM now() + $2 * interval '1 millisecond' - sent_at)::float8 AS age_seconds
  FROM settlement_request
  WHERE payment_id = $1
  ORDER BY sent_at, id`;

/** $1 payment, $2 version it was read at, $3…$6 totals, $7 whether an event tells of it. */
export const UPDATE_PAYMENT = `
  UPDATE payment
  SET captured_minor = $3, refunded_minor = $4, voided_minor = $5, released_minor = $6,
      version = version + 1, event_version = event_version + $7, updated_at = now()
  WHERE id = $1 AND version = $2
  RETURNING event_version`;

export const OPEN_REQUEST = `
  INSERT INTO settlement_request (id, settlement_id, payment_id, kind, capture_id, closes, currency, amount_minor,
                                  merchant_transaction_id, state, sent_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'sent', now() + $10 * interval '1 millisecond')
  RETURNING id`;

export const RESOLVE_REQUEST = `
  UPDATE settlement_request
  SET state = $3, provider_id = coalesce($4, provider_id), refusal = $5,
      resolved_at = CASE WHEN $3 = 'unknown' THEN NULL ELSE now() END
  WHERE id = $1 AND state = $2
  RETURNING id`;

/** $4 settled, $5 refusal, $6 ended, $7 the clock's advance in milliseconds, $8 pause in seconds, null for never. */
export const UPDATE_SETTLEMENT = `
  UPDATE settlement
  SET state = $3, settled_minor = coalesce($4, settled_minor), refusal = $5,
      finished_at = CASE WHEN $6::boolean THEN now() END,
      next_attempt_at = now() + $7 * interval '1 millisecond' + $8 * interval '1 second'
  WHERE id = $1 AND state = $2
  RETURNING id`;

/** What waited for the one that has just ended is due now. */
export const WAKE_OTHERS = `
  UPDATE settlement SET next_attempt_at = now()
  WHERE payment_id = $1 AND id <> $2 AND state = 'intended' AND next_attempt_at IS NOT NULL`;

export const BOOK = `
  INSERT INTO ledger_entry (set_id, kind, account, currency, amount_minor, payment_id, tender_id, settlement_id, request_id)
  SELECT $1::uuid, $2, posting.account, posting.currency, posting.amount_minor, $3::uuid, $4::uuid, $5::uuid, $6::uuid
  FROM unnest($7::text[], $8::text[], $9::bigint[]) AS posting (account, currency, amount_minor)`;

/** $1 the clock's advance in milliseconds, $2 one settlement or null, $3 limit, $4 lease in seconds. */
export const CLAIM = `
  WITH due AS (
    SELECT id FROM settlement
    WHERE state IN ('intended', 'sent', 'unknown') AND next_attempt_at <= now() + $1 * interval '1 millisecond'
      AND ($2::uuid IS NULL OR id = $2)
    ORDER BY next_attempt_at
    LIMIT $3
    FOR UPDATE SKIP LOCKED
  )
  UPDATE settlement
  SET attempts = attempts + 1, next_attempt_at = now() + $1 * interval '1 millisecond' + $4 * interval '1 second'
  FROM due
  WHERE settlement.id = due.id
  RETURNING settlement.id`;

/** $1 payment, $2 kind, $3 reference, $4 order, $5 currency, $6 amount, $7 final, $8 reason. No row when it is known. */
export const RECORD = `
  INSERT INTO settlement (payment_id, kind, reference, order_id, currency, amount_minor, final, reason)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (payment_id, kind, reference) DO NOTHING
  RETURNING id`;
