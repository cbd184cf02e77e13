import type { RowOf } from '@loupe/database/statement';
import type { DeclineReason } from '../../domain/payment/decline-reason.ts';
import type { NextAction } from '../../domain/payment/next-action.ts';
import type { DeclinedTender, PaymentView } from '../../domain/payment/payment.ts';
import type { ApplicationStatus, WaitsFor } from '../../domain/payment/waiting.ts';
import { sql } from './gen/statements.ts';

/** $1 placement, $2 step, $3 attempt. */
export const LOOK_UP = sql(
  'look-up-payment',
  `
  SELECT payment.state, tender.request_hash
  FROM payment
  LEFT JOIN tender ON tender.payment_id = payment.id AND tender.step = $2 AND tender.attempt = $3
    AND tender.position = 0
  WHERE payment.placement_id = $1`,
).refine<{ request_hash: Buffer | null }>();

/**
 * Adds the tenders of an attempt to a payment that is new or declined; no row in any other state. Of two concurrent calls with the
 * same key the second violates the tenders' unique index, which rolls back the whole statement. The lists have an entry for each tender, an
 * empty text where it has no account; `paysAgainFor` is the placement of an order that is paid again, or null.
 */
export const OPEN = sql(
  'open-tenders',
  `
  WITH opened AS (
    INSERT INTO payment (placement_id, site, state, currency, amount_minor, promised_day, pays_again_for)
    VALUES (:placementId, :site, 'authorising', :currency, :amount, :promisedDay::date, :paysAgainFor)
    ON CONFLICT (placement_id) DO UPDATE
      SET state = 'authorising', decline_reason = NULL, site = excluded.site, currency = excluded.currency,
          amount_minor = excluded.amount_minor, promised_day = excluded.promised_day, version = payment.version + 1, updated_at = now()
      WHERE payment.state = 'declined'
    RETURNING id, version, event_version
  ), planned AS (
    INSERT INTO tender (payment_id, step, attempt, position, method, state, currency, amount_minor, request_hash, reference,
                        merchant_transaction_id, masked_number, card_type, account)
    SELECT opened.id, :step, :attempt, asked.number - 1, asked.method, 'intended', :currency, asked.amount_minor, :requestHash, :reference,
           asked.merchant_transaction_id, asked.masked_number, asked.card_type, nullif(asked.account, '')
    FROM opened,
         unnest(:methods::text[], :amounts::bigint[], :transactionIds::text[], :maskedNumbers::text[], :cardTypes::text[], :accounts::text[]) WITH ORDINALITY
           AS asked (method, amount_minor, merchant_transaction_id, masked_number, card_type, account, number)
    RETURNING id, payment_id, position
  )
  SELECT planned.id, planned.payment_id, opened.version, opened.event_version
  FROM planned, opened
  ORDER BY planned.position`,
);

/**
 * Locks the payment's row: a tombstone committed before is seen, and one that comes later sees a sent tender. The version lets
 * one of two concurrent returns from the bank pass. $1 payment, $2 version, $3 tender, $4 authentication, $5 exemption.
 */
export const MARK_SENT = sql(
  'mark-sent',
  `
  WITH fenced AS (
    UPDATE payment SET state = 'authorising', version = version + 1, updated_at = now()
    WHERE id = $1 AND version = $2 AND tombstoned_at IS NULL
    RETURNING id, version
  )
  UPDATE tender SET state = 'sent', sent_at = now(), authentication_id = coalesce($4, authentication_id), exemption = $5
  FROM fenced
  WHERE tender.id = $3 AND tender.payment_id = fenced.id AND tender.state IN ('intended', 'action')
  RETURNING fenced.version`,
);

/** A statement of its own, before the tenders are read: they are then as the previous holder of the lock has left them. $1 tender. */
export const LOCK = sql(
  'lock-payment-of-tender',
  `
  SELECT id, placement_id, site, state, version, event_version, currency, amount_minor
  FROM payment
  WHERE id = (SELECT payment_id FROM tender WHERE id = $1)
  FOR UPDATE`,
);

export type LockedRow = RowOf<typeof LOCK>;

/** All of a payment, the latest attempt first. $1 payment. */
export const TENDERS = sql(
  'tenders-of-payment',
  `
  SELECT id, step, attempt, state, method, currency, amount_minor, held_currency, held_minor - released_minor AS held_minor,
         hold_ended_at, decline_reason
  FROM tender
  WHERE payment_id = $1
  ORDER BY created_at DESC, id DESC`,
);

export type TenderRow = RowOf<typeof TENDERS>;

