import type { RoomRules } from './room.ts';

/** What a room holds at one moment, by the clock of Postgres in milliseconds. */
export type Tally = {
  readonly now: number;
  /** Until when the turns given so far are paced; null before the first. */
  readonly pacedTo: number | null;
  readonly turnsInLastMinute: number;
  /** Visitors inside, and those whose turn has come and not passed. */
  readonly occupied: number;
  readonly waiting: number;
};

/** So long a pause between two looks is made up for; after a longer one, turns go on from now. */
const CATCH_UP_MS = 2_000;

/**
 * How many turns to give now. They are spread evenly: none is given in advance, no 60 seconds hold more than the room
 * allows, and no more visitors are inside than it holds.
 */
export function turnsNow(
  { perMinute, atOnce }: Pick<RoomRules, 'perMinute' | 'atOnce'>,
  { now, pacedTo, turnsInLastMinute, occupied, waiting }: Tally,
): { count: number; pacedTo: number } {
  const interval = 60_000 / perMinute;
  const from = Math.max(pacedTo ?? 0, now - Math.max(interval, CATCH_UP_MS));
  const due = Math.floor((now - from) / interval);
  const count = Math.max(0, Math.min(due, perMinute - turnsInLastMinute, atOnce - occupied, waiting));
  return { count, pacedTo: from + count * interval };
}
