import { dueRows, inSeconds } from '@loupe/database/due';
import type { RowOf } from '@loupe/database/statement';
import type { SettlementRefusal } from '../../domain/settlement/settlement.ts';
import { sql } from './gen/statements.ts';

/** The statements of captures, voids and refunds. A settlement is changed only by the holder of the lock on its payment's row. */

export const PAYMENT_COLUMNS = `
  id, placement_id, site, state, version, coalesce(amount_minor, 0) AS authorised, currency,
  captured_minor, refunded_minor, voided_minor, released_minor, hold_state, event_version,
  EXISTS (SELECT FROM lost_order WHERE lost_order.payment_id = payment.id) AS is_lost`;

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

/** $1 placement. */
export const LOCK_BY_PLACEMENT = sql(
  'lock-payment-of-placement',
  `SELECT ${PAYMENT_COLUMNS} FROM payment WHERE placement_id = $1 FOR NO KEY UPDATE`,
);

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
  SELECT id, tender_id, kind, state, reference, order_id, currency, amount_minor, settled_minor, elsewhere_minor, uncaptured_minor,
         final, attempts,
         coalesce((
           SELECT sum(issued.amount_minor) FROM issued_gift_card AS issued
           WHERE issued.payment_id = settlement.payment_id AND issued.return_id = settlement.reference AND issued.state = 'refused'
         ), 0)::int8 AS kept_minor,
         extract(epoch FROM now() + $2 * interval '1 millisecond' - created_at)::float8 / 3600 AS age_hours
  FROM settlement
  WHERE payment_id = $1
  ORDER BY id`,
  { notNull: ['age_hours'] }, // computed from a NOT NULL column
);

export type SettlementRow = RowOf<typeof SETTLEMENTS>;

/** The tenders of the attempt that is held, or else of the latest, in plan order. $1 payment. */
export const TENDERS = sql(
  'settled-tenders-of-payment',
  `
  SELECT tender.id, payment_id, method, account, authentication_id, state, provider_id, reference, masked_number, card_type, currency, amount_minor, merchant_transaction_id,
         hold_id, held_until, hold_ended_at, resolved_at,
         EXISTS (SELECT FROM stored_card WHERE stored_card.tender_id = tender.id AND NOT stored_card.is_over) AS has_stored_card,
         captured_minor, refunded_minor, voided_minor, released_minor
  FROM tender
  JOIN (
    SELECT step, attempt FROM tender
    WHERE payment_id = $1
    ORDER BY state = 'held' DESC, id DESC
    LIMIT 1
  ) AS valid USING (step, attempt)
  WHERE payment_id = $1
  ORDER BY position, id`,
);

export type TenderRow = RowOf<typeof TENDERS>;

/** $1 payment, $2 milliseconds added to the clock. */
export const REQUESTS = sql(
  'settlement-requests-of-payment',
  `
  SELECT id, settlement_id, kind, capture_id, closes, hold_id, replaced_id, replaced_minor, amount_minor, merchant_transaction_id,
         provider_id, state, refusal,
         extract(epoch FROM now() + $2 * interval '1 millisecond' - sent_at)::float8 AS age_seconds
  FROM settlement_request
  WHERE payment_id = $1
  ORDER BY sent_at, id`,
  { notNull: ['age_seconds'] }, // computed from a NOT NULL column
).refine<{ refusal: SettlementRefusal | null }>();

export type RequestRow = RowOf<typeof REQUESTS>;

const NOW = `now() + $1 * interval '1 millisecond'`;

/** The refund of a return waits until the gift cards in it are cancelled, or are known not to be. */
const DUE = dueRows({
  from: 'settlement',
  key: 'id',
  at: 'next_attempt_at',
  now: NOW,
  limit: '$3',
  where: `state IN ('intended', 'sent', 'unknown')
      AND ($2::uuid IS NULL OR id = $2)
      AND ($5::text IS NULL OR tender_id IS NULL
        OR EXISTS (SELECT FROM tender WHERE tender.id = settlement.tender_id AND tender.method = $5))
      AND NOT (kind = 'refund' AND EXISTS (
        SELECT FROM issued_gift_card AS issued
        WHERE issued.payment_id = settlement.payment_id AND issued.return_id = settlement.reference
          AND issued.state NOT IN ('cancelled', 'refused')
      ))`,
});

/** $1 milliseconds added to the clock, $2 one settlement or null, $3 limit, $4 lease in seconds, $5 method or null for any. */
export const CLAIM = sql(
  'claim-settlements',
  `
  WITH due AS (${DUE}
  )
  UPDATE settlement
  SET attempts = attempts + 1, next_attempt_at = ${inSeconds(NOW, '$4')}
  FROM due
  WHERE settlement.id = due.id
  RETURNING settlement.id`,
);

/** One share of a movement. No row when it was recorded before. */
export const RECORD = sql(
  'record-settlement',
  `
  INSERT INTO settlement (payment_id, tender_id, kind, reference, order_id, currency, amount_minor, final, reason)
  VALUES (:paymentId, :tenderId, :kind, :reference, :orderId, :currency, :amount, :final, :reason)
  ON CONFLICT (payment_id, kind, reference, tender_id) DO NOTHING
  RETURNING id`,
);

const VIEW = `
  SELECT settlement.id, kind, settlement.reference, settlement.state, refusal, settlement.currency, settlement.amount_minor,
         settled_minor, reason, settlement.created_at, tender.method, tender.masked_number
  FROM settlement LEFT JOIN tender ON tender.id = settlement.tender_id`;

/** $1 settlements. */
export const VIEW_SOME = sql(
  'view-settlements',
  `${VIEW} WHERE settlement.id = ANY ($1) ORDER BY settlement.id`,
).refine<ViewRefinement>();

/** $1 payment. */
export const VIEW_ALL = sql(
  'view-settlements-of-payment',
  `${VIEW} WHERE settlement.payment_id = $1 ORDER BY settlement.id`,
).refine<ViewRefinement>();

interface ViewRefinement {
  refusal: SettlementRefusal | null;
}

export type ViewRow = RowOf<typeof VIEW_SOME>;
