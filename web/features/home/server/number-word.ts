const NUMBERS =
  'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen'.split(' ');

/** What editors write with `{count}`, counted: "Seven makers, chosen". */
export const withCount = (heading: string, count: number): string =>
  heading.replace('{count}', NUMBERS[count] ?? String(count));
