import { overdueMetrics } from '@loupe/database/overdue-metrics';
import type { MetricSource } from '@loupe/telemetry/metrics';
import type pg from 'pg';
import { DUE_TABLES } from './adapters/db/due-tables.ts';

/** What this instance reports besides its process, its pools and its background work: part of the composition root. */
export const metricsOf = (pool: pg.Pool): MetricSource[] => [overdueMetrics(pool, DUE_TABLES)];
