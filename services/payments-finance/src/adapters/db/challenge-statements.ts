import type { RowOf } from '@loupe/database/statement';
import type { BillTo } from '../../use-cases/payer.ts';
import { sql } from './gen/statements.ts';

/** $1 payment, $2 version, $3 tender, $4 transaction id of the next request. */
export const RESTART = sql(
  'restart-tender',
  `
  WITH fenced AS (
    UPDATE payment SET version = version + 1, updated_at = now()
    WHERE id = $1 AND version = $2 AND tombstoned_at IS NULL
    RETURNING id, version
  )
  UPDATE tender SET state = 'intended', sent_at = NULL, merchant_transaction_id = $4
  FROM fenced
  WHERE tender.id = $3 AND tender.payment_id = fenced.id AND tender.state = 'sent'
  RETURNING fenced.version`,
);

/**
 * In the transaction that sets the tender's state; a trigger deletes the row when the tender leaves that state.
 * $1 tender, $2 authentication.
 */
export const ADD_CHALLENGE = sql(
  'add-challenge',
  `
  WITH authenticating AS (
    UPDATE tender SET authentication_id = $2 WHERE id = $1 RETURNING id
  )
  INSERT INTO challenge (tender_id, step_up_url, access_token, transient_token, bill_to, valid_until)
  SELECT id, $3, $4, $5, $6::jsonb, $7::timestamptz FROM authenticating`,
);

/** $1 placement, $2 step, $3 attempt, $4 milliseconds added to the clock. A challenged tender has a site and an authentication. */
export const FIND_CHALLENGED = sql(
  'find-challenged',
  `
  SELECT payment.id, payment.placement_id, payment.site, payment.version, payment.event_version, tender.id AS tender_id,
         tender.currency, tender.amount_minor, tender.reference, tender.merchant_transaction_id, tender.authentication_id,
         tender.masked_number, tender.card_type, challenge.transient_token, challenge.bill_to,
         challenge.valid_until <= now() + $4 * interval '1 millisecond' AS has_expired
  FROM payment
  JOIN tender ON tender.payment_id = payment.id AND tender.step = $2 AND tender.attempt = $3
  JOIN challenge ON challenge.tender_id = tender.id
  WHERE payment.placement_id = $1 AND tender.state = 'challenge'
    AND payment.site IS NOT NULL AND tender.authentication_id IS NOT NULL`,
).refine<{ bill_to: BillTo }>();

export type ChallengedRow = RowOf<typeof FIND_CHALLENGED>;
