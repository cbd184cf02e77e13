/** Too little time is left to ask the provider; nothing was written. */
export class DeadlineTooShortError extends Error {
  override readonly name = 'DeadlineTooShortError';
}

/** The longest time-out of a provider call; the margin after it is for storing and returning the answer. */
const PROVIDER_MS = 8_000;
const MARGIN_MS = 500;
const LEAST_PROVIDER_MS = 1_000;

interface Timed {
  readonly deadline: Date;
}

/** Milliseconds left for the provider call. */
export const timeLeft = ({ deadline }: Timed, now: () => Date): number =>
  Math.min(PROVIDER_MS, deadline.getTime() - now().getTime() - MARGIN_MS);

export const isTooLate = (timed: Timed, now: () => Date): boolean => timeLeft(timed, now) < LEAST_PROVIDER_MS;

/** For a call before the authorisation: leaves the authorisation its own time. */
export const timeToAsk = (timed: Timed, now: () => Date): number =>
  Math.max(timeLeft(timed, now) - LEAST_PROVIDER_MS, LEAST_PROVIDER_MS / 2);
