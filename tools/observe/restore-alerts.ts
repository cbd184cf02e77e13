import { above, page, ticket, type Alert } from './alert.ts';

/** After a restore of the database. */
export const RESTORE: readonly Alert[] = [
  above('loupe_payments_paused_seconds', 3_600, {
    name: 'PaymentsPaused',
    for: '5m',
    runbook: 'restore.md',
    ...page,
    summary: 'nothing is sent to any provider since a restore an hour ago: shoppers cannot pay',
  }),
  above('loupe_payments_lost_orders', 0, {
    name: 'LostOrders',
    for: '30m',
    runbook: 'restore.md',
    ...ticket,
    summary: 'a provider has money of orders that a restore has lost, and nobody has decided about it',
  }),
];
