import { ABSENCE } from './absence-alerts.ts';
import { ABUSE } from './abuse-alerts.ts';
import { above, constant, page, rising, ticket, type Alert } from './alert.ts';
import { certificateAlerts } from './certificate-alerts.ts';
import { RESTORE } from './restore-alerts.ts';
import { COUNT_ALERTS } from './count-alerts.ts';
import { FINANCE_ALERTS } from './finance-alerts.ts';
import { GIFT_CARD_ALERTS } from './gift-card-alerts.ts';
import { MESSAGING } from './message-alerts.ts';
import { PLATFORM } from './platform-alerts.ts';
import { STORE_ALERTS } from './store-alerts.ts';
import { TRADING } from './trading-alerts.ts';

const providerCalls = (result = ''): string =>
  `sum by (host) (increase(loupe_outgoing_seconds_count{job="payments-finance"${result}}[10m]))`;
const unanswered = providerCalls(',result!~"2xx|3xx|4xx"');

const PAYMENTS: readonly Alert[] = [
  {
    name: 'CardsDeclined',
    for: '5m',
    runbook: 'provider-down.md',
    ...page,
    expr: `sum(increase(loupe_payments_attempts_total{outcome="declined"}[10m])) / sum(increase(loupe_payments_attempts_total{outcome=~"authorised|declined"}[10m])) > 0.5 and sum(increase(loupe_payments_attempts_total{outcome=~"authorised|declined"}[10m])) > 20`,
    summary: 'more than half of the authorisations of ten minutes were declined',
    examples: [
      {
        series: 'loupe_payments_attempts_total{method="credit-card",outcome="authorised"}',
        bad: rising(2),
        good: rising(20),
      },
      {
        series: 'loupe_payments_attempts_total{method="credit-card",outcome="declined"}',
        bad: rising(10),
        good: rising(5),
      },
    ],
  },
  {
    name: 'PaymentProviderSilent',
    for: '5m',
    runbook: 'provider-down.md',
    ...page,
    expr: `sum(increase(loupe_payments_attempts_total{outcome=~"no-answer|not-sent"}[10m])) / sum(increase(loupe_payments_attempts_total[10m])) > 0.1`,
    summary: 'more than a tenth of the authorisations of ten minutes got no answer from the provider',
    examples: [
      {
        series: 'loupe_payments_attempts_total{method="credit-card",outcome="authorised"}',
        bad: rising(10),
        good: rising(100),
      },
      {
        series: 'loupe_payments_attempts_total{method="credit-card",outcome="no-answer"}',
        bad: rising(10),
        good: rising(1),
      },
    ],
  },
  {
    // Before an authorisation there are other calls, without which none is attempted; and an open breaker sends few.
    name: 'PaymentProviderFails',
    for: '2m',
    runbook: 'provider-down.md',
    ...page,
    expr: `${unanswered} / ${providerCalls()} > 0.5 and ${unanswered} > 10`,
    summary: 'more than half of the calls to a payment provider failed within ten minutes',
    examples: [
      {
        series: 'loupe_outgoing_seconds_count{job="payments-finance",host="cards",result="2xx"}',
        bad: rising(1),
        good: rising(100),
      },
      {
        series: 'loupe_outgoing_seconds_count{job="payments-finance",host="cards",result="none"}',
        bad: rising(2),
        good: rising(1),
      },
    ],
  },
  above('loupe_payments_unknown_tenders', 20, {
    name: 'ManyTendersUnknown',
    for: '5m',
    runbook: 'payment-unknown.md',
    ...page,
    summary: 'the results of more than 20 payments are not known',
  }),
  above('loupe_payments_unknown_tenders', 0, {
    name: 'TenderUnknownForLong',
    for: '1h',
    runbook: 'payment-unknown.md',
    ...ticket,
    summary: 'the result of a payment has not been known for an hour',
  }),
  above('loupe_payments_abandoned_reversals', 0, {
    name: 'ReversalAbandoned',
    for: '1m',
    runbook: 'payments-stuck.md',
    ...ticket,
    summary: 'a reversal failed for a day: a shopper may still be charged',
  }),
  {
    name: 'SettlementRefused',
    for: '0m',
    runbook: 'capture-refused.md',
    ...ticket,
    expr: 'max(delta(loupe_payments_refused_settlements[30m])) > 0',
    summary: 'a capture, void or refund was refused',
    examples: [{ series: 'loupe_payments_refused_settlements', bad: '2x70 3x20', good: constant(3) }],
  },
  above('loupe_payments_oldest_unsettled_seconds', 3_600, {
    name: 'SettlementLate',
    for: '5m',
    runbook: 'payments-stuck.md',
    ...ticket,
    summary: 'a shipment, cancellation or return has not been settled for an hour',
  }),
];

