/** What the page shows while the shopper's bank wants to see them (ST-08). */
export type Challenge = {
  placementId: string;
  /** Where the form goes, in a frame. */
  stepUpUrl: string;
  /** JWT, of use to the bank alone. */
  accessToken: string;
  /** ISO 8601, UTC. */
  expiresAt: string;
};

/** The challenge of a pending order; undefined when a part of it is missing, for then there is nothing to show. */
export function challengeOf(pending: Partial<Challenge>): Challenge | undefined {
  const { placementId, stepUpUrl, accessToken, expiresAt } = pending;
  if (!placementId || !stepUpUrl || !accessToken || !expiresAt) return undefined;
  return { placementId, stepUpUrl, accessToken, expiresAt };
}

const MINUTE_MS = 60_000;
/** A challenge lasts ten minutes at most: more than this, or nothing at all, means that the browser's clock is wrong. */
const LONGEST_MINUTES = 15;
/** From here on it is said aloud (language.md §8). */
const SOON_MINUTES = 2;

export type TimeLeft = { text: string; soon: boolean };

/** How long the order is held, in whole minutes; undefined when the browser's clock cannot tell. */
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
