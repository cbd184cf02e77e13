import type { Room } from './room.ts';

/** What a visitor is told. Seconds everywhere; numbers only, the words are the page's. */
export type Standing = {
  readonly kind: 'arriving' | 'crowded' | 'gathered' | 'waiting' | 'turn';
  /** Visitors in front, of those with a number. */
  readonly ahead: number;
  /** Until their turn, by the rate of the last minutes; null where nothing moves. */
  readonly wait: number | null;
  /** Until the opening, or until a turn passes. */
  readonly left: number;
  /** How long a turn and an admission last. */
  readonly claim: number;
  readonly hold: number;
  /** Whether an earlier turn of theirs passed unused. */
  readonly isLate: boolean;
  /** When to ask again. */
  readonly again: number;
};

/** A rate needs some time to be measured; until then the one that the operator set is told. */
const MEASURED_AFTER_SECONDS = 60;
const FIRST = 1;
const SOONEST = 3;
const LATEST = 30;
/** A network has places again within a minute. */
const CROWDED = 20;

/** Seconds until a place with so many in front has its turn, by the turns that were really given. */
export function waitFor(
  ahead: number,
  { perMinute, recentTurns, recentSeconds }: Pick<Room, 'perMinute' | 'recentTurns' | 'recentSeconds'>,
): number | null {
  const perSecond = recentSeconds < MEASURED_AFTER_SECONDS ? perMinute / 60 : recentTurns / recentSeconds;
  return perSecond === 0 ? null : Math.ceil((ahead + 1) / perSecond);
}

const paused = (seconds: number): number => Math.min(LATEST, Math.max(SOONEST, Math.ceil(seconds / 10)));

/**
 * The standing of a place that is not admitted.
 * @param now milliseconds since the epoch
 * @param place its number, null before the draw; `left` of its turn, where it has come
 */
export function standingIn(
  room: Room,
  now: number,
  place:
    | 'arriving'
    | 'crowded'
    | { readonly number: number | null; readonly left?: number; readonly isLate?: boolean },
): Standing {
  const { claimSeconds: claim, holdSeconds: hold } = room;
  const told = { ahead: 0, wait: null, left: 0, claim, hold, isLate: false };
  if (place === 'arriving') return { ...told, kind: place, again: FIRST };
  if (place === 'crowded') return { ...told, kind: place, again: CROWDED };
  const isLate = place.isLate ?? false;
  if (place.left !== undefined) return { ...told, kind: 'turn', left: place.left, again: paused(place.left) };
  if (place.number === null) {
    const left = Math.max(0, Math.ceil((room.opensAt - now) / 1_000));
    return { ...told, kind: 'gathered', left, again: paused(left) };
  }
  const ahead = Math.max(0, place.number - room.called - 1);
  const wait = waitFor(ahead, room);
  return { ...told, kind: 'waiting', ahead, wait, isLate, again: paused(wait ?? LATEST * 10) };
}
