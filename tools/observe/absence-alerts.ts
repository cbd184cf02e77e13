import { SERVICES } from '@loupe/contracts/services';
import { constant, page, ticket, type Alert } from './alert.ts';
import { METRICS_PORTS } from './metrics-ports.ts';

const PROCESSES = Object.keys(METRICS_PORTS);
const WITH_CONSUMERS = ['catalog-search', 'cart-checkout', 'payments-finance', 'stores-reservations'];
const WITH_LATER_WORK = ['identity', 'cart-checkout', 'stores-reservations'];
const WITH_DUE_TABLES = ['identity', 'content', 'cart-checkout', 'payments-finance', 'stores-reservations'];

interface Reported {
  /** The label `of` of the alert. */
  readonly of: string;
  readonly jobs: readonly string[];
  readonly metrics: readonly string[];
}

/**
 * The metrics that alerts read, and the processes each of which reports them from its start. Not here: histograms, which report what has
 * happened, and the end of a certificate, which is reported where a merchant is named.
 */
export const REPORTED: readonly Reported[] = [
  {
    of: 'every process',
    jobs: PROCESSES,
    metrics: ['loupe_http_requests_total', 'loupe_process_event_loop_lag_seconds', 'loupe_metrics_source_up'],
  },
  {
    of: 'every service',
    jobs: SERVICES,
    metrics: [
      'loupe_pool_waiting',
      'loupe_relay_dead',
      'loupe_outbox_backlog',
      'loupe_outbox_oldest_seconds',
      'loupe_parked_keys',
    ],
  },
  {
    of: 'consumers',
    jobs: WITH_CONSUMERS,
    metrics: ['loupe_consumer_dead', 'loupe_consumer_oldest_seconds'],
  },
  {
    of: 'later work',
    jobs: WITH_LATER_WORK,
    metrics: ['loupe_later_work_oldest_seconds', 'loupe_later_work_age_seconds', 'loupe_mails_total'],
  },
  { of: 'due rows', jobs: WITH_DUE_TABLES, metrics: ['loupe_overdue_seconds'] },
  {
    of: 'gateway',
    jobs: ['gateway'],
    metrics: ['loupe_graphql_requests_total', 'loupe_sessions_refused_total'],
  },
  {
    of: 'identity',
    jobs: ['identity'],
    metrics: ['loupe_graphql_answers_total', 'loupe_identity_privacy_oldest_seconds'],
  },
  {
    of: 'cart-checkout',
    jobs: ['cart-checkout'],
    metrics: [
      'loupe_graphql_answers_total',
      'loupe_checkout_stock_held_ratio',
      'loupe_checkout_skus_held_out',
      'loupe_checkout_placements_past_due',
      'loupe_checkout_oldest_past_due_seconds',
      'loupe_checkout_dispatches_refused',
      'loupe_checkout_counts_differing',
      'loupe_checkout_counts_unchecked_days',
    ],
  },
  {
    of: 'payments-finance',
    jobs: ['payments-finance'],
    metrics: [
      'loupe_payments_attempts_total',
      'loupe_payments_unknown_tenders',
      'loupe_payments_abandoned_reversals',
      'loupe_payments_refused_settlements',
      'loupe_payments_oldest_unsettled_seconds',
      'loupe_payments_paused_seconds',
      'loupe_payments_lost_orders',
      'loupe_payments_holds_ending',
      'loupe_payments_holds_missing',
      'loupe_payments_waits_late',
      'loupe_payments_parcels_unpaid',
      'loupe_payments_gift_cards_late',
      'loupe_payments_gift_cards_waiting_seconds',
      'loupe_payments_gift_cards_undelivered_seconds',
      'loupe_payments_gift_card_refusals_total',
      'loupe_payments_gift_card_checks_total',
      'loupe_payments_finance_terms_age_seconds',
    ],
  },
  {
    of: 'stores-reservations',
    jobs: ['stores-reservations'],
    metrics: [
      'loupe_stores_requests_unanswered',
      'loupe_stores_hold_over_seconds',
      'loupe_stores_promises_late',
      'loupe_stores_uncounted_seconds',
    ],
  },
];

/** Read from others than our processes: the prober of the shops' addresses, and kubelet. */
const FROM_OTHERS = ['probe_ssl_earliest_cert_expiry', 'kubelet_volume_stats_available_bytes'];

/** A process that answers and leaves a metric out; one that does not answer has alerts of its own. */
const leavesOut = (jobs: readonly string[], metric: string): string =>
  `label_replace(count by (job) (up{job=~"${jobs.join('|')}"} == 1) unless count by (job) (${metric}), "metric", "${metric}", "", "")`;

const groupAlert = ({ of, jobs, metrics }: Reported): Alert => {
  const last = metrics.at(-1)!;
  return {
    name: 'MetricsAbsent',
    labels: { of },
    for: '15m',
    runbook: 'metrics-missing.md',
    ...ticket,
    expr: metrics.map((metric) => leavesOut(jobs, metric)).join(' or '),
    summary: `a process leaves out a metric of ${of}: the alert on it cannot fire`,
    examples: jobs.flatMap((job) => [
      { series: `up{job="${job}",instance="a"}`, bad: constant(1), good: constant(1) },
      ...metrics.map((metric) => ({
        series: `${metric}{job="${job}"}`,
        bad: job === jobs[0] && metric === last ? '_x90' : constant(0),
        good: metric === 'loupe_metrics_source_up' ? constant(1) : constant(0),
      })),
    ]),
  };
};

const otherAlert = (metric: string): Alert => ({
  name: 'MetricsAbsent',
  labels: { of: metric },
  for: '15m',
  runbook: 'metrics-missing.md',
  ...ticket,
  expr: `absent(${metric})`,
  summary: `nobody reports ${metric}: the alerts on it cannot fire`,
  examples: [{ series: metric, bad: '_x90', good: constant(1e9) }],
});

/** An alert on a series that does not exist is silent: each of these says so in its place. */
export const ABSENCE: readonly Alert[] = [
  {
    // One that was never started, or whose deployment was scaled to 0, is no target: `up` does not exist.
    name: 'ProcessAbsent',
    for: '5m',
    runbook: 'metrics-missing.md',
    ...page,
    expr: PROCESSES.map((job) => `absent(up{job="${job}"})`).join(' or '),
    summary: 'Prometheus knows no instance of a process: none runs, or none is looked for',
    examples: PROCESSES.map((job) => ({
      series: `up{job="${job}",instance="a"}`,
      bad: job === 'media' ? '_x90' : constant(1),
      good: constant(1),
    })),
  },
  ...REPORTED.map(groupAlert),
  ...FROM_OTHERS.map(otherAlert),
];
