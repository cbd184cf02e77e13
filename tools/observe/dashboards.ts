import { SERVICES } from '@loupe/contracts/services';
import { panel, percentile, query, type Dashboard, type Panel } from './dashboard.ts';
import { readSlo } from './slo.ts';
import { trade } from './trade-dashboard.ts';

const REQUESTS = 'loupe_graphql_requests_total';
const SECONDS = 'loupe_graphql_request_seconds_bucket';
const ANSWERS = 'loupe_graphql_answers_total';

/** The mutations that can end in an order number. */
const PLACING = (readSlo().journeys.find(({ name }) => name === 'place-order')?.operations ?? [])
  .map((name) => name.charAt(0).toLowerCase() + name.slice(1))
  .join('|');

const golden: Dashboard = {
  uid: 'golden-signals',
  title: 'golden signals',
  panels: [
    panel(
      'Requests',
      'reqps',
      query(`sum by (operation) (rate(${REQUESTS}{job="gateway"}[5m])) > 0`, '{{operation}}'),
    ),
    panel(
      'Errors of ours',
      'percentunit',
      query(
        `sum(rate(${REQUESTS}{job="gateway",outcome="failed"}[5m])) / sum(rate(${REQUESTS}{job="gateway"}[5m]))`,
        'failed',
      ),
      query(
        `sum(rate(${REQUESTS}{job="gateway",outcome="refused"}[5m])) / sum(rate(${REQUESTS}{job="gateway"}[5m]))`,
        'refused',
      ),
    ),
    panel(
      'Duration',
      's',
      query(percentile(0.5, `${SECONDS}{job="gateway"}`), 'p50'),
      query(percentile(0.95, `${SECONDS}{job="gateway"}`), 'p95'),
      query(percentile(0.99, `${SECONDS}{job="gateway"}`), 'p99'),
    ),
    panel('Event loop lag', 's', query('max by (job) (loupe_process_event_loop_lag_seconds)', '{{job}}')),
    panel('CPU', 'short', query('sum by (job) (rate(loupe_process_cpu_seconds_total[5m]))', '{{job}}')),
    panel(
      'Callers waiting for Postgres',
      'short',
      query('max by (job, pool) (loupe_pool_waiting)', '{{job}} {{pool}}'),
    ),
    ...readSlo().journeys.map(({ name }) =>
      panel(
        `Error budget of ${name}`,
        'percentunit',
        query(`loupe:slo_errors:ratio_rate1h{slo="${name}"}`, '{{objective}}'),
      ),
    ),
  ],
};

const order: Dashboard = {
  uid: 'an-orders-way',
  title: "an order's way",
  panels: [
    panel(
      'Pieces put into bags',
      'reqps',
      query(`sum(rate(${ANSWERS}{operation="addToCart",answer="Cart"}[5m]))`, 'added'),
    ),
    panel(
      'Answers to a payment',
      'reqps',
      query(`sum by (answer) (rate(${ANSWERS}{operation=~"${PLACING}"}[5m])) > 0`, '{{answer}}'),
    ),
    panel('Orders', 'reqps', query(`sum(rate(${ANSWERS}{answer="OrderPlaced"}[5m]))`, 'placed')),
    panel(
      'Time to pay',
      's',
      query(percentile(0.95, `${SECONDS}{job="cart-checkout",operation="initiateCardPayment"}`), 'p95'),
      query(percentile(0.99, `${SECONDS}{job="cart-checkout",operation="initiateCardPayment"}`), 'p99'),
    ),
    panel('Stock held', 'percentunit', query('max(loupe_checkout_stock_held_ratio)', 'share')),
    panel('Products held out', 'short', query('max(loupe_checkout_skus_held_out)', 'products')),
    panel('Placements past due', 'short', query('max(loupe_checkout_placements_past_due)', 'placements')),
    panel(
      'E-mails and dispatches late',
      's',
      query('max by (job) (loupe_later_work_oldest_seconds)', '{{job}}'),
    ),
  ],
};

const money: Dashboard = {
  uid: 'money',
  title: 'money',
  panels: [
    panel(
      'Authorisations',
      'reqps',
      query(
        'sum by (method, outcome) (rate(loupe_payments_attempts_total[5m])) > 0',
        '{{method}} {{outcome}}',
      ),
    ),
    panel(
      'Declined',
      'percentunit',
      query(
        'sum(rate(loupe_payments_attempts_total{outcome="declined"}[10m])) / sum(rate(loupe_payments_attempts_total{outcome=~"authorised|declined"}[10m]))',
        'declined',
      ),
    ),
    panel(
      'Latency of providers',
      's',
      query(percentile(0.95, 'loupe_outgoing_seconds_bucket{job="payments-finance"}', 'host'), '{{host}}'),
    ),
    panel(
      'Calls to providers without an answer',
      'reqps',
      query(
        'sum by (host) (rate(loupe_outgoing_seconds_count{job="payments-finance",result!~"2xx|3xx|4xx"}[5m]))',
        '{{host}}',
      ),
    ),
    panel('Unknown tenders', 'short', query('max(loupe_payments_unknown_tenders)', 'tenders')),
    panel('Oldest unsettled', 's', query('max(loupe_payments_oldest_unsettled_seconds)', 'age')),
    panel('Refused settlements', 'short', query('max(loupe_payments_refused_settlements)', 'refused')),
    panel('Paused after a restore', 's', query('max(loupe_payments_paused_seconds)', 'paused')),
    panel('Orders lost with a restore', 'short', query('max(loupe_payments_lost_orders)', 'orders')),
    panel('Holds that end unrenewed', 'short', query('max(loupe_payments_holds_ending)', 'holds')),
    panel('Orders without a hold', 'short', query('max(loupe_payments_holds_missing)', 'orders')),
    panel('Loans past their limit', 'short', query('max(loupe_payments_waits_late)', 'loans')),
    panel('Parcels not paid for', 'short', query('max(loupe_payments_parcels_unpaid)', 'orders')),
    panel('Gift cards not issued', 'short', query('max(loupe_payments_gift_cards_late)', 'late')),
    panel(
      'Gift cards not delivered',
      's',
      query('max(loupe_payments_gift_cards_undelivered_seconds)', 'age'),
    ),
    panel(
      'Gift cards refused',
      'short',
      query(
        'sum by (call, code) (increase(loupe_payments_gift_card_refusals_total[30m]))',
        '{{call}} {{code}}',
      ),
    ),
    panel(
      'Gift cards typed',
      'short',
      query('sum by (outcome) (increase(loupe_payments_gift_card_checks_total[10m]))', '{{outcome}}'),
    ),
    panel('Abandoned reversals', 'short', query('max(loupe_payments_abandoned_reversals)', 'reversals')),
  ],
};

