import { httpMetrics } from './http-metrics.ts';
import type { MetricSource } from './metrics.ts';
import { outgoingMetrics } from './outgoing-metrics.ts';
import { processMetrics } from './process-metrics.ts';

/** What every process of ours reports about itself. Called once, where the process is put together. */
export const processSources = (): MetricSource[] => [processMetrics(), ...httpMetrics(), outgoingMetrics()];
