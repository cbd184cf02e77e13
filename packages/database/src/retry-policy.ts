/** When failed work is tried again, and when no more. */
export interface RetryPolicy {
  /** Between the first attempt and the second; each further pause is twice as long. */
  readonly firstPauseSeconds: number;
  readonly longestPauseSeconds: number;
  /** Since the work was stored; older work is given up without another attempt. Infinity: never. */
  readonly giveUpAfterSeconds: number;
  /** Whether no later attempt can succeed after this error; none unless told. */
  readonly isFinal?: (error: unknown) => boolean;
}

/** Seconds between the attempt of this number, counted from 1, and the next. */
export function pauseAfter(
  attempts: number,
  { firstPauseSeconds, longestPauseSeconds }: RetryPolicy,
): number {
  return Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** (attempts - 1));
}
