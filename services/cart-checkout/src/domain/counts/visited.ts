/** Counted by web, of visitors who have not objected (ADR 110). */
export const VISITED = ['views', 'searches', 'searches-in-vain'] as const;
/** Counted here when a bag changes, of shoppers who have not objected. */
export const STEPS = ['bags', 'deliveries', 'payments'] as const;
export type Step = (typeof STEPS)[number];

/** Sums of minutes under an id that is recognised when it comes again. */
export interface CountBatch {
  readonly id: string;
  readonly sums: readonly CountSum[];
}

interface CountSum {
  readonly minute: Date;
  readonly name: string;
  /** What is counted apart under the name. */
  readonly dim: string;
  readonly n: number;
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Kinds of pages, and words of searches. */
const DIM = /^[\p{L}\p{N}\p{M}\p{P}\p{S} ]{0,60}$/u;
const MOST_SUMS = 500;
const MOST_TIMES = 1_000_000;
const MINUTE_MS = 60_000;
/** Web may have been cut off for so long. */
const OLDEST_MS = 24 * 60 * MINUTE_MS;

/** Whether web can have counted this: nothing else is added. @param now milliseconds since the epoch */
export const isCountable = ({ id, sums }: CountBatch, now: number): boolean =>
  ID.test(id) && sums.length > 0 && sums.length <= MOST_SUMS && sums.every((sum) => isSum(sum, now));

function isSum({ minute, name, dim, n }: CountSum, now: number): boolean {
  const at = minute.getTime();
  const isRecent = at >= now - OLDEST_MS && at <= now + MINUTE_MS;
  const isKnown = VISITED.some((one) => one === name) && DIM.test(dim);
  return isRecent && at % MINUTE_MS === 0 && isKnown && Number.isInteger(n) && n > 0 && n <= MOST_TIMES;
}
