import { panel, query, type Dashboard } from './dashboard.ts';

const today = (name: string, metric = 'loupe_counts_today') =>
  query(`max by (site) (${metric}{name="${name}"})`, '{{site}}');
const pounds = (name: string) => today(name, 'loupe_counts_today_pounds');

/** What the shop has counted since midnight in London (ADR 109, 110), beside what keeps it running. */
export const trade: Dashboard = {
  uid: 'trade',
  title: 'trade',
  panels: [
    panel('Orders today', 'short', today('orders')),
    panel('Sales today', 'currencyGBP', pounds('orders')),
    panel('Discounts today', 'currencyGBP', pounds('discounts')),
    panel('Cancelled today', 'currencyGBP', pounds('cancelled')),
    panel('Returned today', 'currencyGBP', pounds('returned')),
    panel('Refunded today', 'currencyGBP', pounds('refunded')),
    panel('Pages looked at today', 'short', today('views')),
    panel('Bags begun today', 'short', today('bags')),
    panel('Deliveries accepted today', 'short', today('deliveries')),
    panel('Payments begun today', 'short', today('payments')),
    panel('Searches today', 'short', today('searches')),
    panel('Searches in vain today', 'short', today('searches-in-vain')),
    panel('Payments declined today', 'short', today('declined')),
    panel('Payments that waited for the shopper today', 'short', today('actions')),
    panel(
      'Counts that differ from the books',
      'short',
      query('max(loupe_checkout_counts_differing)', 'figures'),
    ),
    panel('By how much', 'currencyGBP', query('max(loupe_checkout_counts_differing_pounds)', 'pounds')),
    panel('Days not compared', 'short', query('max(loupe_checkout_counts_unchecked_days)', 'days')),
  ],
};
