const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 3_600;

/** How long a reversal that finds nothing is repeated: the lost request may still arrive. */
export const REPEAT_HOURS = 24;

/** Seconds from attempt number `attempt` (from 1) to the next: 5, 10, 20 … up to an hour. */
export function pauseAfter(attempt: number): number {
  return Math.min(FIRST_PAUSE_SECONDS * 2 ** Math.min(attempt - 1, 20), LONGEST_PAUSE_SECONDS);
}

/**
 * The provider's answer to a reversal; `not-sent` proves that it did not receive the request, `never-held` that nothing was held and that
 * no request of ours can hold anything any more. `agreed-late`: what was begun there was agreed to after the end, and is not undone yet.
 */
export type ReversalAnswer =
  | 'never-held'
  | 'agreed-late'
  | 'reversed'
  | 'already-reversed'
  | 'nothing-found'
  | 'refused'
  | 'no-answer'
  | 'not-sent';

export type ReversalVerdict =
  /** The provider has reversed it. */
  | 'settled'
  | 'repeat'
  /** Nothing was found for a day: nothing was held. */
  | 'nothing-held'
  /** The reversal failed for a day: an operator must act. */
  | 'abandoned';

/**
 * @param isHeld the provider's id is known, so the money is held
 * @param ageHours since the reversal was first due
 * @param hasEnded the hold has ended: the provider may know nothing of it any more
 */
export function judgeReversal(
  answer: ReversalAnswer,
  isHeld: boolean,
  ageHours: number,
  hasEnded = false,
): ReversalVerdict {
  if (answer === 'reversed' || answer === 'already-reversed') return 'settled';
  if (answer === 'never-held') return isHeld ? 'settled' : 'nothing-held';
  if (hasEnded && (answer === 'nothing-found' || answer === 'refused')) return 'settled';
  if (ageHours < REPEAT_HOURS || answer === 'not-sent') return 'repeat';
  return answer === 'nothing-found' && !isHeld ? 'nothing-held' : 'abandoned';
}

/** Whether a request whose answer was lost may still arrive. */
export const mayArriveYet = ({
  providerId,
  ageHours,
}: {
  readonly providerId: string | undefined;
  readonly ageHours: number;
}): boolean => providerId === undefined && ageHours < REPEAT_HOURS;
