import type { Tx } from '@loupe/database/tx';
import type { RoomRules } from './room.ts';

/** What a room holds at one moment, by the clock of Postgres in milliseconds. */
type Tally = {
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

/** From then on arrivals take the numbers after those who have gathered. Counted by a second statement, which sees who joined before. */
const BEGIN_DRAW =
  'UPDATE waiting_room_2 SET drawn_at = clock_timestamp() WHERE code = $1 AND drawn_at IS NULL RETURNING code';
const COUNT_GATHERED = `
  UPDATE waiting_room_2 SET gathered = places, joined = places
  FROM (SELECT count(*)::int AS places FROM waiting_place_2 WHERE room = $1) counted WHERE code = $1`;

/** Only one instance gives turns at a time; the others go on with what it has given. */
const LOCK = `SELECT pg_try_advisory_xact_lock(hashtext('web.waiting_room_2.turns'), hashtext($1)) AS is_mine`;
const TALLY = `
  SELECT per_minute, at_once, drawn_at IS NOT NULL AS is_begun, numbered < gathered AS is_drawing,
    CASE WHEN numbered < gathered THEN 0 ELSE joined - called END AS waiting,
    extract(epoch FROM clock_timestamp())::float8 * 1000 AS now,
    extract(epoch FROM paced_to)::float8 * 1000 AS paced_to,
    (SELECT count(*)::int FROM waiting_place_2 p
      WHERE p.room = code AND p.called_at > clock_timestamp() - interval '60 seconds') AS turns_in_last_minute,
    (SELECT count(*)::int FROM waiting_place_2 p WHERE p.room = code AND p.until > clock_timestamp()) AS occupied
  FROM waiting_room_2 WHERE code = $1 AND closed_at IS NULL AND opens_at <= clock_timestamp()`;
const CALL = `
  WITH room AS (
    UPDATE waiting_room_2 SET called = called + $2, paced_to = to_timestamp($3::float8 / 1000) WHERE code = $1
    RETURNING called, claim_seconds
  )
  UPDATE waiting_place_2 p
  SET called_at = clock_timestamp(), until = clock_timestamp() + make_interval(secs => room.claim_seconds)
  FROM room WHERE p.room = $1 AND p.number > room.called - $2 AND p.number <= room.called`;

type TallyRow = {
  per_minute: number;
  at_once: number;
  is_begun: boolean;
  is_drawing: boolean;
  waiting: number;
  now: number;
  paced_to: number | null;
  turns_in_last_minute: number;
  occupied: number;
};

/**
 * Begins the draw when the room has opened, and gives the turns that are due once it has ended: until then nobody is told a number.
 * @returns whether places are still to be numbered, by drawPlaces
 */
export async function giveTurns(tx: Tx, room: string): Promise<boolean> {
  const [lock] = await tx.query<{ is_mine: boolean }>(LOCK, [room]);
  if (!lock?.is_mine) return false;
  const [tally] = await tx.query<TallyRow>(TALLY, [room]);
  if (!tally) return false;
  if (!tally.is_begun) {
    await tx.query(BEGIN_DRAW, [room]);
    await tx.query(COUNT_GATHERED, [room]);
    return true;
  }
  const { per_minute: perMinute, at_once: atOnce, now, paced_to: pacedTo, occupied, waiting } = tally;
  const turns = turnsNow(
    { perMinute, atOnce },
    { now, pacedTo, occupied, waiting, turnsInLastMinute: tally.turns_in_last_minute },
  );
  if (turns.count > 0) await tx.query(CALL, [room, turns.count, turns.pacedTo]);
  return tally.is_drawing;
}
