import { eachDay, sumsOf } from './day-counts.ts';
import type { DayCount, Days } from './day-counts.ts';
import { count } from './table.ts';
import type { Cell, Report } from './table.ts';

/** Words of fewer minutes are in the totals only: somebody may be known by them. */
const FEWEST_MINUTES = 3;
const IN_VAIN = 'searches-in-vain';

/** The days, and below them what was searched for in vain in the whole period, the most frequent first. */
export function searchReport(days: Days, sites: readonly string[], counts: readonly DayCount[]): Report {
  return {
    about: [
      'Searches: words that a page of results was shown for. In vain: nothing was found.',
      `Words: of the whole period, searched for in vain in at least ${FEWEST_MINUTES} different minutes; the others are in the days only.`,
      'Without visitors who do not wish to be counted, bots, editors, and browsers without script.',
    ],
    columns: ['Day', 'Shop', 'Words', 'Searches', 'In vain'],
    rows: [
      ...eachDay(days, sites, counts, (day, site, of) => {
        const { n } = sumsOf(of);
        return [day, site, '', count(n('searches')), count(n(IN_VAIN))];
      }),
      ...sites.flatMap((site) => wordsOf(site, counts)),
    ],
  };
}

function wordsOf(site: string, counts: readonly DayCount[]): (readonly Cell[])[] {
  const inVain = counts.filter((one) => one.site === site && one.name === IN_VAIN && one.dim !== '');
  return [...Map.groupBy(inVain, ({ dim }) => dim)]
    .map(([words, of]) => ({
      words,
      n: of.reduce((sum, one) => sum + one.n, 0),
      minutes: of.reduce((sum, one) => sum + one.minutes, 0),
    }))
    .filter(({ minutes }) => minutes >= FEWEST_MINUTES)
    .sort((one, other) => other.n - one.n || (one.words < other.words ? -1 : 1))
    .map(({ words, n }) => ['', site, words, count(n), count(n)]);
}
