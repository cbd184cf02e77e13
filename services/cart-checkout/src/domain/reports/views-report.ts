import { eachDay } from './day-counts.ts';
import type { DayCount, Days } from './day-counts.ts';
import { count } from './table.ts';
import type { Report } from './table.ts';

/** Every kind of page that was looked at in the period has a row on each of its days. */
export function viewsReport(days: Days, sites: readonly string[], counts: readonly DayCount[]): Report {
  const views = counts.filter(({ name }) => name === 'views');
  const kinds = [...new Set(views.map(({ dim }) => dim))].sort();
  return {
    about: [
      'How often a page of a kind was on a screen: once for each address, and again when the browser goes back to it.',
      'Without visitors who do not wish to be counted, bots, editors, and browsers without script.',
    ],
    columns: ['Day', 'Shop', 'Page', 'Views'],
    rows: eachDay(days, sites, views, (day, site, of) =>
      kinds.map((kind) => {
        const n = of.find(({ dim }) => dim === kind)?.n ?? 0;
        return [day, site, kind, count(n)];
      }),
    ).flat(),
  };
}
