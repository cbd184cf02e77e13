import type { MetricSource } from '@loupe/telemetry/metrics';
import { processSources } from '@loupe/telemetry/process-sources';
import { poolMetrics } from './pool-metrics.ts';
import type { CountedPool } from './pool-metrics.ts';

/** What every process with a database reports about itself. Called once, in main.ts. */
export const serviceSources = (pools: Readonly<Record<string, CountedPool>>): MetricSource[] => [
  ...processSources(),
  poolMetrics(pools),
];
