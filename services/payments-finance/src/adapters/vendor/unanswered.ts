/** `not-sent` proves that the vendor did not receive the call; `no-answer` proves nothing. */
export interface Unanswered {
  readonly kind: 'not-sent' | 'no-answer';
  readonly cause: unknown;
}

/** @param dispatched whether a byte of the request may have been written to a connection */
export const unanswered = (dispatched: boolean, cause: unknown): Unanswered => ({
  kind: dispatched ? 'no-answer' : 'not-sent',
  cause,
});
