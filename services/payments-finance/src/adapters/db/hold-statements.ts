import { dueRows, inSeconds } from '@loupe/database/due';
import { sql } from './gen/statements.ts';
import { PAYMENT_COLUMNS } from './settlement-statements.ts';

const NOW = `now() + $1 * interval '1 millisecond'`;

/** $1 milliseconds added to the clock, $2 limit, $3 lease in seconds. */
export const CLAIM_HOLDS = sql(
  'claim-ending-holds',
  `
  WITH due AS (${dueRows({ from: 'tender', key: 'id', at: 'hold_due_at', now: NOW, limit: '$2' })}
  )
  UPDATE tender SET hold_due_at = ${inSeconds(NOW, '$3')}
  FROM due
  WHERE tender.id = due.id
  RETURNING tender.id, tender.payment_id`,
);

/** $1 order numbers. */
export const STANDING_HOLDS = sql(
  'standing-holds',
  `
  SELECT id, payment_id, method, held_until FROM tender
  WHERE reference = ANY ($1) AND state = 'held' AND hold_ended_at IS NULL AND held_until IS NOT NULL
  ORDER BY id`,
);

/** A statement of its own, before the reads. $1 payment, $2 milliseconds added to the clock. */
export const LOCK_PAYMENT = sql(
  'lock-payment-of-hold',
  `
  SELECT ${PAYMENT_COLUMNS}, now() + $2 * interval '1 millisecond' AS as_of
  FROM payment
  WHERE id = $1
  FOR NO KEY UPDATE`,
);

/** $1 tender, $2 when it is looked at next, or null. */
export const LOOK_AGAIN = sql('look-at-hold-again', 'UPDATE tender SET hold_due_at = $2 WHERE id = $1');

/** $1 tender, $2 when. */
export const END_HOLD = sql(
  'end-hold',
  'UPDATE tender SET hold_ended_at = $2, hold_due_at = NULL WHERE id = $1',
);

/** No row when it was recorded before. $1 payment, $2 tender, $3 reference, $4 order, $5 currency, $6 amount, $7 now. */
export const RECORD_RENEWAL = sql(
  'record-renewal',
  `
  INSERT INTO settlement (payment_id, tender_id, kind, reference, order_id, currency, amount_minor, final, next_attempt_at, created_at)
  VALUES ($1, $2, 'renew', $3, $4, $5, $6, false, $7, $7)
  ON CONFLICT (payment_id, kind, reference, tender_id) DO NOTHING
  RETURNING id`,
);

/** $1 set, $2 payment, $3 tender, $4 hold, $5…$7 accounts, currencies, amounts. */
export const BOOK_END = sql(
  'book-end-of-hold',
  `
  INSERT INTO ledger_entry (set_id, kind, account, currency, amount_minor, payment_id, tender_id, hold_id)
  SELECT $1::uuid, 'authorisation-end', posting.account, posting.currency, posting.amount_minor, $2::uuid, $3::uuid, $4::uuid
  FROM unnest($5::text[], $6::text[], $7::bigint[]) AS posting (account, currency, amount_minor)`,
);

/** Cards that were stored for an order, to be seen whether it has ended. $1 milliseconds added to the clock, $2 limit, $3 lease in seconds. */
export const CLAIM_STORED_CARDS = sql(
  'claim-stored-cards',
  `
  WITH due AS (${dueRows({ from: 'stored_card', key: 'tender_id', at: 'next_attempt_at', now: NOW, limit: '$2' })}
  )
  UPDATE stored_card SET next_attempt_at = ${inSeconds(NOW, '$3')}
  FROM due JOIN tender ON tender.id = due.tender_id JOIN payment ON payment.id = tender.payment_id
  WHERE stored_card.tender_id = due.tender_id
  RETURNING stored_card.tender_id, stored_card.sealed, stored_card.vault_kid, stored_card.attempts, tender.method,
            -- Nothing is captured of it any more, or it is too old to be renewed.
            (stored_card.is_over OR payment.state IN ('declined', 'cancelled') OR tender.state <> 'held'
              OR tender.captured_minor + tender.voided_minor >= tender.amount_minor
              OR coalesce(tender.resolved_at, tender.created_at) < now() + $1 * interval '1 millisecond' - interval '30 days')
            AND NOT EXISTS (
              SELECT FROM settlement
              WHERE settlement.tender_id = tender.id AND kind = 'renew' AND settlement.state IN ('intended', 'sent', 'unknown')
            ) AS is_over`,
  { notNull: ['is_over'] }, // of columns that are not null
);

/** $1 tender. */
export const FIND_STORED_CARD = sql(
  'find-stored-card',
  'SELECT tender_id, sealed, vault_kid FROM stored_card WHERE tender_id = $1 AND NOT is_over',
);

/** $1 tender. */
export const DELETE_STORED_CARD = sql('delete-stored-card', 'DELETE FROM stored_card WHERE tender_id = $1');

/** $1 tender, $2 milliseconds added to the clock, $3 seconds, $4 whether a deletion was attempted. */
export const POSTPONE_STORED_CARD = sql(
  'postpone-stored-card',
  `
  UPDATE stored_card
  SET next_attempt_at = now() + $2 * interval '1 millisecond' + $3 * interval '1 second',
      attempts = attempts + CASE WHEN $4::boolean THEN 1 ELSE 0 END
  WHERE tender_id = $1`,
);

/** $1 active key of the vault, $2 limit. */
export const STORED_CARDS_OF_FORMER_KEYS = sql(
  'stored-cards-of-former-keys',
  'SELECT tender_id, sealed, vault_kid FROM stored_card WHERE vault_kid <> $1 LIMIT $2',
);

/** $1 tender, $2 former key, $3 sealed, $4 its key. */
export const RESEAL_STORED_CARD = sql(
  'reseal-stored-card',
  'UPDATE stored_card SET sealed = $3, vault_kid = $4 WHERE tender_id = $1 AND vault_kid = $2',
);
