import { overdueMetrics } from '@loupe/database/overdue-metrics';
import type { MetricSource } from '@loupe/telemetry/metrics';
import type pg from 'pg';
import { attemptCounter } from './adapters/attempt-counter.ts';
import type { DatabaseClock } from './adapters/db/database-clock.ts';
import { DUE_TABLES } from './adapters/db/due-tables.ts';
import { financeMetrics } from './adapters/db/finance-metrics.ts';
import { giftCardMetrics } from './adapters/db/gift-card-metrics.ts';
import { holdMetrics } from './adapters/db/hold-metrics.ts';
import { waitMetrics } from './adapters/db/wait-metrics.ts';
import { paymentMetrics } from './adapters/db/payment-metrics.ts';
import { giftCardChecks } from './adapters/gift-card-checks.ts';
import { refusalCounter } from './adapters/refusal-counter.ts';
import type { Providers } from './use-cases/ports/providers.ts';

/** What this process counts itself. */
export const createCounters = () => ({
  attempts: attemptCounter(),
  refusals: refusalCounter(),
  giftCardChecks: giftCardChecks(),
});

interface Measured {
  /** Of the background work, by which the metrics are read too. */
  readonly pool: pg.Pool;
  readonly clock: DatabaseClock;
  readonly providers: Providers;
}

/** What this instance reports besides its process, its pools and its background work: part of the composition root. */
export const metricsOf = ({ pool, clock, providers }: Measured): MetricSource[] => [
  paymentMetrics(pool, clock, providers),
  giftCardMetrics(pool, clock),
  holdMetrics(pool, clock),
  waitMetrics(pool, clock),
  financeMetrics(pool),
  overdueMetrics(pool, DUE_TABLES),
];
