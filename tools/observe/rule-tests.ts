import type { Alert } from './alert.ts';
import { allAlerts, rulesFile, rulesOf } from './rules.ts';

/** Within the ninety minutes of the examples, after the longest `for`. */
const JUDGED_AT = '85m';

const selectorOf = ({ name, labels = {} }: Alert): string => {
  const all = { alertname: name, alertstate: 'firing', ...labels };
  return `ALERTS{${Object.entries(all)
    .map(([key, value]) => `${key}="${value}"`)
    .join(',')}}`;
};

const testOf = (alert: Alert, state: 'bad' | 'good') => ({
  name: `${alert.name} ${Object.values(alert.labels ?? {}).join(' ')} ${state === 'bad' ? 'fires' : 'is silent'}`,
  interval: '1m',
  input_series: alert.examples.map((example) => ({ series: example.series, values: example[state] })),
  promql_expr_test: [
    {
      expr: `count(${selectorOf(alert)})`,
      eval_time: JUDGED_AT,
      exp_samples: state === 'bad' ? [{ labels: '{}', value: 1 }] : [],
    },
  ],
});

/**
 * Files for `promtool test rules`, by name: each alert alone fires on its bad example and is silent on its good one, and all of them
 * are silent on a healthy shop.
 */
export function ruleTests(alerts: readonly Alert[] = allAlerts()): Record<string, object> {
  const each = alerts.flatMap((alert, index) => [
    [`rules-${index}.json`, rulesOf(alert)] as const,
    [
      `test-${index}.json`,
      testsOf(`rules-${index}.json`, [testOf(alert, 'bad'), testOf(alert, 'good')]),
    ] as const,
  ]);
  return {
    ...Object.fromEntries(each),
    'rules-all.json': rulesFile(),
    'test-all.json': testsOf('rules-all.json', [overSoon(), allWell()]),
  };
}

const testsOf = (rulesPath: string, tests: readonly object[]) => ({
  rule_files: [rulesPath],
  evaluation_interval: '1m',
  tests,
});

/** Errors that ended an hour ago are in the long window still, but nobody is called for them. */
function overSoon() {
  const series = (outcome: string) =>
    `loupe_graphql_requests_total{job="gateway",operation="InitiateCardPayment",outcome="${outcome}"}`;
  return {
    name: 'errors that are over call nobody',
    interval: '1m',
    input_series: [
      { series: series('ok'), values: '0+60x90' },
      { series: series('failed'), values: '0+60x20 1200x70' },
    ],
    promql_expr_test: [
      {
        expr: 'count(ALERTS{alertname="ErrorBudgetBurnsFast",alertstate="firing"})',
        eval_time: '50m',
        exp_samples: [],
      },
    ],
  };
}

/** All good examples together; of a series that several alerts read, the first. */
function allWell() {
  const good = new Map<string, string>();
  for (const { examples } of allAlerts())
    for (const { series, good: values } of examples) if (!good.has(series)) good.set(series, values);
  const quiet = [...good].map(([series, values]) => ({
    series,
    values: series.startsWith('loupe_payments_unknown_tenders') ? '0x90' : values,
  }));
  return {
    name: 'a healthy shop has no alert',
    interval: '1m',
    input_series: quiet,
    promql_expr_test: [{ expr: 'count(ALERTS)', eval_time: JUDGED_AT, exp_samples: [] }],
  };
}
