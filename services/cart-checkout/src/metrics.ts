import { laterMetrics } from '@loupe/database/later-metrics';
import { overdueMetrics } from '@loupe/database/overdue-metrics';
import type pg from 'pg';
import { checkoutMetrics } from './adapters/db/checkout-metrics.ts';
import { countMetrics } from './adapters/db/count-metrics.ts';
import { DUE_TABLES } from './adapters/db/due-tables.ts';
import { longestPlacementSeconds, type Config } from './config.ts';
import { LATER_KINDS } from './domain/later-kinds.ts';

interface Measured {
  readonly config: Config;
  /** Of the background work, by which the metrics are read too. */
  readonly pool: pg.Pool;
}

/** What this instance reports besides its process, its pools and its background work: part of the composition root. */
export const metricsOf = ({ config, pool }: Measured) => [
  checkoutMetrics(pool, longestPlacementSeconds(config)),
  countMetrics(pool),
  overdueMetrics(pool, DUE_TABLES),
  laterMetrics(pool, LATER_KINDS),
];
