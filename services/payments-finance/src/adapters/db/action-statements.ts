import type { RowOf } from '@loupe/database/statement';
import type { NextAction } from '../../domain/payment/next-action.ts';
import type { BillTo } from '../../domain/payment/payer.ts';
import type { ApplicationStatus, WaitsFor } from '../../domain/payment/waiting.ts';
import type { PlanRest } from '../../use-cases/ports/payment-store.ts';
import type { TenderDetails, VerifiedTender } from '../../use-cases/ports/tender-provider.ts';
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
 * $1 tender, $2 authentication; of anything but a challenge it names what is undone when the payment ends otherwise.
 */
export const ADD_ACTION = sql(
  'add-action',
  `
  WITH waiting AS (
    UPDATE tender SET authentication_id = coalesce($2, authentication_id) WHERE id = $1 RETURNING id
  )
  INSERT INTO tender_action (tender_id, action, continuation, details, verified, bill_to, valid_until, is_begun)
  SELECT id, $3::jsonb, $4::jsonb, $5::jsonb, $6::jsonb, $7::jsonb, $8::timestamptz,
         $2 IS NOT NULL AND $3::jsonb ->> 'kind' <> 'challenge'
  FROM waiting`,
);

/** In the same transaction. $1 tender, $2 what the tenders after it need. */
export const ADD_REST = sql(
  'add-rest-of-plan',
  `UPDATE tender_action SET rest = $2::jsonb WHERE tender_id = $1`,
);

/**
 * All tenders of an attempt, in plan order, of which one waits for the shopper; none otherwise. $1 placement, $2 step, $3 attempt,
 * $4 milliseconds added to the clock.
 */
export const FIND_ACTION = sql(
  'find-action',
  `
  SELECT payment.id, payment.placement_id, payment.site, payment.version, payment.event_version,
         payment.currency AS payment_currency, payment.amount_minor AS payment_minor,
         payment.promised_day::text AS promised_day, tender.id AS tender_id, tender.state, tender.method, tender.currency, tender.amount_minor, tender.reference,
         tender.merchant_transaction_id, tender.masked_number, tender.card_type, tender.account, tender.decline_reason,
         waiting.action, waiting.continuation, waiting.details, waiting.verified, waiting.bill_to, waiting.rest,
         tender_wait.waits_for, tender_wait.application_status,
         waiting.valid_until <= now() + $4 * interval '1 millisecond' AS has_expired
  FROM payment
  JOIN tender ON tender.payment_id = payment.id AND tender.step = $2 AND tender.attempt = $3
  LEFT JOIN tender_action AS waiting ON waiting.tender_id = tender.id AND tender.state = 'action'
  LEFT JOIN tender_wait ON tender_wait.tender_id = waiting.tender_id
  WHERE payment.placement_id = $1 AND payment.state = 'action'
    AND payment.site IS NOT NULL AND payment.currency IS NOT NULL AND payment.amount_minor IS NOT NULL
  ORDER BY tender.position, tender.id`,
).refine<{
  action: NextAction | null;
  continuation: Record<string, unknown> | null;
  details: TenderDetails | null;
  verified: VerifiedTender | null;
  bill_to: BillTo | null;
  rest: PlanRest | null;
  waits_for: WaitsFor | null;
  application_status: ApplicationStatus | null;
}>();

export type ActionRow = RowOf<typeof FIND_ACTION>;
