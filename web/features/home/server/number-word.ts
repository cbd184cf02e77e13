const NUMBERS =
  'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen'.split(' ');

/** Replaces `{count}` in an editor's text: "Seven makers, chosen". */
export const withCount = (heading: string, count: number): string =>
  heading.replace('{count}', NUMBERS[count] ?? String(count));