/** Inserts the tombstone or sets it on the payment; no row when it was there already. */
export const TOMBSTONE = sql(
  'write-tombstone',
  `
  INSERT INTO payment (placement_id, state, tombstoned_at, cancel_reason)
  VALUES ($1, 'cancelled', now(), $2)
  ON CONFLICT (placement_id) DO UPDATE
    SET state = 'cancelled', tombstoned_at = now(), cancel_reason = excluded.cancel_reason,
        version = payment.version + 1, updated_at = now(),
        -- No event was published, or will be, for a payment without a tender.
        event_version = payment.event_version + CASE WHEN payment.site IS NULL THEN 0 ELSE 1 END
    WHERE payment.tombstoned_at IS NULL
  RETURNING id, site, event_version, currency, amount_minor`,
);

/** In the tombstone's transaction, but a later statement: its snapshot contains a tender held just before. $1 payment. */
export const SCHEDULE_REVERSALS = sql(
  'schedule-reversals',
  `
  WITH unsent AS (
    UPDATE tender SET state = 'declined', resolved_at = now()
    WHERE payment_id = $1 AND state IN ('intended', 'action')
  )
  INSERT INTO reversal_task (tender_id)
  SELECT id FROM tender WHERE payment_id = $1 AND (state = 'held' OR EXISTS (
    SELECT FROM tender_action AS waiting WHERE waiting.tender_id = tender.id AND waiting.is_begun))
  ON CONFLICT (tender_id) DO NOTHING
  RETURNING tender_id`,
);

/** $1 placement, $2 milliseconds added to the clock. */
export const FIND = sql(
  'find-payment',
  `
  SELECT payment.id, payment.state, payment.decline_reason, payment.hold_state,
         coalesce(sum(tender.amount_minor - tender.captured_minor - tender.voided_minor)
           FILTER (WHERE tender.state = 'held' AND tender.hold_ended_at IS NOT NULL), 0)::int8 AS missing,
         coalesce(jsonb_agg(jsonb_build_object(
           'id', tender.id, 'method', tender.method,
           'amount', jsonb_build_object('minorUnits', tender.amount_minor, 'currency', tender.currency),
           'maskedNumber', tender.masked_number, 'cardType', tender.card_type
         ) ORDER BY tender.position, tender.id)
           FILTER (WHERE tender.state = 'held' AND payment.state = 'authorised'), '[]') AS held,
         jsonb_agg(jsonb_build_object(
           'action', waiting.action,
           'secondsLeft', extract(epoch FROM waiting.valid_until - now() - $2 * interval '1 millisecond')
         )) FILTER (WHERE tender.state = 'action' AND waiting.action IS NOT NULL) -> 0 AS pending,
         jsonb_agg(jsonb_build_object('method', tender.method, 'account', tender.account)
           ORDER BY tender.created_at DESC, tender.id DESC)
           FILTER (WHERE tender.decline_reason IS NOT NULL AND payment.state = 'declined') -> 0 AS declined_tender,
         -- The tenders of an attempt are created at the same moment.
         jsonb_agg(jsonb_build_object('waitsFor', wait.waits_for, 'status', wait.application_status)
           ORDER BY tender.created_at DESC, tender.position DESC) -> 0 AS latest_wait
  FROM payment LEFT JOIN tender ON tender.payment_id = payment.id
  LEFT JOIN tender_action AS waiting ON waiting.tender_id = tender.id
  LEFT JOIN tender_wait AS wait ON wait.tender_id = tender.id
  WHERE payment.placement_id = $1
  GROUP BY payment.id`,
).refine<{
  decline_reason: DeclineReason | null;
  held: PaymentView['held'];
  pending: { action: NextAction; secondsLeft: number } | null;
  latest_wait: { waitsFor: WaitsFor | null; status: ApplicationStatus | null } | null;
  declined_tender: (Pick<DeclinedTender, 'method'> & { account: string | null }) | null;
}>();

/** A tender that follows one which waits for the shopper is not stale before that. $1 milliseconds added to the clock, $2 seconds, $3 limit. */
export const STALE = sql(
  'stale-tenders',
  `
  SELECT tender.id, tender.created_at FROM tender JOIN payment ON payment.id = tender.payment_id
  WHERE tender.state IN ('intended', 'sent')
    AND coalesce(tender.sent_at, tender.created_at) < now() + $1 * interval '1 millisecond' - $2 * interval '1 second'
    AND (tender.state = 'sent' OR payment.state <> 'action'
        AND payment.updated_at < now() + $1 * interval '1 millisecond' - $2 * interval '1 second')
  UNION ALL
  SELECT tender_id, created_at FROM tender_action
  WHERE valid_until < now() + $1 * interval '1 millisecond' - $2 * interval '1 second'
  ORDER BY created_at
  LIMIT $3`,
);
