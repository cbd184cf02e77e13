import { constant, page, type Alert } from './alert.ts';

const PLACED = 'loupe_graphql_answers_total{answer="OrderPlaced"}';

/** What a silent failure looks like: no error is counted, and nothing is sold. */
const NO_ORDERS: Alert = {
  name: 'NoOrders',
  for: '10m',
  runbook: 'no-orders.md',
  ...page,
  expr: `sum(increase(${PLACED}[30m])) == 0 and sum(increase(${PLACED}[30m] offset 1d)) > 20`,
  summary: 'no order for half an hour, in which there were more than 20 yesterday',
  examples: [
    {
      series: 'loupe_graphql_answers_total{operation="createFreeOfChargeOrder",answer="OrderPlaced"}',
      bad: '0+2x1440 2880x90',
      good: '0+2x1530',
    },
  ],
  judgedAt: '1500m',
};

/** Without these every alert on orders, money and events is silent. */
const KEY_METRICS = [
  ['requests', 'loupe_graphql_requests_total{job="gateway"}', 'operation="GetProduct",outcome="ok"'],
  ['pages', 'loupe_http_requests_total{job="web"}', 'route="other",status="2xx"'],
  ['orders', 'loupe_graphql_answers_total{job="cart-checkout"}', 'operation="addToCart",answer="Cart"'],
  [
    'payments',
    'loupe_payments_attempts_total{job="payments-finance"}',
    'method="paypal",outcome="authorised"',
  ],
  ['events', 'loupe_outbox_oldest_seconds{job="cart-checkout"}', ''],
  [
    'projections',
    'loupe_consumer_oldest_seconds{job="cart-checkout"}',
    'consumer="cart-checkout.site-limits-projection"',
  ],
] as const;

export const TRADING: readonly Alert[] = [
  NO_ORDERS,
  ...KEY_METRICS.map(([of, selector, others]): Alert => ({
    name: 'MetricsAbsent',
    labels: { of },
    for: '5m',
    runbook: 'metrics-missing.md',
    ...page,
    expr: `absent(${selector})`,
    summary: `no process reports ${of}: alerts on them cannot fire`,
    examples: [
      {
        series: others === '' ? selector : selector.replace('}', `,${others}}`),
        bad: '_x90',
        good: constant(1),
      },
    ],
  })),
];
