import { RENEWED_AHEAD_SECONDS } from '../../domain/payment/hold-terms.ts';
import { sql } from './gen/statements.ts';
import { PAYMENT_COLUMNS } from './settlement-statements.ts';

/** Payments that are authorised in place of a hold that has ended. $1 limit. */
export const TO_TAKE_OVER = sql(
  'payments-to-take-over',
  `
  SELECT id, placement_id, pays_again_for FROM payment
  WHERE pays_again_for IS NOT NULL AND state = 'authorised'
  ORDER BY created_at
  LIMIT $1`,
);

/** $1 payment. */
export const LOCK_REPLACEMENT = sql(
  'lock-replacement',
  `
  SELECT ${PAYMENT_COLUMNS} FROM payment
  WHERE id = $1 AND state = 'authorised' AND pays_again_for IS NOT NULL
  FOR NO KEY UPDATE`,
);

/**
 * The hold of one tender becomes that of another: as a renewal that is done, with the transaction id of the replacement, whose own
 * payment ends without a reversal. What was voided before is not part of it.
 * $1 tender, $2 its replacement, $3 reference of the settlement, $4 order, $5 amount, $6 what that raises the released amount by.
 */
export const TAKE_OVER = sql(
  'take-over-hold',
  `
  WITH renewal AS (
    INSERT INTO settlement (payment_id, tender_id, kind, reference, order_id, currency, amount_minor, final, state, settled_minor,
                            finished_at, next_attempt_at)
    SELECT payment_id, id, 'renew', $3, $4, currency, $5, false, 'done', $5, now(), NULL FROM tender WHERE id = $1
    RETURNING id, payment_id, tender_id, currency
  ), hold AS (
    INSERT INTO settlement_request (settlement_id, payment_id, kind, currency, amount_minor, merchant_transaction_id, provider_id,
                                    state, sent_at, resolved_at, hold_id, replaced_id, replaced_minor)
    SELECT renewal.id, renewal.payment_id, 'hold', renewal.currency, $5, other.merchant_transaction_id, other.provider_id, 'done',
           coalesce(other.sent_at, now()), now(), ended.hold_id, coalesce(ended.provider_id, ''), 0
    FROM renewal JOIN tender AS ended ON ended.id = renewal.tender_id JOIN tender AS other ON other.id = $2
    RETURNING id, settlement_id
  ), taken AS (
    UPDATE tender
    SET hold_id = hold.id, provider_id = other.provider_id, masked_number = other.masked_number, card_type = other.card_type,
        held_until = other.held_until, hold_ended_at = NULL, released_minor = tender.voided_minor,
        hold_due_at = other.held_until - ${RENEWED_AHEAD_SECONDS} * interval '1 second'
    FROM hold, tender AS other
    WHERE tender.id = $1 AND other.id = $2
    RETURNING tender.id
  ), moved AS (
    UPDATE tender SET state = 'reversed', moved_to = hold.id, hold_due_at = NULL FROM hold WHERE tender.id = $2 RETURNING tender.payment_id
  ), ended AS (
    UPDATE payment SET state = 'cancelled', tombstoned_at = now(), cancel_reason = 'paid again', version = version + 1, updated_at = now()
    FROM moved WHERE payment.id = moved.payment_id
  ), summed AS (
    UPDATE payment SET released_minor = released_minor + $6::bigint, version = version + 1, updated_at = now()
    FROM renewal WHERE payment.id = renewal.payment_id
  ), card AS (
    UPDATE stored_card SET is_over = true, next_attempt_at = now() FROM taken WHERE stored_card.tender_id = taken.id
  )
  SELECT hold.id AS hold_id, hold.settlement_id FROM hold`,
);
