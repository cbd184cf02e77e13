import type { Counts } from './counts.ts';

/** Why a title or some of its assertions are gone. */
export interface Reason {
  readonly title: string;
  readonly why: string;
}

export interface Fewer {
  readonly title: string;
  readonly before: number;
  /** Undefined when no test has the title. */
  readonly after: number | undefined;
  readonly why: string | undefined;
}

/** The titles that are gone, and those with fewer assertions than before. */
export const fewer = (before: Counts, after: Counts, reasons: readonly Reason[]): Fewer[] =>
  Object.entries(before)
    .filter(([title, count]) => after[title] === undefined || after[title] < count)
    .map(([title, count]) => ({
      title,
      before: count,
      after: after[title],
      why: reasons.find((reason) => reason.title === title)?.why,
    }));

export const inWords = ({ title, before, after, why }: Fewer): string =>
  `${why === undefined ? '✗' : '–'} ${title}: ${before} before, ${after ?? 'no such test'} now${why === undefined ? '' : ` (${why})`}`;
