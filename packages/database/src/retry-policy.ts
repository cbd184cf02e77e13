/** When failed work is retried, and when it is given up. */
export interface RetryPolicy {
  /** Between the first attempt and the second; each pause is twice as long as the one before. */
  readonly firstPauseSeconds: number;
  readonly longestPauseSeconds: number;
  /** Since the work was stored; older work is given up without another attempt. Infinity: never. */
  readonly giveUpAfterSeconds: number;
  /** Whether an error is permanent, so that a retry cannot succeed; by default none is. */
  readonly isFinal?: (error: unknown) => boolean;
  /** The pause after an error that needs one of its own; undefined for the usual one. */
  readonly pauseSeconds?: (error: unknown) => number | undefined;
}

/** Seconds between attempt number `attempts`, from 1, and the next. */
export function pauseAfter(
  attempts: number,
  { firstPauseSeconds, longestPauseSeconds }: RetryPolicy,
): number {
  return Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** (attempts - 1));
}
