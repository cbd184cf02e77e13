import { sql } from './gen/statements.ts';

/** A look by a person and the delivery that it is are written with it. $1 placement, $2 id, $3 the person or empty, $4 how it is delivered by this or null, $5 milliseconds added to the clock. */
export const OPEN_ISSUED = sql(
  'open-issued-gift-card',
  `
  WITH found AS (
    SELECT issued.id, gift_card.id AS gift_card_id, issued.currency, issued.amount_minor, issued.mailed_at, issued.refused_at,
           issued.delivered_at
    FROM issued_gift_card AS issued JOIN payment ON payment.id = issued.payment_id
    JOIN gift_card ON gift_card.id = issued.gift_card_id
    WHERE payment.placement_id = $1 AND issued.id = $2 AND issued.state = 'issued' AND issued.return_id IS NULL
    FOR UPDATE OF issued, gift_card
  ), look AS (
    INSERT INTO gift_card_look (issue_id, reader, looked_at)
    SELECT id, $3::text, now() + $5 * interval '1 millisecond' FROM found WHERE $3::text <> ''
  ), delivered AS (
    UPDATE issued_gift_card AS issued SET delivered_at = now() + $5 * interval '1 millisecond', delivered_by = $4::text
    FROM found WHERE issued.id = found.id AND found.delivered_at IS NULL AND $4::text IS NOT NULL
  )
  SELECT gift_card_id, currency, amount_minor, mailed_at IS NOT NULL AS is_mailed, refused_at IS NOT NULL AS is_refused,
         delivered_at IS NOT NULL AS is_delivered
  FROM found`,
);

/** $1 placement, $2 id, $3 mail or operator, $4 milliseconds added to the clock. */
export const RECORD_MAILED = sql(
  'record-gift-card-mailed',
  `
  UPDATE issued_gift_card AS issued
  SET mailed_at = coalesce(issued.mailed_at, now() + $4 * interval '1 millisecond'),
      delivered_at = coalesce(issued.delivered_at, now() + $4 * interval '1 millisecond'),
      delivered_by = coalesce(issued.delivered_by, $3)
  FROM payment
  WHERE payment.id = issued.payment_id AND payment.placement_id = $1 AND issued.id = $2 AND issued.issued_at IS NOT NULL`,
);

/** $1 placement, $2 id, $3 milliseconds added to the clock. */
export const RECORD_REFUSED = sql(
  'record-gift-card-refused',
  `
  UPDATE issued_gift_card AS issued SET refused_at = now() + $3 * interval '1 millisecond'
  FROM payment
  WHERE payment.id = issued.payment_id AND payment.placement_id = $1 AND issued.id = $2 AND issued.refused_at IS NULL`,
);

/** Newest first. $1 placements. */
export const SOLD_GIFT_CARDS = sql(
  'sold-gift-cards',
  `
  SELECT issued.id, payment.placement_id, issued.currency, issued.amount_minor, issued.mailed_at,
         issued.refused_at IS NOT NULL AND issued.mailed_at IS NULL AS is_refused, gift_card.masked_number,
         CASE WHEN issued.return_id IS NOT NULL OR issued.state IN ('cancelled', 'refused') THEN 'returned'
              WHEN issued.state <> 'issued' THEN 'preparing'
              WHEN gift_card.id IS NULL THEN 'forgotten'
              ELSE 'ready' END AS state
  FROM issued_gift_card AS issued JOIN payment ON payment.id = issued.payment_id
  LEFT JOIN gift_card ON gift_card.id = issued.gift_card_id
  WHERE payment.placement_id = ANY ($1)
  ORDER BY issued.created_at DESC, issued.id`,
).refine<{ state: 'preparing' | 'ready' | 'returned' | 'forgotten' }>();
