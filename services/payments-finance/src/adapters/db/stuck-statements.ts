import type { RowOf } from '@loupe/database/statement';
import type { ProviderNotice } from '../../domain/notice/provider-notice.ts';
import type { PaymentMethod } from '../../domain/payment/payment.ts';
import type { SettlementKind, SettlementRefusal } from '../../domain/settlement/settlement.ts';
import { OPERATOR } from '../../domain/settlement/settlement.ts';
import { sql } from './gen/statements.ts';

/** The statements of `npm run payments -- stuck` and `retry`. Each list reads a partial index of open cases. */

const TENDER = `
  SELECT tender.id, payment.placement_id, tender.reference, tender.method, tender.currency, tender.amount_minor,
         tender.merchant_transaction_id, tender.provider_id, coalesce(tender.sent_at, tender.created_at) AS since,
         coalesce(task.attempts, 0) AS attempts, task.next_attempt_at
  FROM tender
  JOIN payment ON payment.id = tender.payment_id
  LEFT JOIN reversal_task AS task ON task.tender_id = tender.id`;

/** $1 milliseconds added to the clock. */
export const UNKNOWN_TENDERS = sql(
  'stuck-unknown-tenders',
  `${TENDER}
  WHERE tender.state = 'unknown' AND task.state IS DISTINCT FROM 'abandoned'
    AND coalesce(tender.sent_at, tender.created_at) < now() + $1 * interval '1 millisecond' - interval '1 hour'
  ORDER BY since`,
).refine<{ method: PaymentMethod }>();

export const ABANDONED_REVERSALS = sql(
  'stuck-abandoned-reversals',
  `${TENDER}
  WHERE task.state = 'abandoned'
  ORDER BY since`,
).refine<{ method: PaymentMethod }>();

export type StuckTenderRow = RowOf<typeof UNKNOWN_TENDERS> | RowOf<typeof ABANDONED_REVERSALS>;

const ORDER_NUMBER = `coalesce(
  (SELECT reference FROM tender WHERE tender.payment_id = payment.id ORDER BY tender.id DESC LIMIT 1), '')`;

export const GIVEN_UP_SETTLEMENTS = sql(
  'stuck-given-up-settlements',
  `
  SELECT settlement.id, payment.placement_id, ${ORDER_NUMBER} AS order_number, settlement.kind, settlement.currency,
         settlement.amount_minor - settlement.settled_minor AS missing, settlement.attempts, settlement.created_at,
         (SELECT merchant_transaction_id FROM settlement_request AS request
          WHERE request.settlement_id = settlement.id AND request.state IN ('sent', 'unknown')) AS transaction_id
  FROM settlement
  JOIN payment ON payment.id = settlement.payment_id
  WHERE settlement.state IN ('intended', 'sent', 'unknown') AND settlement.next_attempt_at IS NULL
  ORDER BY settlement.created_at`,
).refine<{ kind: SettlementKind }>();

/**
 * By payment and kind: what was refused, less what operators have settled since in the same way. An operator's void since then has
 * closed the payment. What an operator asked for and was refused is left out: the operator was told.
 */
export const REFUSED_SETTLEMENTS = sql(
  'stuck-refused-settlements',
  `
  WITH refused AS (
    SELECT payment_id, kind, currency, sum(amount_minor - settled_minor) AS missing, min(finished_at) AS since,
           array_agg(DISTINCT refusal) AS refusals
    FROM settlement
    -- A renewal that was refused is of a hold: see below.
    WHERE state = 'refused' AND kind <> 'renew' AND reference NOT LIKE '${OPERATOR}%'
    GROUP BY payment_id, kind, currency
  )
  SELECT payment.placement_id, ${ORDER_NUMBER} AS order_number, refused.kind, refused.currency,
         (refused.missing - by_hand.settled - by_hand.unmade)::int8 AS missing, refused.since, refused.refusals
  FROM refused
  JOIN payment ON payment.id = refused.payment_id
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(settled_minor) FILTER (WHERE kind = refused.kind AND is_by_hand), 0) AS settled,
           count(*) FILTER (WHERE kind = 'void' AND state = 'done' AND is_by_hand) AS voids,
           -- Cancelled before it was paid for.
           coalesce(sum(uncaptured_minor) FILTER (WHERE refused.kind = 'capture'), 0) AS unmade
    FROM settlement, LATERAL (SELECT reference LIKE '${OPERATOR}%' AND finished_at >= refused.since AS is_by_hand) AS whose
    WHERE payment_id = refused.payment_id
  ) AS by_hand
  WHERE refused.missing > by_hand.settled + by_hand.unmade AND by_hand.voids = 0
  ORDER BY refused.since`,
  { notNull: ['since'] }, // refused settlements are finished
).refine<{ kind: SettlementKind; refusals: SettlementRefusal[] }>();

/**
 * Holds that have ended and are not paid again, and those whose latest renewal was refused. What a cancellation or a capture has made
 * superfluous is left out.
 */
