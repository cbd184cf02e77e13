import { above, constant, page, rising, ticket, type Alert } from './alert.ts';

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
    name: 'OutboxBacklog',
    for: '5m',
    runbook: 'outbox-stuck.md',
    ...page,
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
  above('loupe_consumer_oldest_seconds', 30, {
    name: 'ProjectionBehind',
    for: '2m',
    runbook: 'dead-letters.md',
    ...page,
    by: 'job, consumer',
    summary: 'a consumer is 30 seconds behind: a projection is old',
  }),
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
