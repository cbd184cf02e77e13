/** A refused attempt: a failure of the error catalogue, returned unchanged. */
export interface RateLimited {
  readonly type: 'TooManyAttemptsError';
  /** Whole seconds until the last full window ends, at least 1. */
  readonly retryAfterSeconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY_HOURS = 24;

/** The message for the shopper. */
export const rateLimitedMessage = (refusal: Pick<RateLimited, 'retryAfterSeconds'>): string =>
  `Too many attempts. ${tryAgain(refusal)}`;

/** Its second sentence. */
export const tryAgain = ({ retryAfterSeconds }: Pick<RateLimited, 'retryAfterSeconds'>): string =>
  `Please try again ${waitInWords(retryAfterSeconds)}.`;

/** After "try again". It is rounded up, so that a retry after it succeeds. No limit lasts longer than a day. */
export function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE);
  if (minutes <= 1) return 'in a minute';
  if (minutes * MINUTE === HOUR) return 'in an hour';
  if (seconds < 2 * HOUR) return `in ${minutes}\u00a0minutes`;
  const hours = Math.ceil(seconds / HOUR);
  return hours < DAY_HOURS ? `in ${hours}\u00a0hours` : 'tomorrow at this time';
}
