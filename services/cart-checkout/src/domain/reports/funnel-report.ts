import { eachDay, sumsOf } from './day-counts.ts';
import type { DayCount, Days } from './day-counts.ts';
import { count } from './table.ts';
import type { Report } from './table.ts';

const STEPS = ['actions', 'declined', 'orders', 'cancelled', 'returned'] as const;

export function funnelReport(days: Days, sites: readonly string[], counts: readonly DayCount[]): Report {
  return {
    about: [
      'From the payment on, by events. Actions: payments that waited for the shopper at a bank, PayPal, Klarna or a lender.',
      'Declined: payments, of which one order may have several.',
      'Views of pages are not counted.',
    ],
    columns: ['Day', 'Shop', 'Actions', 'Declined', 'Orders', 'Cancelled', 'Returned'],
    rows: eachDay(days, sites, counts, (day, site, of) => {
      const { n } = sumsOf(of);
      return [day, site, ...STEPS.map((name) => count(n(name)))];
    }),
  };
}
