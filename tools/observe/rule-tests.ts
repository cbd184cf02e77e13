import type { Alert } from './alert.ts';
import { noOrdersTests } from './no-orders-tests.ts';
import { allAlerts, rulesFile, rulesOf } from './rules.ts';

/** Within the ninety minutes of the examples, after the longest `for`. */
const JUDGED_AT = '85m';
/** How often rules are evaluated in a test of days, so that it takes seconds. */
const SELDOM = '15m';

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
      eval_time: alert.judgedAt ?? JUDGED_AT,
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
      testsOf(`rules-${index}.json`, [testOf(alert, 'bad'), testOf(alert, 'good')], alert.judgedAt && SELDOM),
    ] as const,
  ]);
  return {
    ...Object.fromEntries(each),
    'rules-all.json': rulesFile(),
    'test-all.json': testsOf('rules-all.json', [overSoon(), allWell(), mailOutage()]),
    'rules-no-orders.json': rulesOf(...allAlerts().filter(({ name }) => name === 'NoOrders')),
    'test-no-orders.json': testsOf('rules-no-orders.json', noOrdersTests(), SELDOM),
  };
}

const testsOf = (rulesPath: string, tests: readonly object[], evaluated = '1m') => ({
  rule_files: [rulesPath],
  evaluation_interval: evaluated,
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
function healthySeries(): Map<string, string> {
  const good = new Map<string, string>();
  for (const { examples } of allAlerts())
    for (const { series, good: values } of examples) if (!good.has(series)) good.set(series, values);
  for (const series of good.keys())
    if (series.startsWith('loupe_payments_unknown_tenders')) good.set(series, '0x90');
  return good;
}

const inputOf = (all: ReadonlyMap<string, string>) =>
  [...all].map(([series, values]) => ({ series, values }));

const allWell = () => ({
  name: 'a healthy shop has no alert',
  interval: '1m',
  input_series: inputOf(healthySeries()),
  promql_expr_test: [{ expr: 'count(ALERTS)', eval_time: JUDGED_AT, exp_samples: [] }],
});

/** Consumers of e-mails are behind, and what they owe waits for hours. */
function mailOutage() {
  const confirmations = 'consumer="cart-checkout.order-confirmation"';
  const series = healthySeries()
    .set('loupe_mails_total{job="identity",outcome="sent"}', '9x90')
    .set('loupe_mails_total{job="identity",outcome="unavailable"}', '0+2x90')
    .set('loupe_later_work_age_seconds{job="a",kind="order-email"}', '20000x90')
    .set(`loupe_consumer_oldest_seconds{job="a",${confirmations}}`, '3000x90')
    .set(`loupe_consumer_delay_seconds_bucket{${confirmations},le="5"}`, '0x90')
    .set(`loupe_consumer_delay_seconds_bucket{${confirmations},le="60"}`, '0x90');
  const firing = (severity: string) => `count(ALERTS{alertstate="firing",${severity}})`;
  return {
    name: 'a mail server that is away has a ticket of its own and calls nobody',
    interval: '1m',
    input_series: inputOf(series),
    promql_expr_test: [
      { expr: firing('severity="page"'), eval_time: JUDGED_AT, exp_samples: [] },
      {
        expr: firing('alertname="MailOutage"'),
        eval_time: JUDGED_AT,
        exp_samples: [{ labels: '{}', value: 1 }],
      },
    ],
  };
}
