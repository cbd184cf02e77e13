import { above, ticket, type Alert } from './alert.ts';

const DAY_SECONDS = 86_400;

/** Pieces that stores keep for visitors, and what stores have. */
export const STORE_ALERTS: readonly Alert[] = [
  above('loupe_stores_requests_unanswered', 3, {
    name: 'StoresDoNotAnswer',
    for: '1h',
    runbook: 'stores-do-not-answer.md',
    ...ticket,
    summary: 'more than 3 visitors wait for stores that were reminded',
  }),
  above('loupe_stores_hold_over_seconds', 300, {
    name: 'HoldsPastTheirEnd',
    for: '5m',
    runbook: 'work-overdue.md',
    ...ticket,
    summary: 'the hold of a reservation ended five minutes ago, and nobody was told',
  }),
  above('loupe_stores_promises_late', 0, {
    name: 'PricePromisesLate',
    for: '30m',
    runbook: 'price-promises-late.md',
    ...ticket,
    summary: 'a visitor was promised an answer about a price by now, and has none',
  }),
  above('loupe_stores_uncounted_seconds', DAY_SECONDS + 3_600, {
    name: 'StoresNotCounted',
    for: '15m',
    runbook: 'stores-do-not-answer.md',
    ...ticket,
    summary: 'no store has been counted for more than a day: soon no store offers a piece',
  }),
];
