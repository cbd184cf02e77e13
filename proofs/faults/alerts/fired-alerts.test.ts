import { beforeAll, describe, expect, it } from '@jest/globals';
import { findPrometheus } from '../../../tools/observe/prometheus.ts';
import { allAlerts } from '../../../tools/observe/rules.ts';
import { EXPERIMENTS } from '../experiments/list.ts';
import { firedAlerts } from './fired-alerts.ts';
import { addScrape, STRETCH, type Samples } from './samples.ts';

let promtool: string;
beforeAll(async () => {
  promtool = await findPrometheus('promtool');
});

const gateway = (ok: number, failed: number): string =>
  `# TYPE loupe_graphql_requests_total counter
loupe_graphql_requests_total{operation="InitiateCardPayment",outcome="ok"} ${ok}
loupe_graphql_requests_total{operation="InitiateCardPayment",outcome="failed"} ${failed}
loupe_graphql_requests_total{operation="NotOfARule",outcome="ok"} 7`;

/** Half a minute of a shop whose broker, or whose process, is away from the tenth second to the twentieth. */
function halfAMinute(away: 'nothing' | 'broker' | 'process' | 'answers'): Samples {
  const samples: Samples = new Map();
  for (let second = 0; second < 30; second++) {
    const isAway = second >= 10 && second < 20;
    const age = isAway && away === 'broker' ? second - 10 : 0;
    const failed = away === 'answers' ? Math.min(10, Math.max(0, second - 10)) : 0;
    const own = `loupe_outbox_oldest_seconds ${age}\nloupe_relay_dead 0`;
    const text = isAway && away === 'process' ? undefined : own;
    addScrape(samples, { job: 'cart-checkout', instance: 'cart-checkout-2', second, text });
    addScrape(samples, {
      job: 'gateway',
      instance: 'gateway-metrics',
      second,
      text: gateway(second * 5, failed),
    });
  }
  return samples;
}

describe('the alerts of a run', () => {
  it('are none of a healthy one', async () => {
    expect(await firedAlerts(promtool, halfAMinute('nothing'))).toEqual([]);
  });

  it('ages are stretched like the time: ten seconds without a broker are ten minutes', async () => {
    expect(STRETCH).toBe(60);
    expect(await firedAlerts(promtool, halfAMinute('broker'))).toEqual(['OutboxStuck']);
  });

  it('a process that does not answer is down', async () => {
    expect(await firedAlerts(promtool, halfAMinute('process'))).toEqual(['ProcessDown']);
  });

  it('a burn alert is named with its objective', async () => {
    expect(await firedAlerts(promtool, halfAMinute('answers'))).toContain(
      'ErrorBudgetBurnsFast place-order availability',
    );
  });

  it('keeps only what the rules read', () => {
    expect([...halfAMinute('nothing').keys()].join()).not.toContain('NotOfARule');
  });
});

it('at least 20 fault experiments name an alert, and each of these exists', () => {
  const names = allAlerts().map(({ name, labels: { slo, objective } = {} }) =>
    [name, slo, objective].filter((part) => part !== undefined).join(' '),
  );
  const named = EXPERIMENTS.flatMap(({ alert }) => alert ?? []);
  expect(named.filter((alert) => !names.includes(alert))).toEqual([]);
  expect(named.length).toBeGreaterThanOrEqual(20);
});
