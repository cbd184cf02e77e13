import { rising, type Alert } from './alert.ts';

const page = { severity: 'page' } as const;
const ticket = { severity: 'ticket' } as const;

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
    ...{ name: 'SignInsRefused', for: '5m', runbook: 'credential-stuffing.md', ...ticket },
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
    ...{ name: 'CardAttemptsLimited', for: '5m', runbook: 'card-testing.md', ...page },
    ...answered('initiateCardPayment', 'TooManyAttemptsError', 50),
    summary: 'more than 50 payments in ten minutes were refused by the limits: cards may be tested here',
  },
  {
    ...{ name: 'BotCheckRefuses', for: '5m', runbook: 'bot-check-down.md', ...ticket },
    ...answered('signUp', 'ReCaptchaError', 50),
    summary: 'the bot check refused more than 50 sign-ups in ten minutes: it may not answer',
  },
];
