import { laterMetrics } from '@loupe/database/later-metrics';
import { overdueMetrics } from '@loupe/database/overdue-metrics';
import type { MetricSource } from '@loupe/telemetry/metrics';
import type pg from 'pg';
import { CONVERSION_KINDS } from './domain/conversions/waiting-conversion.ts';
import { LATER_KINDS } from './domain/email/owed-email.ts';
import { DUE_TABLES } from './adapters/db/due-tables.ts';
import { privacyMetrics } from './adapters/db/privacy-metrics.ts';

/** What this instance reports besides its process, its pools and its background work: part of the composition root. */
export const metricsOf = (pool: pg.Pool): MetricSource[] => [
  laterMetrics(pool, [...LATER_KINDS, ...CONVERSION_KINDS]),
  overdueMetrics(pool, DUE_TABLES),
  privacyMetrics(pool),
];
