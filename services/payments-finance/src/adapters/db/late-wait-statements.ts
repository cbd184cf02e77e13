import type { PaymentMethod } from '../../domain/payment/payment.ts';
import type { ApplicationStatus, WaitsFor } from '../../domain/payment/waiting.ts';
import { sql } from './gen/statements.ts';

/**
 * Waits that are past their limit and not ended, and those that have ended and are not undone at the provider, both for a quarter of an
 * hour. $1 milliseconds added to the clock.
 */
export const LATE_WAITS = sql(
  'late-waits',
  `
  SELECT payment.placement_id, tender.reference, tender.method, tender.currency, tender.amount_minor,
         wait.waits_for, wait.application_status, stored.valid_until AS since
  FROM tender_action AS stored
  JOIN tender_wait AS wait ON wait.tender_id = stored.tender_id
  JOIN tender ON tender.id = wait.tender_id
  JOIN payment ON payment.id = tender.payment_id
  WHERE stored.valid_until < now() + $1 * interval '1 millisecond' - interval '15 minutes'
  UNION ALL
  SELECT payment.placement_id, tender.reference, tender.method, tender.currency, tender.amount_minor,
         wait.waits_for, wait.application_status, task.created_at AS since
  FROM reversal_task AS task
  JOIN tender_wait AS wait ON wait.tender_id = task.tender_id
  JOIN tender ON tender.id = wait.tender_id
  JOIN payment ON payment.id = tender.payment_id
  WHERE task.state = 'due' AND task.created_at < now() + $1 * interval '1 millisecond' - interval '15 minutes'
  ORDER BY since`,
).refine<{
  method: PaymentMethod;
  waits_for: WaitsFor | null;
  application_status: ApplicationStatus | null;
}>();
