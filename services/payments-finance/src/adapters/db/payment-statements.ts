/** Of a token's life, so that what begins with its last minute can still be paid. */
const KEPT_BACK_SECONDS = 60;

/** The statements of the authorise path, each a transaction of its own, and the one that writes every change. */

/** $1 placement, $2 step, $3 attempt, $4 key id, $5 cart, $6 owner, $7 site, $8 token id. Always one row. */
export const LOOK_UP = `
  SELECT context.jwk, set_up.reference_id, payment.state, tender.request_hash
  FROM (VALUES ($1::text)) AS asked (placement_id)
  LEFT JOIN capture_context AS context
    ON context.kid = $4 AND context.cart_id = $5 AND context.owner_key = $6 AND context.site = $7
  LEFT JOIN payer_authentication AS set_up
    ON set_up.token_id = $8 AND set_up.cart_id = $5 AND set_up.owner_key = $6 AND set_up.site = $7
  LEFT JOIN payment ON payment.placement_id = asked.placement_id
  LEFT JOIN tender ON tender.payment_id = payment.id AND tender.step = $2 AND tender.attempt = $3`;

/**
 * A payment that is new or declined takes a tender; in any other state no row comes back. A rival with the same key fails
 * on the tender's unique index, and the whole statement with it.
 */
export const OPEN = `
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
  RETURNING id, payment_id, (SELECT version FROM opened) AS version, (SELECT event_version FROM opened) AS event_version`;

/**
 * Takes the payment's row, so that a tombstone committed by then is seen and one that comes later sees a sent tender; the
 * version lets one of two pass that come back from the bank together. $1 payment, $2 version, $3 tender, $4 authentication.
 */
export const MARK_SENT = `
  WITH fenced AS (
    UPDATE payment SET state = 'authorising', version = version + 1, updated_at = now()
    WHERE id = $1 AND version = $2 AND tombstoned_at IS NULL
    RETURNING id, version
  )
  UPDATE tender SET state = 'sent', sent_at = now(), authentication_id = coalesce($4, authentication_id)
  FROM fenced
  WHERE tender.id = $3 AND tender.payment_id = fenced.id AND tender.state IN ('intended', 'challenge')
  RETURNING fenced.version`;

/**
 * One change of a tender with its payment, bookings, reversal task and event, if the payment is still at the version ($2)
 * it was decided on. Every writer raises the version, so nothing else needs comparing.
 */
export const APPLY = `
  WITH changed AS (
    UPDATE payment
    SET state = $3, decline_reason = coalesce($4, decline_reason), version = version + 1,
        event_version = event_version + CASE WHEN $17::uuid IS NULL THEN 0 ELSE 1 END, updated_at = now()
    WHERE id = $1 AND version = $2
    RETURNING id
  ), resolved AS (
    UPDATE tender
    SET state = $6, provider_id = coalesce($7, provider_id), held_currency = coalesce($8, held_currency),
        held_minor = coalesce($9, held_minor), decline_reason = coalesce($10, tender.decline_reason),
        resolved_at = CASE $6 WHEN 'challenge' THEN NULL ELSE now() END
    FROM changed
    WHERE tender.id = $5 AND tender.payment_id = changed.id
    RETURNING tender.id, tender.payment_id
  ), scheduled AS (
    INSERT INTO reversal_task (tender_id)
    SELECT id FROM resolved WHERE $11 = 'schedule'
    ON CONFLICT (tender_id) DO UPDATE SET state = 'due', next_attempt_at = now(), finished_at = NULL
  ), finished AS (
    UPDATE reversal_task SET state = $11, finished_at = now()
    FROM resolved
    WHERE reversal_task.tender_id = resolved.id AND $11 IN ('done', 'abandoned')
  ), booked AS (
    INSERT INTO ledger_entry (set_id, kind, account, currency, amount_minor, payment_id, tender_id)
    SELECT posting.set_id, posting.kind, posting.account, posting.currency, posting.amount_minor,
           resolved.payment_id, resolved.id
    FROM resolved,
         unnest($12::uuid[], $13::text[], $14::text[], $15::text[], $16::bigint[])
           AS posting (set_id, kind, account, currency, amount_minor)
  ), published AS (
    INSERT INTO outbox (id, aggregatetype, aggregateid, aggregate_version, type, payload, occurred_at)
    SELECT $17::uuid, $18, $19, $20::bigint, $21, $22::bytea, $23::timestamptz FROM resolved WHERE $17::uuid IS NOT NULL
  )
  SELECT id FROM resolved`;

/** Both rows, so that after a wait both are read as the other transaction left them. $1 tender. */
export const LOCK = `
  SELECT payment.id, payment.placement_id, payment.site, payment.state, payment.version, payment.event_version,
         payment.currency AS payment_currency, payment.amount_minor AS payment_minor,
         tender.state AS tender_state, tender.currency, tender.amount_minor, tender.held_currency, tender.held_minor
  FROM payment JOIN tender ON tender.payment_id = payment.id
  WHERE tender.id = $1
  FOR UPDATE OF payment, tender`;

/** Inserts the tombstone or writes it on the payment; no row when it was there already. */
export const TOMBSTONE = `
  INSERT INTO payment (placement_id, state, tombstoned_at, cancel_reason)
  VALUES ($1, 'cancelled', now(), $2)
  ON CONFLICT (placement_id) DO UPDATE
    SET state = 'cancelled', tombstoned_at = now(), cancel_reason = excluded.cancel_reason,
        version = payment.version + 1, updated_at = now(),
        -- Of a payment that never asked for money nobody is told.
        event_version = payment.event_version + CASE WHEN payment.site IS NULL THEN 0 ELSE 1 END
    WHERE payment.tombstoned_at IS NULL
  RETURNING id, site, event_version, currency, amount_minor`;

/** After the tombstone, in its transaction but with a snapshot of its own: a tender held a moment before is seen. */
export const GIVE_BACK = `
  WITH unsent AS (
    UPDATE tender SET state = 'declined', resolved_at = now()
    WHERE payment_id = $1 AND state IN ('intended', 'challenge')
  )
  INSERT INTO reversal_task (tender_id)
  SELECT id FROM tender WHERE payment_id = $1 AND state = 'held'
  ON CONFLICT (tender_id) DO NOTHING
  RETURNING tender_id`;

/** $1 placement, $2 milliseconds the clock runs ahead. */
export const FIND = `
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
  GROUP BY payment.id`;

/** $1 milliseconds the clock runs ahead, $2 seconds, $3 limit. */
export const STALE = `
  SELECT id, created_at FROM tender
  WHERE state IN ('intended', 'sent')
    AND coalesce(sent_at, created_at) < now() + $1 * interval '1 millisecond' - $2 * interval '1 second'
  UNION ALL
  SELECT tender_id, created_at FROM challenge
  WHERE valid_until < now() + $1 * interval '1 millisecond' - $2 * interval '1 second'
  ORDER BY created_at
  LIMIT $3`;
