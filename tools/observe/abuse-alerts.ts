import { constant, page, rising, ticket, type Alert } from './alert.ts';

/** Answers of a type within ten minutes, beyond what people cause. */
const answered = (operation: string, answer: string, limit: number): Pick<Alert, 'expr' | 'examples'> => ({
  expr: `sum(increase(loupe_graphql_answers_total{operation="${operation}",answer="${answer}"}[10m])) > ${limit}`,
  examples: [
    {
      series: `loupe_graphql_answers_total{operation="${operation}",answer="${answer}"}`,
      bad: rising(limit),
      good: rising(limit / 50),
    },
  ],
});

export const ABUSE: readonly Alert[] = [
  {
    name: 'SignInsRefused',
    for: '5m',
    runbook: 'credential-stuffing.md',
    ...ticket,
    expr: `sum(increase(loupe_graphql_answers_total{operation="signIn",answer=~"SignInRefusedError|ReCaptchaError"}[10m])) / sum(increase(loupe_graphql_answers_total{operation="signIn"}[10m])) > 0.5 and sum(increase(loupe_graphql_answers_total{operation="signIn"}[10m])) > 100`,
    summary: 'more than half of the sign-ins of ten minutes were refused: somebody may try stolen passwords',
    examples: [
      {
        series: 'loupe_graphql_answers_total{operation="signIn",answer="User"}',
        bad: rising(4),
        good: rising(200),
      },
      {
        series: 'loupe_graphql_answers_total{operation="signIn",answer="SignInRefusedError"}',
        bad: rising(20),
        good: rising(20),
      },
    ],
  },
  {
    name: 'CardAttemptsLimited',
    for: '5m',
    runbook: 'card-testing.md',
    ...page,
    ...answered('initiateCardPayment', 'TooManyAttemptsError', 50),
    summary: 'more than 50 payments in ten minutes were refused by the limits: cards may be tested here',
  },
  {
    name: 'BotChecksAsked',
    for: '10m',
    runbook: 'card-testing.md',
    ...ticket,
    expr: `sum(increase(loupe_graphql_answers_total{operation="initiateCardPayment",answer="ReCaptchaError"}[10m])) > 50 and sum(increase(loupe_graphql_answers_total{operation="initiateCardPayment",answer="ReCaptchaError"}[10m])) / sum(increase(loupe_graphql_answers_total{operation="initiateCardPayment"}[10m])) > 0.3`,
    summary:
      'more than 50 payments of ten minutes, three in ten, were asked for the bot check: stock may be kept by people who do not pay, or cards tried',
    examples: [
      {
        series: 'loupe_graphql_answers_total{operation="initiateCardPayment",answer="OrderPlaced"}',
        bad: rising(5),
        good: rising(50),
      },
      {
        series: 'loupe_graphql_answers_total{operation="initiateCardPayment",answer="ReCaptchaError"}',
        bad: rising(10),
        good: rising(10),
      },
    ],
  },
  {
    name: 'PayAgainLimited',
    for: '5m',
    runbook: 'card-testing.md',
    ...page,
    ...answered('payAgain', 'TooManyAttemptsError', 20),
    summary:
      'more than 20 payments of orders that are paid again were refused in ten minutes: a link is used to test cards',
  },
  {
    name: 'GiftCardsGuessed',
    for: '5m',
    runbook: 'gift-card-guessing.md',
    ...page,
    expr: `sum(increase(loupe_payments_gift_card_checks_total{outcome=~"not-valid|bot-check|too-many"}[10m])) > 60 and sum(increase(loupe_payments_gift_card_checks_total{outcome=~"not-valid|bot-check|too-many"}[10m])) / sum(increase(loupe_payments_gift_card_checks_total[10m])) > 0.7`,
    summary:
      'more than 60 gift cards of ten minutes, seven in ten, were wrong or refused: numbers may be guessed',
    examples: [
      {
        series: 'loupe_payments_gift_card_checks_total{outcome="valid"}',
        bad: rising(1),
        good: rising(20),
      },
      {
        series: 'loupe_payments_gift_card_checks_total{outcome="not-valid"}',
        bad: rising(5),
        good: rising(7),
      },
      {
        series: 'loupe_payments_gift_card_checks_total{outcome="bot-check"}',
        bad: rising(5),
        good: constant(0),
      },
    ],
  },
  {
    name: 'SessionsRefused',
    for: '10m',
    runbook: 'sessions-refused.md',
    ...ticket,
    expr: 'sum(increase(loupe_sessions_refused_total[10m])) > 50',
    summary:
      'more than 50 visitors of ten minutes were refused a session: a program makes bags, or many people share a network',
    examples: [
      { series: 'loupe_sessions_refused_total{by="address"}', bad: rising(10), good: rising(1) },
      { series: 'loupe_sessions_refused_total{by="network"}', bad: constant(0), good: constant(0) },
      { series: 'loupe_sessions_refused_total{by="block"}', bad: constant(0), good: constant(0) },
    ],
  },
  {
    name: 'BotCheckRefuses',
    for: '5m',
    runbook: 'bot-check-down.md',
    ...ticket,
    ...answered('signUp', 'ReCaptchaError', 50),
    summary: 'the bot check refused more than 50 sign-ups in ten minutes: it may not answer',
  },
];
