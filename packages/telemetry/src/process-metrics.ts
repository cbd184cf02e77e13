import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { gauge } from './metrics.ts';
import type { Metric, MetricSource } from './metrics.ts';

const RESOLUTION_MS = 10;
const SECOND_NS = 1e9;

/** What this process uses, and how long its event loop has kept others waiting since the last read. */
export function processMetrics(): MetricSource {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let since = performance.eventLoopUtilization();
  return {
    name: 'process',
    async read() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, since);
      since = now;
      // The timer itself waits for its resolution, also in an idle process.
      const lag = Math.max(0, delay.percentile(99) / SECOND_NS - RESOLUTION_MS / 1000);
      delay.reset();
      const { user, system } = process.cpuUsage();
      const { rss, heapUsed } = process.memoryUsage();
      return [
        gauge(
          'loupe_process_event_loop_lag_seconds',
          'How late timers ran since the last scrape, 99th percentile.',
          Number.isFinite(lag) ? lag : 0,
        ),
        gauge(
          'loupe_process_event_loop_busy_ratio',
          'Share of the time since the last scrape in which the event loop ran code.',
          utilization,
        ),
        gauge('loupe_process_resident_bytes', 'Resident memory.', rss),
        gauge('loupe_process_heap_used_bytes', 'Heap in use.', heapUsed),
        cpu((user + system) / 1e6),
      ];
    },
  };
}

const cpu = (value: number): Metric => ({
  name: 'loupe_process_cpu_seconds_total',
  help: 'CPU time of the process since its start.',
  type: 'counter',
  samples: [{ value }],
});
