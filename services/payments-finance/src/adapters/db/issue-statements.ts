import { dueRows, inSeconds } from '@loupe/database/due';
import type { RowOf } from '@loupe/database/statement';
import { sql } from './gen/statements.ts';

/** The statements of gift cards that were sold. Each change compares state and transaction, which only the sender knows. */

/** `value` is that of each, `before` are the units of the sku in the lines before this one. */
export const INTEND_ISSUES = sql(
  'intend-gift-cards',
  `
  INSERT INTO issued_gift_card (payment_id, tender_id, order_id, shipment_id, sku, unit, currency, amount_minor, line)
  SELECT :paymentId, :tenderId, :orderId, :shipmentId, :sku, :before::int + unit, :currency, :value, :line::int FROM generate_series(1, :quantity::int) AS unit
  ON CONFLICT (payment_id, shipment_id, sku, unit) DO NOTHING`,
);

/**
 * A request that is under way keeps its lease. $1 payment, $2 return, $3 sku, $4 quantity, $5 line of the order, $6 last four digits of
 * those that came back.
 */
export const RETURN_ISSUES = sql(
  'return-gift-cards',
  `
  UPDATE issued_gift_card
  SET return_id = $2, attempts = 0,
      next_attempt_at = CASE WHEN state IN ('sent', 'unknown') THEN next_attempt_at ELSE now() END
  WHERE id IN (
    SELECT id FROM issued_gift_card
    WHERE payment_id = $1 AND sku = $3 AND return_id IS NULL AND line = $5
    -- One that a provider has cancelled in a time that a restore has lost is the one that came back.
    ORDER BY state = 'cancelled' DESC,
      EXISTS (SELECT FROM gift_card WHERE gift_card.id = issued_gift_card.gift_card_id AND right(masked_number, 4) = ANY($6)) DESC,
      created_at, unit
    LIMIT $4
    FOR UPDATE
  )`,
);

/** Its shipment is captured, or an operator released it. */
export const MAY_BE_ISSUED = `(issued.released OR NOT EXISTS (
        SELECT FROM settlement
        WHERE settlement.payment_id = issued.payment_id AND settlement.kind = 'capture'
          AND settlement.reference = issued.shipment_id AND settlement.state <> 'done'
      ))`;

const NOW = `now() + $1 * interval '1 millisecond'`;

const DUE = dueRows({
  from: 'issued_gift_card AS issued',
  key: 'id',
  at: 'next_attempt_at',
  now: NOW,
  limit: '$2',
  where: `(state <> 'intended' OR return_id IS NOT NULL OR ${MAY_BE_ISSUED})`,
});

/**
 * Those due; one that is not requested yet only when its shipment is captured. $1 milliseconds added to the clock, $2 limit,
 * $3 lease in seconds.
 */
export const CLAIM_ISSUES = sql(
  'claim-gift-cards',
  `
  WITH due AS (${DUE}
  )
  UPDATE issued_gift_card AS issued
  SET attempts = issued.attempts + 1, next_attempt_at = ${inSeconds(NOW, '$3')}
  FROM due, tender
  WHERE issued.id = due.id AND tender.id = issued.tender_id
  RETURNING issued.id, issued.state, tender.reference, issued.currency, issued.amount_minor, issued.transaction_id,
            concat_ws('|', issued.tender_id, issued.shipment_id, issued.sku, issued.unit) AS piece,
            issued.provider_id, issued.gift_card_id, issued.return_id IS NOT NULL AS is_returned, issued.attempts,
            coalesce(extract(epoch FROM now() + $1 * interval '1 millisecond' - issued.sent_at), 0)::float8 / 3600 AS age_hours`,
);

export type IssueRow = RowOf<typeof CLAIM_ISSUES>;

/** $1 id, $2 transaction, $3 attempts when it was claimed, $4 milliseconds added to the clock. */
export const SEND_ISSUE = sql(
  'send-gift-card',
  `
  UPDATE issued_gift_card SET state = 'sent', transaction_id = $2, sent_at = now() + $4 * interval '1 millisecond'
  WHERE id = $1 AND state = 'intended' AND attempts = $3
  RETURNING id`,
);

/** $1 id, $2 transaction, $3 provider's id, $4 card in the vault. */
export const SAVE_ISSUED = sql(
  'save-issued-gift-card',
  `
  UPDATE issued_gift_card AS issued
  SET state = 'issued', provider_id = $3, gift_card_id = $4, issued_at = now(), attempts = 0,
      next_attempt_at = CASE WHEN return_id IS NULL THEN NULL ELSE now() END
  FROM payment
  WHERE issued.id = $1 AND issued.transaction_id = $2 AND issued.state = 'sent' AND payment.id = issued.payment_id
  RETURNING issued.payment_id, issued.tender_id, issued.order_id, issued.shipment_id, issued.sku, payment.placement_id, payment.site`,
);

/**
 * $1 id, $2 states it may be in, $3 its transaction or null, $4 new state, $5 seconds until the next attempt or null for none,
 * $6 milliseconds added to the clock.
 */
export const CHANGE_ISSUE = sql(
  'change-gift-card',
  `
  UPDATE issued_gift_card
  SET state = $4, next_attempt_at = now() + $6 * interval '1 millisecond' + $5 * interval '1 second'
  WHERE id = $1 AND state = ANY ($2) AND transaction_id IS NOT DISTINCT FROM $3
  RETURNING payment_id, tender_id`,
  { nullable: [5] },
);

/** $1 set, $2 kind, $3 payment, $4 tender, $5 issue, $6…$8 accounts, currencies, amounts. */
export const BOOK_ISSUE = sql(
  'book-gift-card',
  `
  INSERT INTO ledger_entry (set_id, kind, account, currency, amount_minor, payment_id, tender_id, issue_id)
  SELECT $1::uuid, $2, posting.account, posting.currency, posting.amount_minor, $3::uuid, $4::uuid, $5::uuid
  FROM unnest($6::text[], $7::text[], $8::bigint[]) AS posting (account, currency, amount_minor)`,
);
