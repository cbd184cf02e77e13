import type { PaymentMethod } from '../../domain/payment/payment.ts';
import type { RequestState } from '../../domain/settlement/settlement.ts';
import { sql } from './gen/statements.ts';

/** The statements of `npm run payments -- import`, `accept`, `keep` and `resume`: docs/runbooks/restore.md. */

export const OPEN_RESTORE = sql(
  'open-restore',
  'SELECT id, restored_to, paused_at, imported_at FROM payment_restore WHERE resumed_at IS NULL',
);

/** $1 transaction ids. */
export const KNOWN_TRANSACTIONS = sql(
  'known-transactions',
  `
  SELECT merchant_transaction_id AS id FROM tender WHERE merchant_transaction_id = ANY ($1)
  UNION
  SELECT merchant_transaction_id FROM settlement_request WHERE merchant_transaction_id = ANY ($1)
  UNION
  SELECT coalesce(transaction_id, '') FROM issued_gift_card WHERE transaction_id = ANY ($1)`,
);

/** $1 transaction ids. */
export const OPEN_TENDERS = sql(
  'open-tenders-of-restore',
  `
  SELECT id, merchant_transaction_id FROM tender
  WHERE merchant_transaction_id = ANY ($1) AND state NOT IN ('held', 'reversed', 'declined')`,
);

/** $1 transaction ids. */
export const OPEN_REQUESTS = sql(
  'open-requests-of-restore',
  `
  SELECT id, settlement_id, merchant_transaction_id, state FROM settlement_request
  WHERE merchant_transaction_id = ANY ($1) AND state IN ('sent', 'unknown')`,
).refine<{ state: RequestState }>();

/** Of all orders: a gift card's top-up does not name its order. */
export const OPEN_SETTLEMENTS = sql(
  'open-settlements-of-restore',
  `
  SELECT settlement.id, tender.id AS tender_id, tender.method, settlement.kind, settlement.reference
  FROM settlement JOIN tender ON tender.id = settlement.tender_id
  WHERE settlement.state IN ('intended', 'sent', 'unknown')
  ORDER BY settlement.id`,
).refine<{ method: PaymentMethod; kind: 'capture' | 'refund' | 'void' | 'renew' }>();

/** $1 the provider's id of the authorisation or an empty text, $2 order number, $3 method. */
export const TENDER_AT_PROVIDER = sql(
  'tender-at-provider',
  `
  SELECT tender.id, payment.placement_id
  FROM tender JOIN payment ON payment.id = tender.payment_id
  WHERE tender.reference = $2 AND tender.method = $3 AND tender.state = 'held'
    AND ($1 = '' OR tender.provider_id = $1)
  ORDER BY tender.position
  LIMIT 2`,
);

/**
 * A payment of a lost order as if its tenders had just been sent. Those of which nothing stands are of an attempt before. No row when
 * it is there already. The lists have an entry for each tender.
 */
export const INSERT_LOST = sql(
  'insert-lost-order',
  `
  WITH lost AS (
    INSERT INTO payment (placement_id, site, state, currency, amount_minor)
    VALUES (:placementId, :site, 'authorising', :currency, :amount)
    ON CONFLICT (placement_id) DO NOTHING
    RETURNING id
  ), listed AS (
    INSERT INTO lost_order (payment_id, restore_id) SELECT id, :restoreId::uuid FROM lost
  )
  INSERT INTO tender (payment_id, step, attempt, position, method, state, currency, amount_minor, request_hash, reference,
                      merchant_transaction_id, masked_number, card_type, sent_at)
  SELECT lost.id, 'report', told.attempt, told.number - 1, told.method, 'sent', :currency, told.amount_minor, ''::bytea, :orderNumber,
         told.transaction_id, 'as reported', '', now()
  FROM lost, unnest(:methods::text[], :amounts::bigint[], :transactionIds::text[], :attempts::int[]) WITH ORDINALITY
         AS told (method, amount_minor, transaction_id, attempt, number)
  ORDER BY told.number
  RETURNING id, position`,
);

const PIECE = `concat_ws('|', issued.tender_id, issued.shipment_id, issued.sku, issued.unit)`;

