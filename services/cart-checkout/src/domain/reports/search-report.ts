import type { DayCount } from './day-counts.ts';
import { count } from './table.ts';
import type { Report } from './table.ts';

/** Words that were searched for in fewer minutes may be one visitor's own: they are in the total only. */
const LEAST_MINUTES = 3;

export function searchReport(sites: readonly string[], counts: readonly DayCount[]): Report {
  const rows = sites.flatMap((site) => {
    const of = (name: string) => counts.filter((one) => one.site === site && one.name === name);
    const terms = [...Map.groupBy(of('search-empty'), ({ dim }) => dim)]
      .map(([term, found]) => ({
        term,
        n: sum(found.map(({ n }) => n)),
        minutes: sum(found.map(({ minutes }) => minutes)),
      }))
      .sort((left, right) => right.n - left.n || left.term.localeCompare(right.term));
    const shown = terms.filter(({ term, minutes }) => term !== '' && minutes >= LEAST_MINUTES);
    return [
      [site, 'All searches', count(sum(of('search').map(({ n }) => n)))],
      [site, 'Without a result', count(sum(terms.map(({ n }) => n)))],
      ...shown.map(({ term, n }) => [site, `“${term}”`, count(n)]),
    ];
  });
  return {
    about: [
      'Views of the search page. Words without a result are shown when they were searched for in three minutes or more;',
      'words that may be an address, a postcode, an e-mail or a number of somebody are never kept.',
    ],
    columns: ['Shop', 'Search', 'Times'],
    rows,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
