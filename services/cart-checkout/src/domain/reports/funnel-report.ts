import { eachDay, sumsOf } from './day-counts.ts';
import type { DayCount, Days } from './day-counts.ts';
import { count } from './table.ts';
import type { Report } from './table.ts';

/** What views are counted as, from the first page of a purchase to the last. */
const STEPS = [
  ['Lists', ['list', 'search']],
  ['Products', ['product']],
  ['Bag', ['bag']],
  ['Delivery', ['delivery']],
  ['Payment', ['payment']],
] as const;

export function funnelReport(days: Days, sites: readonly string[], counts: readonly DayCount[]): Report {
  return {
    about: [
      'Views of pages, not visitors: who looks at a page twice is counted twice, and who asked not to be counted is not.',
      'Below the line of payment: challenges of banks, declined payments and orders, by events. They count everybody.',
    ],
    columns: [
      ...['Day', 'Shop', 'All pages', ...STEPS.map(([title]) => title)],
      ...['Challenged', 'Declined', 'Orders'],
    ],
    rows: eachDay(days, sites, counts, (day, site, of) => {
      const { n } = sumsOf(of);
      const views = STEPS.map(([, pages]) => pages.reduce((sum, page) => sum + n('view', page), 0));
      const events = ['challenged', 'declined', 'orders'].map((name) => n(name));
      return [day, site, ...[n('view'), ...views, ...events].map(count)];
    }),
  };
}
