import { eachDay, sumsOf } from './day-counts.ts';
import type { DayCount, Days } from './day-counts.ts';
import { count } from './table.ts';
import type { Report } from './table.ts';

const BEFORE = ['bags', 'deliveries', 'payments'] as const;
const STEPS = ['actions', 'declined', 'orders', 'cancelled', 'returned'] as const;

export function funnelReport(days: Days, sites: readonly string[], counts: readonly DayCount[]): Report {
  return {
    about: [
      'Looked: pages of pieces that were on a screen. Bags: a first piece in an empty bag. Deliveries: bags whose delivery was accepted.',
      'Payments: attempts that a provider was asked for, or that were free. One bag may have several.',
      'Up to here without visitors who do not wish to be counted, bots and editors; from here on by events, of everybody.',
      'Actions: payments that waited for the shopper at a bank, PayPal, Klarna or a lender. Declined: payments.',
    ],
    columns: [
      ...['Day', 'Shop', 'Looked', 'Bags', 'Deliveries', 'Payments'],
      ...['Actions', 'Declined', 'Orders', 'Cancelled', 'Returned'],
    ],
    rows: eachDay(days, sites, counts, (day, site, of) => {
      const { n } = sumsOf(of);
      return [
        day,
        site,
        count(n('views', 'product')),
        ...[...BEFORE, ...STEPS].map((name) => count(n(name))),
      ];
    }),
  };
}