/** Those that the provider may have issued, or cancelled, since. */
export const GIFT_CARDS_OF_RESTORE = sql(
  'gift-cards-of-restore',
  `
  SELECT issued.id, issued.state, issued.transaction_id, ${PIECE} AS piece
  FROM issued_gift_card AS issued
  WHERE issued.state IN ('intended', 'sent', 'unknown', 'issued')`,
);

/** $1 id, $2 transaction, $3 provider's id, $4 cancelled as well. */
export const ADOPT_ISSUE = sql(
  'adopt-gift-card',
  `
  WITH before AS (
    SELECT id, state FROM issued_gift_card
    WHERE id = $1 AND state IN ('intended', 'sent', 'unknown', 'issued') FOR UPDATE
  )
  UPDATE issued_gift_card AS issued
  SET state = CASE WHEN $4::boolean THEN 'cancelled' ELSE 'issued' END, transaction_id = $2, provider_id = $3,
      issued_at = coalesce(issued.issued_at, now()), sent_at = coalesce(issued.sent_at, now()), attempts = 0,
      imported_at = CASE WHEN before.state = 'issued' THEN issued.imported_at ELSE now() END,
      next_attempt_at = CASE WHEN $4::boolean OR issued.return_id IS NULL THEN NULL ELSE now() END
  FROM before
  WHERE issued.id = before.id AND (before.state <> 'issued' OR $4::boolean)
  RETURNING issued.payment_id, issued.tender_id, issued.currency, issued.amount_minor, before.state AS former`,
);

/** $1 restore, $2 who. */
export const MARK_IMPORTED = sql(
  'mark-restore-imported',
  'UPDATE payment_restore SET imported_at = now(), imported_by = $2 WHERE id = $1',
);

/** $1 restore, $2 who. */
export const MARK_RESUMED = sql(
  'mark-restore-resumed',
  `UPDATE payment_restore SET resumed_at = now(), resumed_by = $2
   WHERE id = $1 AND imported_at IS NOT NULL AND resumed_at IS NULL`,
);

/** Whose money stands and that nobody has decided about. */
export const LOST_ORDERS = sql(
  'lost-orders',
  `
  SELECT coalesce(min(tender.reference), '') AS order_number, payment.placement_id, coalesce(payment.currency, '') AS currency,
         payment.captured_minor, payment.refunded_minor, lost.imported_at,
         coalesce(sum(tender.held_minor - tender.captured_minor - tender.released_minor) FILTER (WHERE tender.state = 'held'), 0)::int8
           AS held_minor
  FROM lost_order AS lost
  JOIN payment ON payment.id = lost.payment_id
  JOIN tender ON tender.payment_id = payment.id
  WHERE lost.kept_at IS NULL
  GROUP BY payment.id, lost.imported_at
  HAVING payment.captured_minor > payment.refunded_minor
    OR coalesce(sum(tender.held_minor - tender.captured_minor - tender.released_minor) FILTER (WHERE tender.state = 'held'), 0) > 0
  ORDER BY lost.imported_at`,
);

export const CARDS_WITHOUT_NUMBER = sql(
  'gift-cards-without-number',
  `
  SELECT issued.id, tender.reference, payment.placement_id, issued.currency, issued.amount_minor, issued.imported_at
  FROM issued_gift_card AS issued
  JOIN payment ON payment.id = issued.payment_id
  JOIN tender ON tender.id = issued.tender_id
  WHERE issued.imported_at IS NOT NULL AND issued.state = 'issued' AND issued.gift_card_id IS NULL
    AND issued.released IS FALSE
  ORDER BY issued.imported_at`,
);

/** $1 order number or placement, $2 who, $3 reason. */
export const KEEP_LOST = sql(
  'keep-lost-order',
  `
  UPDATE lost_order SET kept_at = now(), kept_by = $2, kept_reason = $3
  FROM payment
  WHERE payment.id = lost_order.payment_id AND lost_order.kept_at IS NULL
    AND (payment.placement_id = $1 OR EXISTS (SELECT FROM tender WHERE tender.payment_id = payment.id AND tender.reference = $1))
  RETURNING lost_order.payment_id`,
);
