import { expect, it } from '@jest/globals';
import { ABSENCE, REPORTED } from './absence-alerts.ts';
import { METRICS_PORTS } from './metrics-ports.ts';
import { allAlerts } from './rules.ts';
import { namesIn } from './used-metrics.ts';

/** Names of recordings, which are made of metrics that are named here. */
const RECORDED = /^loupe:/;
/** Samples of histograms, which are reported once something has happened. */
const HISTOGRAM = /_seconds_(bucket|count|sum)\b/;
/** Reported by the instances at which a merchant is named; one whose certificate cannot be read does not start. */
const ONLY_SOMEWHERE = ['loupe_certificate_end_timestamp_seconds'];

it('every metric that an alert reads has an alert for its absence', () => {
  const watched = new Set(REPORTED.flatMap(({ metrics }) => metrics));
  const read = allAlerts().flatMap(({ expr }) =>
    expr
      .split(/\s(?:and|or|unless|\/)\s/)
      .filter((part) => !HISTOGRAM.test(part) && !RECORDED.test(part))
      .flatMap(namesIn),
  );
  const unwatched = [...new Set(read)].filter((name) => !watched.has(name) && !ONLY_SOMEWHERE.includes(name));
  expect(unwatched).toEqual([]);
  expect(watched.size).toBeGreaterThan(40);
});

it('every metric of others that an alert reads has one too', () => {
  const absence = ABSENCE.map(({ expr }) => expr).join(' ');
  const ours = /\b(?:loupe[_:]\w+)\b/g;
  const others = allAlerts().flatMap(
    ({ expr }) =>
      expr.replaceAll(ours, '').match(/\b(?:probe|kubelet)_\w+_(?:expiry|available_bytes)\b/g) ?? [],
  );
  expect(new Set(others).size).toBe(2);
  for (const name of others) expect(absence).toContain(`absent(${name})`);
});

it('every process has an alert for its absence, not only for its silence', () => {
  const { expr } = ABSENCE.find(({ name }) => name === 'ProcessAbsent')!;
  for (const job of Object.keys(METRICS_PORTS)) expect(expr).toContain(`absent(up{job="${job}"})`);
});
