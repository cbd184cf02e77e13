import type { RowOf } from '@loupe/database/statement';
import type { SettlementRefusal } from '../../domain/settlement/settlement.ts';
import { sql } from './gen/statements.ts';

/** The statements of captures, voids and refunds. A settlement is changed only by the holder of the lock on its payment's row. */

const PAYMENT_COLUMNS = `
  id, placement_id, site, state, version, coalesce(amount_minor, 0) AS authorised, currency,
  captured_minor, refunded_minor, voided_minor, released_minor`;

/** A statement of its own, before the reads: their snapshots then contain what the previous holder committed. $1 settlement. */
export const LOCK_BY_SETTLEMENT = sql(
  'lock-payment-of-settlement',
  `
  SELECT ${PAYMENT_COLUMNS}
  FROM payment
  WHERE id = (SELECT payment_id FROM settlement WHERE id = $1)
  FOR NO KEY UPDATE`,
);

export type PaymentRow = RowOf<typeof LOCK_BY_SETTLEMENT>;

/** An order that was paid at the second attempt can have two payments. $1 order number or placement. */
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

export const LOCK_BY_ORDER = sql(
  'lock-payment-of-order',
  `
  SELECT ${PAYMENT_COLUMNS}
  FROM payment
  WHERE id = (${PAYMENT_OF_ORDER})
  FOR NO KEY UPDATE`,
);

/** All of a payment, in the order they were recorded. $1 payment, $2 milliseconds added to the clock. */
export const SETTLEMENTS = sql(
  'settlements-of-payment',
  `
  SELECT id, kind, state, reference, order_id, currency, amount_minor, settled_minor, final, attempts,
         extract(epoch FROM now() + $2 * interval '1 millisecond' - created_at)::float8 / 3600 AS age_hours
  FROM settlement
  WHERE payment_id = $1
  ORDER BY id`,
  { notNull: ['age_hours'] }, // computed from a NOT NULL column
);

export type SettlementRow = RowOf<typeof SETTLEMENTS>;

/** The authorisation that is held, or else the latest. $1 payment. */
export const AUTHORISATION = sql(
  'authorisation-of-payment',
  `
  SELECT id, state, provider_id, reference FROM tender
  WHERE payment_id = $1
  ORDER BY state = 'held' DESC, id DESC
  LIMIT 1`,
);

export type AuthorisationRow = RowOf<typeof AUTHORISATION>;

/** $1 payment, $2 milliseconds added to the clock. */
export const REQUESTS = sql(
  'settlement-requests-of-payment',
  `
  SELECT id, settlement_id, kind, capture_id, closes, amount_minor, merchant_transaction_id, provider_id, state,
         extract(epoch FROM now() + $2 * interval '1 millisecond' - sent_at)::float8 AS age_seconds
  FROM settlement_request
  WHERE payment_id = $1
  ORDER BY sent_at, id`,
  { notNull: ['age_seconds'] }, // computed from a NOT NULL column
);

export type RequestRow = RowOf<typeof REQUESTS>;

/** $1 milliseconds added to the clock, $2 one settlement or null, $3 limit, $4 lease in seconds. */
export const CLAIM = sql(
  'claim-settlements',
  `
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
  RETURNING settlement.id`,
);

/** No row when it was recorded before. $1 payment, $2 kind, $3 reference, $4 order, $5 currency, $6 amount, $7 final, $8 reason. */
export const RECORD = sql(
  'record-settlement',
  `
  INSERT INTO settlement (payment_id, kind, reference, order_id, currency, amount_minor, final, reason)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (payment_id, kind, reference) DO NOTHING
  RETURNING id`,
);

const VIEW = `
  SELECT id, kind, reference, state, refusal, currency, amount_minor, settled_minor, reason, created_at
  FROM settlement`;

/** $1 settlement. */
export const VIEW_ONE = sql('view-settlement', `${VIEW} WHERE id = $1`).refine<ViewRefinement>();

/** $1 payment. */
export const VIEW_ALL = sql(
  'view-settlements-of-payment',
  `${VIEW} WHERE payment_id = $1 ORDER BY id`,
).refine<ViewRefinement>();

interface ViewRefinement {
  refusal: SettlementRefusal | null;
}

export type ViewRow = RowOf<typeof VIEW_ONE>;
