import { above, ticket, type Alert } from './alert.ts';

/** What is said of paying over time. */
export const FINANCE_ALERTS: readonly Alert[] = [
  // Instances read them every ten minutes.
  above('loupe_payments_finance_terms_age_seconds', 3_600, {
    name: 'FinanceTermsOld',
    for: '5m',
    runbook: 'finance-terms-old.md',
    ...ticket,
    summary: 'the products of the lender were last read more than an hour ago',
  }),
];
