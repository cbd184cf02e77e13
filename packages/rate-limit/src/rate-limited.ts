/** A refused attempt: a failure of the error catalogue, returned unchanged. */
export interface RateLimited {
  readonly type: 'TooManyAttemptsError';
  /** Whole seconds until the last full window ends, at least 1. */
  readonly retryAfterSeconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The message for the shopper. */
export const rateLimitedMessage = (refusal: Pick<RateLimited, 'retryAfterSeconds'>): string =>
  `Too many attempts. ${tryAgain(refusal)}`;

/** Its second sentence. The wait is rounded up, so that a retry after it succeeds. */
export const tryAgain = ({ retryAfterSeconds }: Pick<RateLimited, 'retryAfterSeconds'>): string =>
  `Please try again ${waitInWords(retryAfterSeconds)}.`;

function waitInWords(seconds: number): string {
  if (seconds <= MINUTE) return 'in a minute';
  if (seconds < 2 * HOUR) return `in ${Math.ceil(seconds / MINUTE)}\u00a0minutes`;
  return `in ${Math.ceil(seconds / HOUR)}\u00a0hours`;
}
