import { laterMetrics } from '@loupe/database/later-metrics';
import { serviceSources } from '@loupe/database/service-sources';
import type pg from 'pg';
import { checkoutMetrics } from './adapters/db/checkout-metrics.ts';
import { longestPlacementSeconds, type Config } from './config.ts';

interface Measured {
  readonly config: Config;
  readonly requests: pg.Pool;
  /** Of the background work, by which the metrics are read too. */
  readonly pool: pg.Pool;
}

/** What this instance reports besides its background work: part of the composition root. */
export const metricsOf = ({ config, requests, pool }: Measured) => [
  ...serviceSources({ request: requests, background: pool }),
  checkoutMetrics(pool, longestPlacementSeconds(config)),
  laterMetrics(pool),
];
