import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createPool } from '@loupe/database/pool';
import { testDatabase } from '@loupe/test-harness/postgres';
import { until } from '@loupe/test-harness/until';
import type pg from 'pg';
import { closeRoom, openRoom, type NewRoom } from '../../features/waiting-room/operate-rooms.ts';
import { roomsStore, type RoomsStore } from '../../features/waiting-room/rooms-store.ts';

/** `GATHERED=300000` is the number that was asked for. */
const GATHERED = Number(process.env['GATHERED'] ?? 60_000);
const INSERTED_AT_ONCE = 30_000;
const code = 'many';
const ROOM: Omit<NewRoom, 'code'> = {
  site: 'loupe',
  prefixes: ['/'],
  opensAt: new Date(Date.now() + 600_000),
  gatherMinutes: 15,
  perMinute: 60,
  atOnce: 50,
  holdMinutes: 1,
  claimMinutes: 1,
};

let database: Awaited<ReturnType<typeof testDatabase>>;
let requests: pg.Pool;
let background: pg.Pool;
let admin: pg.Pool;
let store: RoomsStore;
beforeAll(async () => {
  database = await testDatabase({ service: 'web' });
  const pool = (kind: 'request' | 'background') =>
    createPool({ url: database.url, applicationName: 'web-test', max: 2, kind });
  [requests, background, admin] = [pool('request'), pool('background'), pool('background')];
  store = roomsStore(requests, background, Date.now);
});
afterAll(async () => {
  await Promise.all([requests, background, admin].map((pool) => pool.end()));
  await database.drop();
});

const arrival = (id: string) => ({ id, draw: Buffer.alloc(32), network: null });

const count = async (condition: string): Promise<number> =>
  (await admin.query<{ n: number }>(`SELECT count(*)::int AS n FROM waiting_place_2 WHERE ${condition}`))
    .rows[0]!.n;

/** The room opens now, and what was is two seconds longer ago. */
const goOn = () =>
  admin.query(`UPDATE waiting_room_2 SET opens_at = least(opens_at, clock_timestamp()) - interval '2 seconds',
    paced_to = paced_to - interval '2 seconds'`);

it('visitors of many chunks are drawn in chunks: turns come after it, and a crash loses no place', async () => {
  await openRoom(admin, { ...ROOM, code });
  for (let from = 0; from < GATHERED; from += INSERTED_AT_ONCE)
    await admin.query(
      `INSERT INTO waiting_place_2 (room, id, draw)
       SELECT $1, gen_random_uuid(), sha256(n::text::bytea) FROM generate_series(1 + $2::int, $3 + $2::int) n`,
      [code, from, INSERTED_AT_ONCE],
    );
  await goOn();
  expect(await store.giveTurns(code)).toBe(true);

  // The connection breaks after the first chunks. Who arrives meanwhile has the place behind all who gathered.
  const drawing = store.draw(code).then(
    () => 'drawn',
    () => 'broken',
  );
  await until('some are numbered', async () => (await count('number IS NOT NULL')) > 0);
  const late = randomUUID();
  expect(await store.join(code, arrival(late))).toMatchObject({ number: GATHERED + 1 });
  await admin.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND query LIKE '%drawing%' AND pid <> pg_backend_pid()`,
  );
  expect(await drawing).toBe('broken');
  expect((await store.openRooms())[0]).toMatchObject({ isDrawn: false, joined: GATHERED + 1 });
  await goOn();
  await goOn();
  expect(await store.giveTurns(code)).toBe(true);
  expect(await count('called_at IS NOT NULL')).toBe(0);

  await Promise.all([store.draw(code), roomsStore(requests, admin, Date.now).draw(code)]);
  expect((await store.openRooms())[0]).toMatchObject({ isDrawn: true, joined: GATHERED + 1 });
  const { rows } = await admin.query(
    `SELECT count(*)::int AS wrong FROM (
       SELECT number, row_number() OVER (ORDER BY draw, id) AS nth FROM waiting_place_2 WHERE id <> $1) drawn
     WHERE number <> nth`,
    [late],
  );
  expect(rows).toEqual([{ wrong: 0 }]);
  await goOn();
  expect(await store.giveTurns(code)).toBe(false);
  expect(await count('called_at IS NOT NULL')).toBeGreaterThan(0);
}, 300_000);

it('a draw ends when its room is closed', async () => {
  await closeRoom(admin, code);
  await openRoom(admin, { ...ROOM, code: 'closed' });
  for (let visitor = 0; visitor < 3; visitor++) await store.join('closed', arrival(randomUUID()));
  await goOn();
  expect(await store.giveTurns('closed')).toBe(true);
  await closeRoom(admin, 'closed');
  await store.draw('closed');
  expect(await store.openRooms()).toEqual([]);
});
