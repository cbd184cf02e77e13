import { RENEWED_AHEAD_SECONDS } from '../../domain/payment/hold-terms.ts';
import { sql } from './gen/statements.ts';

/**
 * Writes one change of a tender with its payment, bookings and reversals, if the payment is still at the version that the change
 * was decided on. Every write raises the version, so nothing else is compared. A payment that becomes declined or unknown ends its
 * attempt: the tenders not sent are declined, and the reversal of those held is scheduled, as is that of what was begun at a provider.
 * `heldSeconds` is the time until the hold ends; a sealed card and its key are lists of one or none; `cardType` is the kind of card that
 * the provider names in its answer, and `begun` what is at the provider, by another name than before.
 */
const apply = ({ events, published }: { events: 0 | 1; published: string }): string => `
  WITH changed AS (
    UPDATE payment
    SET state = :paymentState, decline_reason = coalesce(:paymentDeclineReason, decline_reason), version = version + 1,
        event_version = event_version + ${events}, updated_at = now()
    WHERE id = :paymentId AND version = :version
    RETURNING id, version, event_version
  ), resolved AS (
    UPDATE tender
    SET state = :tenderState, provider_id = coalesce(:providerId, provider_id), held_currency = coalesce(:heldCurrency, held_currency),
        held_minor = coalesce(:held, held_minor), decline_reason = coalesce(:declineReason, tender.decline_reason),
        card_type = coalesce(:cardType, card_type), authentication_id = coalesce(:begun, authentication_id),
        held_until = coalesce(now() + :heldSeconds::int * interval '1 second', held_until),
        hold_due_at = coalesce(now() + (:heldSeconds::int - ${RENEWED_AHEAD_SECONDS}) * interval '1 second', hold_due_at),
        resolved_at = CASE :tenderState WHEN 'action' THEN NULL ELSE now() END
    FROM changed
    WHERE tender.id = :tenderId AND tender.payment_id = changed.id
    RETURNING tender.id, tender.payment_id, tender.hold_id, changed.version, changed.event_version
  ), unsent AS (
    UPDATE tender SET state = 'declined', resolved_at = now()
    FROM changed
    WHERE :paymentState IN ('declined', 'unknown') AND tender.payment_id = changed.id AND tender.id <> :tenderId
      AND tender.state IN ('intended', 'action')
  ), scheduled AS (
    INSERT INTO reversal_task (tender_id)
    SELECT id FROM resolved WHERE :reversal = 'schedule' OR (:tenderState = 'declined' AND EXISTS (
      SELECT FROM tender_action AS waiting WHERE waiting.tender_id = resolved.id AND waiting.is_begun))
    UNION ALL
    SELECT other.id
    FROM changed JOIN tender AS other ON other.payment_id = changed.id AND other.id <> :tenderId AND other.state = 'held'
    WHERE :paymentState IN ('declined', 'unknown')
      AND NOT EXISTS (SELECT FROM reversal_task AS task WHERE task.tender_id = other.id)
    ON CONFLICT (tender_id) DO UPDATE SET state = 'due', next_attempt_at = now(), finished_at = NULL
  ), stored AS (
    INSERT INTO stored_card (tender_id, sealed, vault_kid, next_attempt_at)
    SELECT resolved.id, card.sealed, card.kid, now() + interval '1 day'
    FROM resolved, unnest(:sealedCards::bytea[], :sealedCardKids::text[]) AS card (sealed, kid)
  ), finished AS (
    UPDATE reversal_task SET state = CASE :reversal WHEN 'done' THEN 'done' ELSE 'abandoned' END, finished_at = now()
    FROM resolved
    WHERE reversal_task.tender_id = resolved.id AND :reversal IN ('done', 'abandoned')
  ), booked AS (
    INSERT INTO ledger_entry (set_id, kind, account, currency, amount_minor, payment_id, tender_id, hold_id)
    SELECT posting.set_id, posting.kind, posting.account, posting.currency, posting.amount_minor,
           resolved.payment_id, resolved.id, resolved.hold_id
    FROM resolved,
         unnest(:bookedSets::uuid[], :bookedKinds::text[], :bookedAccounts::text[], :bookedCurrencies::text[], :bookedAmounts::bigint[])
           AS posting (set_id, kind, account, currency, amount_minor)
  )${published}
  SELECT id, version, event_version FROM resolved`;

export const APPLY = sql('apply-change', apply({ events: 0, published: '' }), { nullable: ['heldSeconds'] });

/** The same with its event, in one statement. */
export const APPLY_AND_PUBLISH = sql(
  'apply-change-and-publish',
  apply({
    events: 1,
    published: `, published AS (
    INSERT INTO outbox (id, aggregatetype, aggregateid, aggregate_version, type, payload, occurred_at)
    SELECT :eventId::uuid, :aggregateType, :aggregateId, :aggregateVersion::bigint, :eventType, :payload::bytea, :occurredAt::timestamptz FROM resolved
  )`,
  }),
  { nullable: ['heldSeconds'] },
);
