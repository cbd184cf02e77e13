/** The data of a challenge by the shopper's bank (ST-08). */
export type Challenge = {
  placementId: string;
  /** Target of the form that opens the bank's page in a frame. */
  stepUpUrl: string;
  /** A JWT for the bank. */
  accessToken: string;
  /** ISO 8601, UTC. */
  expiresAt: string;
};

/** The challenge of a pending order; undefined when a part of it is missing and it cannot be shown. */
export function challengeOf(pending: Partial<Challenge>): Challenge | undefined {
  const { placementId, stepUpUrl, accessToken, expiresAt } = pending;
  if (!placementId || !stepUpUrl || !accessToken || !expiresAt) return undefined;
  return { placementId, stepUpUrl, accessToken, expiresAt };
}

const MINUTE_MS = 60_000;
/**
 * A challenge lasts at most ten minutes: more than this, or less than zero, means that the browser's clock is wrong.
 */
const LONGEST_MINUTES = 15;
/** From here on it is announced (language.md §8). */
const SOON_MINUTES = 2;

export type TimeLeft = { text: string; soon: boolean };

/** How long the order is still held, in whole minutes; undefined when the browser's clock is wrong. */
export function timeLeft(expiresAt: string, now: Date): TimeLeft | undefined {
  const minutes = Math.ceil((Date.parse(expiresAt) - now.getTime()) / MINUTE_MS);
  if (!(minutes > 0 && minutes <= LONGEST_MINUTES)) return undefined;
  const soon = minutes <= SOON_MINUTES;
  const left = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return {
    soon,
    text: soon
      ? `About ${left} left. If the time runs out nothing is taken, and your bag stays as it is.`
      : `We hold your order for another ${left}.`,
  };
}
