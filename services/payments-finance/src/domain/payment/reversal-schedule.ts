const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 3_600;

/** A reversal that finds nothing proves nothing while the lost request may still arrive: it is repeated this long. */
export const REPEAT_HOURS = 24;

/** Seconds from attempt number `attempt` (from 1) to the next: 5, 10, 20 … up to an hour. */
export function pauseAfter(attempt: number): number {
  return Math.min(FIRST_PAUSE_SECONDS * 2 ** Math.min(attempt - 1, 20), LONGEST_PAUSE_SECONDS);
}

/** What the provider said to a reversal; `not-sent` proves that it was never asked. */
export type ReversalAnswer =
  'reversed' | 'already-reversed' | 'nothing-found' | 'refused' | 'no-answer' | 'not-sent';

export type ReversalVerdict =
  /** The provider has given the money back. */
  | 'settled'
  | 'repeat'
  /** A day of looking found nothing: nothing was ever held. */
  | 'nothing-held'
  /** A day of trying did not give back what the provider holds: a person must. */
  | 'abandoned';

/**
 * @param isHeld we know that the provider holds the money, by its own id of it
 * @param ageHours since the reversal was first due
 */
export function judgeReversal(answer: ReversalAnswer, isHeld: boolean, ageHours: number): ReversalVerdict {
  if (answer === 'reversed' || answer === 'already-reversed') return 'settled';
  if (ageHours < REPEAT_HOURS || answer === 'not-sent') return 'repeat';
  return answer === 'nothing-found' && !isHeld ? 'nothing-held' : 'abandoned';
}