const messaging: Dashboard = {
  uid: 'messaging',
  title: 'messaging',
  panels: [
    panel('Outbox backlog', 'short', query('max by (job) (loupe_outbox_backlog)', '{{job}}')),
    panel('Oldest unpublished event', 's', query('max by (job) (loupe_outbox_oldest_seconds)', '{{job}}')),
    panel('Consumer lag', 'short', query('sum by (consumer) (loupe_consumer_lag_messages)', '{{consumer}}')),
    panel(
      'Oldest message in work',
      's',
      query('max by (consumer) (loupe_consumer_oldest_seconds)', '{{consumer}}'),
    ),
    panel(
      'From publication to handling, p95',
      's',
      query(percentile(0.95, 'loupe_consumer_delay_seconds_bucket', 'consumer'), '{{consumer}}'),
    ),
    panel(
      'Messages handled',
      'reqps',
      query('sum by (consumer) (rate(loupe_consumer_delay_seconds_count[5m]))', '{{consumer}}'),
    ),
    panel('Parked keys', 'short', query('max by (consumer) (loupe_parked_keys)', '{{consumer}}')),
    panel(
      'Stopped for good',
      'short',
      query('sum by (job) (loupe_relay_dead)', '{{job}} relay'),
      query('sum by (consumer) (loupe_consumer_dead)', '{{consumer}}'),
    ),
  ],
};

/** What every process reports. */
const processPanels = (job: string): Panel[] => [
  panel(
    'HTTP requests',
    'reqps',
    query(
      `sum by (route, status) (rate(loupe_http_requests_total{job="${job}"}[5m])) > 0`,
      '{{route}} {{status}}',
    ),
  ),
  panel(
    'HTTP duration, p95',
    's',
    query(percentile(0.95, `loupe_http_request_seconds_bucket{job="${job}"}`, 'route'), '{{route}}'),
  ),
  panel(
    'Event loop',
    'percentunit',
    query(`max by (instance) (loupe_process_event_loop_busy_ratio{job="${job}"})`, 'busy {{instance}}'),
  ),
  panel(
    'Memory',
    'bytes',
    query(`max by (instance) (loupe_process_resident_bytes{job="${job}"})`, 'resident {{instance}}'),
    query(`max by (instance) (loupe_process_heap_used_bytes{job="${job}"})`, 'heap {{instance}}'),
  ),
];

const graphPanels = (job: string): Panel[] => [
  panel(
    'Operations',
    'reqps',
    query(`sum by (operation) (rate(${REQUESTS}{job="${job}"}[5m])) > 0`, '{{operation}}'),
  ),
  panel(
    'Failed',
    'reqps',
    query(`sum by (operation) (rate(${REQUESTS}{job="${job}",outcome="failed"}[5m])) > 0`, '{{operation}}'),
  ),
  panel(
    'Duration, p95',
    's',
    query(percentile(0.95, `${SECONDS}{job="${job}"}`, 'operation'), '{{operation}}'),
  ),
];

/** Those that call other processes or third parties over HTTP. */
const CALLERS: readonly string[] = ['gateway', 'identity', 'cart-checkout', 'payments-finance'];

const callPanels = (job: string): Panel[] =>
  CALLERS.includes(job)
    ? [
        panel(
          'Calls it makes, p95',
          's',
          query(percentile(0.95, `loupe_outgoing_seconds_bucket{job="${job}"}`, 'host'), '{{host}}'),
        ),
      ]
    : [];

const poolPanels = (job: string): Panel[] => [
  panel(
    'Connections to Postgres',
    'short',
    query(`max by (pool) (loupe_pool_connections_used{job="${job}"})`, 'used {{pool}}'),
    query(`max by (pool) (loupe_pool_connections_max{job="${job}"})`, 'at most {{pool}}'),
    query(`max by (pool) (loupe_pool_waiting{job="${job}"})`, 'waiting {{pool}}'),
  ),
  panel(
    'Sources of metrics',
    'short',
    query(`min by (source) (loupe_metrics_source_up{job="${job}"})`, '{{source}}'),
  ),
];

const ofProcess = (job: string, panels: readonly Panel[]): Dashboard => ({ uid: job, title: job, panels });

export const DASHBOARDS: readonly Dashboard[] = [
  ...[golden, order, money, trade, messaging],
  ...SERVICES.map((service) =>
    ofProcess(service, [
      ...graphPanels(service),
      ...callPanels(service),
      ...poolPanels(service),
      ...processPanels(service),
    ]),
  ),
  ofProcess('gateway', [...graphPanels('gateway'), ...callPanels('gateway'), ...processPanels('gateway')]),
  ...['web', 'media'].map((job) => ofProcess(job, processPanels(job))),
];
