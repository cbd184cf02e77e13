import { poolTx } from '@loupe/database/tx';
import { gauge } from '@loupe/telemetry/metrics';
import type { MetricSource } from '@loupe/telemetry/metrics';
import type pg from 'pg';
import type { DatabaseClock } from './database-clock.ts';
import type { PaymentMethod } from '../../domain/payment/payment.ts';
import type { TenderProvider } from '../../use-cases/ports/tender-provider.ts';
import { OPERATOR } from '../../domain/settlement/settlement.ts';
import { sql } from './gen/statements.ts';

/** Each part reads a partial index of open cases. $1 milliseconds added to the clock, $2 methods that are paid with the last movement. */
const READ = sql(
  'payment-metrics',
  `
  SELECT
    (SELECT count(*)::int FROM tender WHERE state = 'unknown') AS unknown_tenders,
    (SELECT count(*)::int FROM reversal_task WHERE state = 'abandoned') AS abandoned_reversals,
    (SELECT count(*)::int FROM settlement WHERE state = 'refused') AS refused_settlements,
    coalesce((
      SELECT extract(epoch FROM now() - paused_at) FROM payment_restore WHERE resumed_at IS NULL), 0)::float8 AS paused_seconds,
    (SELECT count(*)::int FROM lost_order JOIN payment ON payment.id = payment_id
     WHERE kept_at IS NULL AND (captured_minor > refunded_minor OR captured_minor = 0 AND payment.state = 'authorised')) AS lost_orders,
    coalesce((
      SELECT extract(epoch FROM now() + $1 * interval '1 millisecond' - min(created_at)) FROM settlement
      WHERE state IN ('intended', 'sent', 'unknown')
        -- A refund that a refund by hand has left too little for waits for the order's next parcel, which may take weeks.
        AND NOT (kind = 'refund' AND state = 'intended' AND EXISTS (
          SELECT FROM settlement AS by_hand
          WHERE by_hand.payment_id = settlement.payment_id AND by_hand.kind = 'refund'
            AND by_hand.reference LIKE '${OPERATOR}%' AND by_hand.state = 'done'
          OFFSET 0 -- for each refund that is due by itself: else all refunds by hand are read before
        ) AND NOT EXISTS (
          SELECT FROM settlement AS last WHERE last.payment_id = settlement.payment_id AND last.final
        ))
        -- What is paid with the order's last movement waits for it, and so does what comes back of it.
        AND NOT (state = 'intended' AND EXISTS (
          SELECT FROM tender WHERE tender.id = settlement.tender_id AND tender.method = ANY ($2::text[])
        ) AND NOT EXISTS (
          SELECT FROM settlement AS last WHERE last.payment_id = settlement.payment_id AND last.final
        ))), 0)::float8 AS oldest_unsettled_seconds`,
);

/** The ways to pay that are offered, and what each is able to. */
type Offered = Readonly<Partial<Record<PaymentMethod, Pick<TenderProvider, 'capabilities'>>>>;

/** What is open in the whole service; every instance reports the same figures. */
export function paymentMetrics(pool: pg.Pool, clock: DatabaseClock, offered: Offered): MetricSource {
  const paidLast = Object.entries(offered)
    .filter(([, { capabilities }]) => capabilities.captures === 'last')
    .map(([method]) => method);
  const tx = poolTx(pool);
  return {
    name: 'payments',
    async read() {
      const [row] = await tx.query(READ, [clock.aheadMs(), paidLast]);
      const open = row!;
      return [
        gauge(
          'loupe_payments_unknown_tenders',
          'Tenders whose result the provider has not told us yet.',
          open.unknown_tenders,
        ),
        gauge(
          'loupe_payments_abandoned_reversals',
          'Reversals that failed for a day: an operator must act.',
          open.abandoned_reversals,
        ),
        gauge(
          'loupe_payments_refused_settlements',
          'Captures, voids and refunds that were refused since the beginning, also those dealt with by hand: alert when it rises.',
          open.refused_settlements,
        ),
        gauge(
          'loupe_payments_oldest_unsettled_seconds',
          'Age of the oldest shipment, cancellation or return that is not settled.',
          open.oldest_unsettled_seconds,
        ),
        gauge(
          'loupe_payments_paused_seconds',
          'How long nothing is sent to any provider after a restore; 0 while payments go on.',
          open.paused_seconds,
        ),
        gauge(
          'loupe_payments_lost_orders',
          'Payments that a provider has of orders that a restore has lost, and that nobody has decided about.',
          open.lost_orders,
        ),
      ];
    },
  };
}
