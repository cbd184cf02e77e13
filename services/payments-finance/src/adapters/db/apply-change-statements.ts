import { RENEWED_AHEAD_SECONDS } from '../../domain/payment/hold-terms.ts';
import { sql } from './gen/statements.ts';

/**
 * Writes one change of a tender with its payment, bookings and reversals, if the payment is still at the version ($2) the change
 * was decided on. Every write raises the version, so nothing else is compared. A payment that becomes declined or unknown ends its
 * attempt: the tenders not sent are declined, and the reversal of those held is scheduled, as is that of what was begun at a provider.
 * $17 seconds until the hold ends, or null; $18 and $19 a sealed card and its key, or nothing; $20 what kind of card
 * the provider names in its answer, or null; $21 what is at the provider, by another name than before, or null.
 */
const apply = ({ events, published }: { events: 0 | 1; published: string }): string => `
  WITH changed AS (
    UPDATE payment
    SET state = $3, decline_reason = coalesce($4, decline_reason), version = version + 1,
        event_version = event_version + ${events}, updated_at = now()
    WHERE id = $1 AND version = $2
    RETURNING id, version, event_version
  ), resolved AS (
    UPDATE tender
    SET state = $6, provider_id = coalesce($7, provider_id), held_currency = coalesce($8, held_currency),
        held_minor = coalesce($9, held_minor), decline_reason = coalesce($10, tender.decline_reason),
        card_type = coalesce($20, card_type), authentication_id = coalesce($21, authentication_id),
        held_until = coalesce(now() + $17::int * interval '1 second', held_until),
        hold_due_at = coalesce(now() + ($17::int - ${RENEWED_AHEAD_SECONDS}) * interval '1 second', hold_due_at),
        resolved_at = CASE $6 WHEN 'action' THEN NULL ELSE now() END
    FROM changed
    WHERE tender.id = $5 AND tender.payment_id = changed.id
    RETURNING tender.id, tender.payment_id, tender.hold_id, changed.version, changed.event_version
  ), unsent AS (
    UPDATE tender SET state = 'declined', resolved_at = now()
    FROM changed
    WHERE $3 IN ('declined', 'unknown') AND tender.payment_id = changed.id AND tender.id <> $5
      AND tender.state IN ('intended', 'action', 'challenge')
  ), scheduled AS (
    INSERT INTO reversal_task (tender_id)
    SELECT id FROM resolved WHERE $11 = 'schedule' OR ($6 = 'declined' AND EXISTS (
      SELECT FROM tender_action AS waiting WHERE waiting.tender_id = resolved.id AND waiting.is_begun))
    UNION ALL
    SELECT other.id
    FROM changed JOIN tender AS other ON other.payment_id = changed.id AND other.id <> $5 AND other.state = 'held'
    WHERE $3 IN ('declined', 'unknown')
      AND NOT EXISTS (SELECT FROM reversal_task AS task WHERE task.tender_id = other.id)
    ON CONFLICT (tender_id) DO UPDATE SET state = 'due', next_attempt_at = now(), finished_at = NULL
  ), stored AS (
    INSERT INTO stored_card (tender_id, sealed, vault_kid, next_attempt_at)
    SELECT resolved.id, card.sealed, card.kid, now() + interval '1 day'
    FROM resolved, unnest($18::bytea[], $19::text[]) AS card (sealed, kid)
  ), finished AS (
    UPDATE reversal_task SET state = CASE $11 WHEN 'done' THEN 'done' ELSE 'abandoned' END, finished_at = now()
    FROM resolved
    WHERE reversal_task.tender_id = resolved.id AND $11 IN ('done', 'abandoned')
  ), booked AS (
    INSERT INTO ledger_entry (set_id, kind, account, currency, amount_minor, payment_id, tender_id, hold_id)
    SELECT posting.set_id, posting.kind, posting.account, posting.currency, posting.amount_minor,
           resolved.payment_id, resolved.id, resolved.hold_id
    FROM resolved,
         unnest($12::uuid[], $13::text[], $14::text[], $15::text[], $16::bigint[])
           AS posting (set_id, kind, account, currency, amount_minor)
  )${published}
  SELECT id, version, event_version FROM resolved`;

export const APPLY = sql('apply-change', apply({ events: 0, published: '' }), { nullable: [17] });

/** The same with its event, in one statement. */
export const APPLY_AND_PUBLISH = sql(
  'apply-change-and-publish',
  apply({
    events: 1,
    published: `, published AS (
    INSERT INTO outbox (id, aggregatetype, aggregateid, aggregate_version, type, payload, occurred_at)
    SELECT $22::uuid, $23, $24, $25::bigint, $26, $27::bytea, $28::timestamptz FROM resolved
  )`,
  }),
  { nullable: [17] },
);
