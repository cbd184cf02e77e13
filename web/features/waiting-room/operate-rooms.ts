import type pg from 'pg';
import type { SiteKey } from '../../lib/sites.ts';
import { CREATE_ROOMS } from './rooms-schema.ts';

/** What an operator says when they open a room. */
export type NewRoom = {
  readonly code: string;
  readonly site: SiteKey;
  readonly prefixes: readonly string[];
  readonly opensAt: Date;
  /** How long before the opening the pages are closed and visitors gather. */
  readonly gatherMinutes: number;
  readonly perMinute: number;
  readonly atOnce: number;
  readonly holdMinutes: number;
  readonly claimMinutes: number;
};

/** The command cannot be carried out; the message says why. */
export class RoomRefusedError extends Error {
  override readonly name = 'RoomRefusedError';
}

const OPEN = `
  INSERT INTO waiting_room_2
    (code, site, prefixes, opens_at, gathers_at, per_minute, at_once, hold_seconds, claim_seconds)
  SELECT code, site, prefixes, "opensAt", "opensAt" - make_interval(mins => "gatherMinutes"), "perMinute", "atOnce",
    "holdMinutes" * 60, "claimMinutes" * 60
  FROM jsonb_to_record($1) AS room (code text, site text, prefixes text[], "opensAt" timestamptz, "gatherMinutes" integer,
    "perMinute" integer, "atOnce" integer, "holdMinutes" integer, "claimMinutes" integer)`;
const PACE = `
  UPDATE waiting_room_2 SET per_minute = coalesce($2, per_minute), at_once = coalesce($3, at_once)
  WHERE code = $1 AND closed_at IS NULL`;
const CLOSE = 'UPDATE waiting_room_2 SET closed_at = clock_timestamp() WHERE code = $1 AND closed_at IS NULL';
const FORGET_PLACES = 'DELETE FROM waiting_place_2 WHERE room = $1';
const FORGET_NETWORKS = 'DELETE FROM waiting_network_1 WHERE room = $1';
const LIST = `
  SELECT code, site, prefixes, opens_at, closed_at, per_minute, at_once,
    (SELECT count(*)::int FROM waiting_place_2 p WHERE p.room = code AND p.called_at IS NULL) AS waiting,
    (SELECT count(*)::int FROM waiting_place_2 p WHERE p.room = code AND p.until > clock_timestamp()) AS inside
  FROM waiting_room_2 ORDER BY opens_at DESC LIMIT 20`;
const UNIQUE_VIOLATION = '23505';

export type ListedRoom = {
  readonly code: string;
  readonly site: string;
  readonly prefixes: string[];
  readonly opens_at: Date;
  readonly closed_at: Date | null;
  readonly per_minute: number;
  readonly at_once: number;
  readonly waiting: number;
  /** With those whose turn has come. */
  readonly inside: number;
};

/** Every instance has it within a second. @throws RoomRefusedError when the code was used, or the shop has an open room */
export async function openRoom(pool: pg.Pool, room: NewRoom): Promise<void> {
  const { code, site } = room;
  await pool.query(CREATE_ROOMS);
  await pool.query(OPEN, [JSON.stringify(room)]).catch((error: unknown) => {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    throw new RoomRefusedError(`${code} was used before, or ${site} has an open room: see "list".`);
  });
}

/** Changes how fast visitors are let in, and how many. @throws RoomRefusedError when no such room is open */
export async function paceRoom(
  pool: pg.Pool,
  code: string,
  pace: { readonly perMinute: number | null; readonly atOnce: number | null },
): Promise<void> {
  await changed(pool, PACE, [code, pace.perMinute, pace.atOnce]);
}

/** Everybody is let in from the next second on; the places are deleted. @throws RoomRefusedError when no such room is open */
export async function closeRoom(pool: pg.Pool, code: string): Promise<void> {
  await changed(pool, CLOSE, [code]);
  await pool.query(FORGET_PLACES, [code]);
  await pool.query(FORGET_NETWORKS, [code]);
}

export async function listRooms(pool: pg.Pool): Promise<readonly ListedRoom[]> {
  await pool.query(CREATE_ROOMS);
  return (await pool.query<ListedRoom>(LIST)).rows;
}

async function changed(pool: pg.Pool, text: string, values: readonly unknown[]): Promise<void> {
  await pool.query(CREATE_ROOMS);
  const { rowCount } = await pool.query(text, [...values]);
  if (rowCount === 0) throw new RoomRefusedError(`There is no open room ${String(values[0])}.`);
}
