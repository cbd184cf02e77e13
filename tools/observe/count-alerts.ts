import { above, ticket, type Alert } from './alert.ts';

/** What the shop counts itself, compared with the orders and the ledger every night. */
export const COUNT_ALERTS: readonly Alert[] = [
  // A day is compared again every ten minutes: a late event puts it right.
  above('loupe_checkout_counts_differing', 0, {
    name: 'CountsDiffer',
    for: '1h',
    runbook: 'counts-differ.md',
    ...ticket,
    summary: 'what was counted on a day is not what the orders or the ledger say',
  }),
  above('loupe_checkout_counts_unchecked_days', 0, {
    name: 'CountsUnchecked',
    for: '80m',
    runbook: 'counts-differ.md',
    ...ticket,
    summary: 'a day that has ended was not compared with the orders and the ledger',
  }),
];
