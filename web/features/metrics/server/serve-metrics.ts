import type { MetricSource } from '@loupe/telemetry/metrics';
import { startMetricsServer } from '@loupe/telemetry/metrics-server';
import { processSources } from '@loupe/telemetry/process-sources';
import { config } from '#lib/config.ts';
import { logError } from '#lib/log.ts';
import { thisProcess } from '#lib/this-process.ts';

const POLICY_REPORTS: MetricSource = {
  name: 'policy-reports',
  read() {
    const { reported, refused } = thisProcess().policyReports.counts();
    return Promise.resolve([
      {
        name: 'loupe_web_policy_reports_total',
        help: 'Violations of the content security policy that browsers reported, by directive and kind of page.',
        type: 'counter',
        samples: reported,
      },
      {
        name: 'loupe_web_policy_reports_refused_total',
        help: 'Requests that were no such report, or too many.',
        type: 'counter',
        samples: refused,
      },
    ]);
  },
};

/** Serves what this process reports about itself, on a port that shoppers do not reach. */
export function serveMetrics(): void {
  const { metricsPort } = config();
  if (metricsPort === undefined) return;
  const failed = (error: unknown) => logError('The metrics are not served.', { why: String(error) });
  startMetricsServer(metricsPort, [...processSources(), POLICY_REPORTS]).catch(failed);
}
