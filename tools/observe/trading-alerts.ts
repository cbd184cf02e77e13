import { constant, page, type Alert } from './alert.ts';

const PLACED = 'loupe_graphql_answers_total{answer="OrderPlaced"}';
const orders = (span: string, offset = ''): string => `sum(increase(${PLACED}[${span}]${offset}))`;

/** The middle of what the same hours of the last seven days had: one day of a sale or of an outage does not move it. */
const usual = (span: string): string => {
  const days = [1, 2, 3, 4, 5, 6, 7].map(
    (day) => `label_replace(${orders(span, ` offset ${day}d`)}, "day", "${day}", "", "")`,
  );
  return `quantile(0.5, ${days.join(' or ')})`;
};

/** As many are usual that chance leaves none of them out once in 160,000 spans (e^-12). */
const ENOUGH = 12;

/**
 * What a silent failure looks like: no error is counted, and nothing, or next to nothing, is sold. A large shop is judged by half an hour, a small one
 * by the hours in which it usually sells enough. Orders that no process counts are none.
 */
const noOrders = (span: string, words: string, minutes: number): Alert => {
  const usually = `0+${(2 * ENOUGH) / minutes}`;
  return {
    name: 'NoOrders',
    labels: { in: span },
    for: '10m',
    runbook: 'no-orders.md',
    ...page,
    expr: `(${orders(span)} or vector(0)) < 0.05 * (${usual(span)} > ${ENOUGH})`,
    summary: `hardly an order for ${words}, in which more than ${ENOUGH} are usual at this time`,
    examples: [
      {
        series: 'loupe_graphql_answers_total{operation="createFreeOfChargeOrder",answer="OrderPlaced"}',
        // From a day on there is no such series: its processes were replaced, or there are none.
        bad: `${usually}x1440 stale`,
        good: `${usually}x1900`,
      },
    ],
    judgedAt: `${1440 + minutes + 15}m`,
  };
};
const NO_ORDERS = [
  noOrders('30m', 'half an hour', 30),
  noOrders('2h', 'two hours', 120),
  noOrders('6h', 'six hours', 360),
];

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
  ...NO_ORDERS,
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