export const HOLDS_NOT_RENEWED = sql(
  'stuck-holds-not-renewed',
  `
  WITH open AS (
    SELECT payment_id FROM settlement WHERE state = 'refused' AND kind = 'renew'
    UNION
    SELECT id FROM payment WHERE hold_state = 'missing' AND state = 'authorised'
  )
  SELECT payment.placement_id, tender.reference, tender.method, tender.currency,
         tender.amount_minor - tender.captured_minor - tender.voided_minor AS open_minor,
         tender.held_until, tender.hold_ended_at IS NOT NULL AS has_ended, latest.refusal
  FROM open
  JOIN payment ON payment.id = open.payment_id
  JOIN tender ON tender.payment_id = payment.id
  LEFT JOIN LATERAL (
    SELECT state, refusal FROM settlement
    WHERE settlement.payment_id = tender.payment_id AND settlement.tender_id = tender.id AND kind = 'renew'
    ORDER BY settlement.id DESC
    LIMIT 1
  ) AS latest ON true
  WHERE payment.state = 'authorised' AND tender.state = 'held' AND tender.held_until IS NOT NULL
    AND tender.captured_minor + tender.voided_minor < tender.amount_minor
    AND (tender.hold_ended_at IS NOT NULL OR latest.state = 'refused')
  ORDER BY tender.held_until`,
).refine<{ method: PaymentMethod; refusal: SettlementRefusal | null }>();

export const OPEN_DISPUTES = sql(
  'stuck-disputes',
  `
  SELECT dispute.provider_id, payment.placement_id, tender.reference, dispute.method, dispute.currency, dispute.amount_minor,
         dispute.reason, dispute.opened_at, dispute.answer_by
  FROM dispute
  JOIN payment ON payment.id = dispute.payment_id
  JOIN tender ON tender.id = dispute.tender_id
  WHERE dispute.state = 'open'
  ORDER BY dispute.answer_by, dispute.opened_at`,
).refine<{ method: PaymentMethod }>();

/** Notices that were given up, oldest first. */
export const FAILED_NOTICES = sql(
  'stuck-notices',
  `
  SELECT method, message_id, coalesce(notice->>'kind', '') AS about, outcome, received_at
  FROM provider_notice WHERE state = 'failed'
  ORDER BY received_at`,
).refine<{ method: PaymentMethod; about: ProviderNotice['kind'] }>();

/** Follows a notice that was given up again, for another 24 hours. $1 `<method>/<the provider's id of its message>`. */
export const RETRY_NOTICE = sql(
  'retry-notice',
  `
  UPDATE provider_notice SET state = 'due', received_at = now(), next_attempt_at = now()
  WHERE method || '/' || message_id = $1 AND state = 'failed'
  RETURNING message_id`,
);

export const PARKED_KEYS = sql(
  'stuck-parked-keys',
  'SELECT consumer, topic, key, reason, parked_at FROM parked_key ORDER BY parked_at',
);

/** Makes an abandoned reversal due again. $1 tender. */
export const RETRY_REVERSAL = sql(
  'retry-reversal',
  `
  UPDATE reversal_task SET state = 'due', created_at = now(), next_attempt_at = now()
  WHERE tender_id = $1 AND state = 'abandoned'
  RETURNING tender_id`,
);

/** Makes a settlement that was given up due again. $1 settlement. */
export const RETRY_SETTLEMENT = sql(
  'retry-settlement',
  `
  UPDATE settlement SET next_attempt_at = now()
  WHERE id = $1 AND next_attempt_at IS NULL AND finished_at IS NULL
  RETURNING id`,
);

/** $1 milliseconds added to the clock. */
export const GIFT_CARDS_NOT_ISSUED = sql(
  'stuck-gift-cards-not-issued',
  `
  SELECT issued.id, payment.placement_id, tender.reference, issued.currency, issued.amount_minor, issued.state,
         issued.transaction_id, issued.created_at, issued.attempts
  FROM issued_gift_card AS issued
  JOIN payment ON payment.id = issued.payment_id
  JOIN tender ON tender.id = issued.tender_id
  WHERE issued.state IN ('intended', 'sent', 'unknown')
    AND issued.created_at < now() + $1 * interval '1 millisecond' - interval '1 hour'
  ORDER BY issued.created_at`,
);

/** It is issued although its shipment is not captured: an operator decides that. $1 id. */
export const RETRY_ISSUE = sql(
  'retry-gift-card',
  `
  UPDATE issued_gift_card
  -- One that was adopted from a report is only listed no more: its buyer has it.
  SET released = true, next_attempt_at = CASE WHEN state = 'issued' THEN next_attempt_at ELSE now() END
  WHERE id = $1 AND (state IN ('intended', 'unknown') OR (state = 'issued' AND imported_at IS NOT NULL AND NOT released))
  RETURNING id`,
);

/** Oldest first; without those of which a restore has lost the number. $1 milliseconds added to the clock. */
export const GIFT_CARDS_NOT_DELIVERED = sql(
  'gift-cards-not-delivered',
  `
  SELECT issued.id, payment.placement_id, tender.reference, issued.currency, issued.amount_minor, issued.issued_at,
         issued.refused_at IS NOT NULL AS is_refused
  FROM issued_gift_card AS issued JOIN payment ON payment.id = issued.payment_id JOIN tender ON tender.id = issued.tender_id
  WHERE issued.state = 'issued' AND issued.return_id IS NULL AND issued.delivered_at IS NULL AND issued.gift_card_id IS NOT NULL
    AND issued.issued_at < now() + $1 * interval '1 millisecond' - interval '1 hour'
  ORDER BY issued.issued_at`,
);
