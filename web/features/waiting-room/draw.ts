import { createHmac } from 'node:crypto';
import { inTransaction } from '@loupe/database/transaction';
import type { Tx } from '@loupe/database/tx';
import type pg from 'pg';

/**
 * What a place has drawn: those who gathered before the opening are served in the order of these bytes. Nobody
 * without the key can find an id with a low draw, and drawing again is no better than drawing once.
 */
export const drawOf = (room: string, id: string, key: Buffer): Buffer =>
  createHmac('sha256', key).update(`${room} ${id}`).digest();

/** What stands for a network in a room's count: neither its address nor the same in another room. */
export const networkOf = (room: string, network: string, key: Buffer): Buffer =>
  createHmac('sha256', key).update(`network ${room} ${network}`).digest();

/** Places numbered by one transaction, about a tenth of a second: arrivals wait no longer than that for the row of the room. */
const CHUNK = 5_000;
/** Only one instance numbers at a time. Turns have a lock of their own, so they are given meanwhile. */
const LOCK = `SELECT pg_try_advisory_xact_lock(hashtext('web.waiting_room_2.draw'), hashtext($1)) AS is_mine`;
/** Only those who gathered have no number: later arrivals get theirs with their place. */
const NUMBER = `
  WITH drawing AS (
    SELECT numbered FROM waiting_room_2
    WHERE code = $1 AND closed_at IS NULL AND drawn_at IS NOT NULL AND numbered < gathered
  ),
  next AS (
    SELECT id, row_number() OVER (ORDER BY draw, id) AS nth
    FROM (SELECT id, draw FROM waiting_place_2
      WHERE room = $1 AND number IS NULL ORDER BY draw, id LIMIT ${CHUNK}) first
  ),
  given AS (
    UPDATE waiting_place_2 p SET number = drawing.numbered + next.nth FROM next, drawing
    WHERE p.room = $1 AND p.id = next.id RETURNING 1
  )
  UPDATE waiting_room_2 r SET numbered = r.numbered + (SELECT count(*) FROM given) FROM drawing WHERE r.code = $1
  RETURNING r.numbered < r.gathered AND EXISTS (SELECT FROM given) AS goes_on`;

/** Numbers those who gathered, in committed chunks, so that neither their number nor a crash leaves a room without turns. */
export async function drawPlaces(pool: pg.Pool, room: string): Promise<void> {
  while (await inTransaction(pool, (tx) => numberSome(tx, room)));
}

/** @returns whether this instance goes on */
async function numberSome(tx: Tx, room: string): Promise<boolean> {
  const [lock] = await tx.query<{ is_mine: boolean }>(LOCK, [room]);
  if (!lock?.is_mine) return false;
  const [numbered] = await tx.query<{ goes_on: boolean }>(NUMBER, [room]);
  return numbered?.goes_on === true;
}
