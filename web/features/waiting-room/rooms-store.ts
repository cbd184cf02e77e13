import { inTransaction } from '@loupe/database/transaction';
import type pg from 'pg';
import type { SiteKey } from '../../lib/sites.ts';
import { drawPlaces } from './draw.ts';
import { giveTurns } from './give-turns.ts';
import { ENTER, FIND, FORGET_OLD_NETWORKS, JOIN, OPEN_ROOMS, RENEW } from './place-statements.ts';
import type { Room } from './room.ts';
import { CREATE_ROOMS } from './rooms-schema.ts';

/** A place as it is stored. */
export type StoredPlace = {
  readonly number: number | null;
  /** Seconds left of its turn, or of its admission; 0 when that has passed, null while it waits. */
  readonly left: number | null;
};

/** @property network its fingerprint; null where it is not known, and then not counted */
export type Arrival = { readonly id: string; readonly draw: Buffer; readonly network: Buffer | null };
/** @property number null before the draw @property crowded whether its network has to come again for a place */
export type Joined = { readonly number: number | null; readonly crowded: boolean };

export type RoomsStore = ReturnType<typeof roomsStore>;

type RoomRow = {
  code: string;
  site: SiteKey;
  prefixes: string[];
  per_minute: number;
  at_once: number;
  hold_seconds: number;
  claim_seconds: number;
  joined: number;
  called: number;
  is_drawn: boolean;
  gathers_in: number;
  opens_in: number;
  recent_seconds: number;
  recent_turns: number;
};

/**
 * Rooms and places in Postgres; each function rejects while it does not answer.
 * @param background for what may take longer than a request waits @param now milliseconds since the epoch
 */
export function roomsStore(pool: pg.Pool, background: pg.Pool, now: () => number) {
  let created: Promise<unknown> | undefined;

  /** The tables are made by the first use that succeeds. */
  async function ready(): Promise<pg.Pool> {
    created ??= pool.query(CREATE_ROOMS);
    await created.catch((error: unknown) => {
      created = undefined;
      throw error;
    });
    return pool;
  }

  async function rows<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await (await ready()).query<Row & pg.QueryResultRow>(text, [...values])).rows;
  }

  return {
    async openRooms(): Promise<readonly Room[]> {
      const asked = now();
      return (await rows<RoomRow>(OPEN_ROOMS)).map((row) => roomOf(row, asked));
    },
    /** @returns undefined when the room has closed or another request took the place */
    async join(room: string, { id, draw, network }: Arrival): Promise<Joined | undefined> {
      return (await rows<Joined>(JOIN, [room, id, draw, network]))[0];
    },
    async find(room: string, id: string): Promise<StoredPlace | undefined> {
      return (await rows<StoredPlace>(FIND, [room, id]))[0];
    },
    /** @returns seconds that the visitor may stay; undefined when it is not their turn, or no longer */
    async enter(room: string, id: string): Promise<number | undefined> {
      return (await rows<{ left: number }>(ENTER, [room, id]))[0]?.left;
    },
    async renew(room: string, id: string): Promise<number | undefined> {
      return (await rows<{ left: number }>(RENEW, [room, id]))[0]?.left;
    },
    /** Begins the draw when the room has opened, and gives the turns that are due. @returns whether `draw` is to be called */
    async giveTurns(room: string): Promise<boolean> {
      return inTransaction(await ready(), (tx) => giveTurns(tx, room));
    },
    async forgetOldNetworks(): Promise<void> {
      await rows(FORGET_OLD_NETWORKS);
    },
    /** Numbers those who gathered, however many they are. */
    draw: (room: string): Promise<void> => drawPlaces(background, room),
  };
}

const roomOf = (row: RoomRow, asked: number): Room => ({
  code: row.code,
  site: row.site,
  prefixes: row.prefixes,
  gathersAt: asked + row.gathers_in * 1_000,
  opensAt: asked + row.opens_in * 1_000,
  perMinute: row.per_minute,
  atOnce: row.at_once,
  holdSeconds: row.hold_seconds,
  claimSeconds: row.claim_seconds,
  isDrawn: row.is_drawn,
  joined: row.joined,
  called: row.called,
  recentTurns: row.recent_turns,
  recentSeconds: row.recent_seconds,
});
