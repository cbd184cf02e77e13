import { above, constant, page, rising, ticket, type Alert } from './alert.ts';
import { effectConsumers } from './slo.ts';

const EFFECTS = effectConsumers();

/** Events on their way, and work that is done after an answer. */
export const MESSAGING: readonly Alert[] = [
  above('loupe_relay_dead', 0, {
    name: 'RelayDead',
    for: '1m',
    runbook: 'consumer-ended.md',
    ...page,
    by: 'job, instance',
    summary: 'the relay of a process has stopped for good and the process was not replaced',
  }),
  above('loupe_consumer_dead', 0, {
    name: 'ConsumerDead',
    for: '1m',
    runbook: 'consumer-ended.md',
    ...page,
    by: 'job, consumer',
    summary: 'a consumer has stopped for good and its process was not replaced',
  }),
  above('loupe_outbox_backlog', 1_000, {
    // An import makes as many and they leave; whether they do says the next one.
    name: 'OutboxBacklog',
    for: '5m',
    runbook: 'outbox-stuck.md',
    ...ticket,
    by: 'job',
    summary: 'more than 1,000 events of a service are not published',
  }),
  above('loupe_outbox_oldest_seconds', 60, {
    name: 'OutboxStuck',
    for: '1m',
    runbook: 'outbox-stuck.md',
    ...page,
    by: 'job',
    summary: 'an event has not been published for a minute',
  }),
  {
    name: 'ProjectionBehind',
    for: '2m',
    runbook: 'dead-letters.md',
    ...page,
    expr: `max by (job, consumer) (loupe_consumer_oldest_seconds{consumer!~"${EFFECTS}"}) > 30`,
    summary: 'a consumer is 30 seconds behind: a projection is old',
    examples: [
      {
        series: 'loupe_consumer_oldest_seconds{job="a",consumer="cart-checkout.product-projection"}',
        bad: constant(31),
        good: constant(30),
      },
      {
        series: 'loupe_consumer_oldest_seconds{job="a",consumer="cart-checkout.order-confirmation"}',
        bad: constant(0),
        good: constant(300),
      },
    ],
  },
  {
    name: 'EffectsBehind',
    for: '5m',
    runbook: 'dead-letters.md',
    ...ticket,
    expr: `max by (job, consumer) (loupe_consumer_oldest_seconds{consumer=~"${EFFECTS}"}) > 600`,
    summary: 'a consumer of e-mails, dispatches or counts is ten minutes behind',
    examples: [
      {
        series: 'loupe_consumer_oldest_seconds{job="a",consumer="cart-checkout.dispatch"}',
        bad: constant(601),
        good: constant(600),
      },
    ],
  },
  above('loupe_parked_keys', 0, {
    name: 'KeysParked',
    for: '1m',
    runbook: 'dead-letters.md',
    ...ticket,
    by: 'job, consumer',
    summary: 'messages of a key wait for a replay',
  }),
  above('loupe_later_work_oldest_seconds', 600, {
    name: 'LaterWorkLate',
    for: '5m',
    runbook: 'later-work-waiting.md',
    ...ticket,
    by: 'job',
    summary: 'an e-mail, a dispatch or the making of a video room has waited for ten minutes',
  }),
  // A refund waits for an hour for the gift card that was returned with it, when a request for that card was lost.
  above('loupe_overdue_seconds', 7_200, {
    name: 'WorkOverdue',
    for: '5m',
    runbook: 'work-overdue.md',
    ...ticket,
    by: 'job, table',
    summary: 'work of a table has been due for two hours and is not done',
  }),
  above('loupe_identity_privacy_oldest_seconds', 25 * 86_400, {
    name: 'PrivacyRequestOld',
    for: '1h',
    runbook: 'privacy-request.md',
    ...ticket,
    summary: 'a person asked about the data 25 days ago and has no answer: the law gives a month',
  }),
  {
    name: 'MailWaits',
    for: '5m',
    runbook: 'later-work-waiting.md',
    ...ticket,
    expr: 'max by (job, kind) (loupe_later_work_age_seconds{kind!~"dispatch|video-room|video-room-close"}) > 14400',
    summary: 'an e-mail has failed for four hours',
    examples: [
      {
        series: 'loupe_later_work_age_seconds{job="a",kind="order-email"}',
        bad: constant(14_401),
        good: constant(14_400),
      },
    ],
  },
  {
    name: 'VideoRoomsWait',
    for: '5m',
    runbook: 'later-work-waiting.md',
    ...ticket,
    expr: 'max by (job) (loupe_later_work_age_seconds{kind="video-room"}) > 3600',
    summary: 'a visitor who booked an appointment by video an hour ago has no link to its room',
    examples: [
      {
        series: 'loupe_later_work_age_seconds{job="a",kind="video-room"}',
        bad: constant(3_601),
        good: constant(3_600),
      },
    ],
  },
  {
    // Waiting e-mails are sent when it is back, so it can wait until somebody is at work.
    name: 'MailOutage',
    for: '10m',
    runbook: 'later-work-waiting.md',
    ...ticket,
    expr: 'sum by (job) (increase(loupe_mails_total{outcome="unavailable"}[15m])) > 5 and sum by (job) (increase(loupe_mails_total{outcome="sent"}[15m])) == 0',
    summary: 'the mail server takes no e-mail: confirmations and links to new passwords wait',
    examples: [
      { series: 'loupe_mails_total{job="identity",outcome="sent"}', bad: constant(9), good: rising(10) },
      { series: 'loupe_mails_total{job="identity",outcome="unavailable"}', bad: rising(2), good: rising(1) },
    ],
  },
  {
    name: 'MailRefused',
    for: '0m',
    runbook: 'mail-refused.md',
    ...ticket,
    expr: `sum by (job) (increase(loupe_mails_total{outcome="refused"}[1h])) > 5 and sum by (job) (increase(loupe_mails_total{outcome="refused"}[1h])) / sum by (job) (increase(loupe_mails_total{outcome=~"refused|sent"}[1h])) > 0.05`,
    summary: 'more than a twentieth of the e-mails of an hour were refused for good',
    examples: [
      { series: 'loupe_mails_total{job="cart-checkout",outcome="sent"}', bad: rising(10), good: rising(100) },
      { series: 'loupe_mails_total{job="cart-checkout",outcome="refused"}', bad: rising(2), good: rising(1) },
    ],
  },
];