const HOLDS: readonly Alert[] = [
  above('loupe_payments_holds_ending', 0, {
    name: 'HoldEndsUnrenewed',
    for: '5m',
    runbook: 'holds-that-end.md',
    ...page,
    summary: 'a hold ends within a day, before the promised day, and cannot be renewed',
  }),
  above('loupe_payments_holds_missing', 0, {
    name: 'HoldMissing',
    for: '1h',
    runbook: 'holds-that-end.md',
    ...ticket,
    summary: 'the hold of an order has ended, and the shopper has not paid again',
  }),
  above('loupe_payments_waits_late', 0, {
    name: 'LoanPastLimit',
    for: '5m',
    runbook: 'loans.md',
    ...page,
    summary: 'an application is past its limit, or not cancelled at the lender after its end',
  }),
  above('loupe_payments_parcels_unpaid', 0, {
    name: 'ParcelUnpaid',
    for: '5m',
    runbook: 'capture-refused.md',
    ...ticket,
    summary: 'a parcel has left and was not paid for',
  }),
];

const CHECKOUT: readonly Alert[] = [
  above('loupe_checkout_stock_held_ratio', 0.1, {
    name: 'StockHeld',
    for: '5m',
    runbook: 'placements-stuck.md',
    ...ticket,
    summary: 'more than a tenth of the stock is held for placements in progress',
  }),
  above('loupe_checkout_skus_held_out', 5, {
    name: 'ProductsHeldOut',
    for: '10m',
    runbook: 'placements-stuck.md',
    ...page,
    summary: 'every piece of more than 5 products is held for placements in progress',
  }),
  above('loupe_checkout_placements_past_due', 0, {
    name: 'PlacementsPastDue',
    for: '5m',
    runbook: 'placements-stuck.md',
    ...page,
    summary: 'placements are in progress after all their deadlines',
  }),
  above('loupe_later_work_age_seconds{kind="dispatch"}', 3_600, {
    name: 'DispatchLate',
    for: '1m',
    runbook: 'orders-not-handed-over.md',
    ...page,
    summary: 'the warehouse has not taken a paid order for an hour',
  }),
  above('loupe_checkout_dispatches_refused', 0, {
    name: 'DispatchRefused',
    for: '1m',
    runbook: 'payments-stuck.md',
    ...ticket,
    summary: 'the warehouse refused a paid order because of a field: nobody packs it',
  }),
  above('loupe_later_work_age_seconds{kind="money"}', 3_600, {
    name: 'MoneyNotTold',
    for: '1m',
    runbook: 'orders-not-handed-over.md',
    ...page,
    summary: 'the warehouse has not been told for an hour whether the money of an order is there',
  }),
  above('loupe_checkout_oldest_past_due_seconds', 3_600, {
    name: 'PlacementStuck',
    for: '1m',
    runbook: 'payments-stuck.md',
    ...page,
    summary: 'a placement has been past due for an hour',
  }),
];

const PROCESSES: readonly Alert[] = [
  {
    name: 'ProcessDown',
    for: '2m',
    runbook: 'process-overloaded.md',
    ...page,
    expr: 'up == 0',
    summary: 'a process does not answer',
    examples: [
      { series: 'up{job="cart-checkout",instance="a"}', bad: constant(0), good: constant(1) },
      // Scaled in: it may be asked once more while it ends, and is no target then.
      { series: 'up{job="cart-checkout",instance="b"}', bad: constant(1), good: '1x81 0 stale' },
    ],
  },
  {
    name: 'MetricsMissing',
    for: '5m',
    runbook: 'metrics-missing.md',
    ...ticket,
    expr: 'min by (job, source) (loupe_metrics_source_up) == 0',
    summary: 'the metrics of a source cannot be read: alerts on them are blind',
    examples: [
      { series: 'loupe_metrics_source_up{job="a",source="b"}', bad: constant(0), good: constant(1) },
    ],
  },
  above('loupe_process_event_loop_lag_seconds', 0.5, {
    name: 'EventLoopBlocked',
    for: '5m',
    runbook: 'process-overloaded.md',
    ...page,
    by: 'job, instance',
    summary: 'the event loop of a process is half a second late: add instances',
  }),
  above('loupe_pool_waiting', 0, {
    name: 'PoolExhausted',
    for: '5m',
    runbook: 'process-overloaded.md',
    ...page,
    by: 'job, pool',
    summary: 'callers wait for a connection to Postgres',
  }),
  {
    name: 'WebhooksFail',
    for: '5m',
    runbook: 'webhooks-failing.md',
    ...page,
    expr: `sum(rate(loupe_http_requests_total{job="gateway",route="webhook",status="5xx"}[5m])) / sum(rate(loupe_http_requests_total{job="gateway",route="webhook"}[5m])) > 0.05`,
    summary: 'more than a twentieth of the webhooks are not stored',
    examples: [
      {
        series: 'loupe_http_requests_total{job="gateway",route="webhook",status="2xx"}',
        bad: rising(10),
        good: rising(100),
      },
      {
        series: 'loupe_http_requests_total{job="gateway",route="webhook",status="5xx"}',
        bad: rising(10),
        good: rising(1),
      },
    ],
  },
];

export const ALERTS: readonly Alert[] = [
  ...TRADING,
  ...PAYMENTS,
  ...HOLDS,
  ...RESTORE,
  ...GIFT_CARD_ALERTS,
  ...FINANCE_ALERTS,
  ...COUNT_ALERTS,
  ...STORE_ALERTS,
  ...certificateAlerts(),
  ...CHECKOUT,
  ...MESSAGING,
  ...PROCESSES,
  ...PLATFORM,
  ...ABSENCE,
  ...ABUSE,
];
