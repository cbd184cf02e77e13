import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createPool } from '@loupe/database/pool';
import { testDatabase } from '@loupe/test-harness/postgres';
import type pg from 'pg';
import { drawOf, networkOf } from '../../features/waiting-room/draw.ts';
import { closeRoom, openRoom, paceRoom, type NewRoom } from '../../features/waiting-room/operate-rooms.ts';
import type { Place } from '../../features/waiting-room/place.ts';
import type { Room } from '../../features/waiting-room/room.ts';
import { roomsStore } from '../../features/waiting-room/rooms-store.ts';
import { visit } from '../../features/waiting-room/visit.ts';

const KEY = Buffer.from('the key of the draw');
let database: Awaited<ReturnType<typeof testDatabase>>;
let pools: pg.Pool[];
let admin: pg.Pool;

beforeAll(async () => {
  database = await testDatabase({ service: 'web' });
  const pool = (max: number) =>
    createPool({ url: database.url, applicationName: 'web-test', max, kind: 'background' });
  [admin, ...pools] = [pool(1), pool(4), pool(4)];
});
afterAll(async () => {
  await Promise.all([...pools, admin].map((pool) => pool.end()));
  await database.drop();
});
let code: string;
afterEach(() => closeRoom(admin, code));

const MINUTE = 60;
async function open(change: Partial<NewRoom> = {}): Promise<void> {
  code = `drop-${randomUUID()}`;
  await openRoom(admin, {
    code,
    site: 'loupe',
    prefixes: ['/'],
    opensAt: new Date(Date.now() + 10 * MINUTE * 1_000),
    gatherMinutes: 15,
    perMinute: 60,
    atOnce: 100,
    holdMinutes: 1,
    claimMinutes: 1,
    ...change,
  });
}

/** Everything that was is so much longer ago. */
async function pass(seconds: number): Promise<void> {
  const by = `interval '${seconds} seconds'`;
  await admin.query(`UPDATE waiting_room_2 SET gathers_at = gathers_at - ${by}, opens_at = opens_at - ${by},
    drawn_at = drawn_at - ${by}, paced_to = paced_to - ${by} WHERE closed_at IS NULL`);
  await admin.query(`UPDATE waiting_place_2 SET called_at = called_at - ${by},
    admitted_at = admitted_at - ${by}, until = until - ${by} WHERE called_at IS NOT NULL`);
}

/** An instance of web, which counts its statements for visitors. */
function instance(pool: pg.Pool) {
  const store = roomsStore(pool, pool, Date.now);
  const counts = { join: 0, find: 0 };
  const tools = {
    store: {
      join: (...given: Parameters<typeof store.join>) => (counts.join++, store.join(...given)),
      find: (...given: Parameters<typeof store.find>) => (counts.find++, store.find(...given)),
    },
    newId: randomUUID,
    now: Date.now,
    draw: (room: string, id: string) => drawOf(room, id, KEY),
  };
  return {
    store,
    counts,
    /** As an instance does it, but the draw is waited for. */
    giveTurns: async () => {
      if (await store.giveTurns(code)) await store.draw(code);
    },
    room: async (): Promise<Room> => (await store.openRooms()).find((room) => room.code === code)!,
    visit: (room: Room, place: Place | null, network: Buffer | null = null) =>
      visit(room, place, { ...tools, network: () => network }),
  };
}
type Instance = ReturnType<typeof instance>;

/** A place that is stored: the first answer stores nothing, the second does. */
async function arrive(web: Instance, room: Room): Promise<Place> {
  const first = await web.visit(room, null);
  return (await web.visit(room, first.place)).place;
}

/** Eight at a time, as the two instances have connections, each at either. */
async function inTurn<Of>(
  items: readonly Of[],
  work: (item: Of, index: number) => Promise<void>,
): Promise<void> {
  const left = [...items.entries()].reverse();
  const worker = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

const count = async (condition: string): Promise<number> =>
  (
    await admin.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM waiting_place_2 WHERE room = $1 AND ${condition}`,
      [code],
    )
  ).rows[0]!.n;
const numberOf = (place: Place): number => (place.stage === 'queued' ? place.number : NaN);
const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

describe('a waiting room shared by instances', () => {
  it('serves 5,000 visitors once each, in their order, and never more than the room allows', async () => {
    const [visitors, early, atOnce, perMinute] = [5_000, 2_000, 2_000, 3_000];
    await open({ atOnce, perMinute });
    const webs = [instance(pools[0]!), instance(pools[1]!)] as const;
    const at = (index: number): Instance => webs[index % 2]!;
    const places: Place[] = [];

    let room = await webs[0].room();
    await inTurn(upTo(early), async (_, index) => void (places[index] = await arrive(at(index), room)));
    expect(places.every(({ stage }) => stage === 'gathered')).toBe(true);
    await pass(10 * MINUTE);
    await Promise.all(webs.map(({ giveTurns }) => giveTurns()));
    room = await webs[1].room();
    expect([room.isDrawn, room.joined]).toEqual([true, early]);
    await inTurn(upTo(visitors - early), async (_, index) => {
      places[early + index] = await arrive(at(index), room);
    });
    expect(webs.map(({ counts }) => counts.join).reduce((a, b) => a + b)).toBe(visitors);

    // One in ten has gone away. Nobody asks for more than one turn, and a second press answers the same admission.
    const gone = (index: number): boolean => index % 10 === 3;
    const waiting = new Set(places.keys());
    const entered: number[] = [];
    let [inside, inOneMinute] = [0, 0];
    while (waiting.size > 0) {
      await pass(2);
      await Promise.all(webs.map(({ giveTurns }) => giveTurns()));
      room = await webs[0].room();
      inside = Math.max(inside, await count('until > clock_timestamp()'));
      inOneMinute = Math.max(
        inOneMinute,
        await count("called_at > clock_timestamp() - interval '60 seconds'"),
      );
      const served: number[] = [];
      await inTurn([...waiting], async (index) => {
        const { place, standing } = await at(index).visit(room, places[index]!);
        places[index] = place;
        if (standing.kind !== 'turn') return;
        waiting.delete(index);
        served.push(numberOf(place));
        if (gone(index)) return;
        const [once, twice] = await Promise.all(webs.map(({ store }) => store.enter(code, place.id)));
        expect(Math.abs(once! - twice!)).toBeLessThan(5);
      });
      // Visitors who are served now come after all who were served before.
      for (const number of served) expect(number).toBeGreaterThan(entered.length);
      entered.push(...served.sort((a, b) => a - b));
    }
    expect(entered).toEqual(upTo(visitors));
    expect(inside).toBeLessThanOrEqual(atOnce);
    expect(inOneMinute).toBeLessThanOrEqual(perMinute);
    expect(await count('admitted_at IS NOT NULL')).toBe(visitors - visitors / 10);
    // The early ones are in front, in an order that is not that of their arrival.
    const drawn = places.slice(0, early).map(numberOf);
    expect(Math.max(...drawn)).toBe(early);
    expect(drawn).not.toEqual(upTo(early));
    // One for an arrival, at most one after the draw for those who gathered, and one for the turn.
    const statements = webs.reduce((sum, { counts }) => sum + counts.join + counts.find, 0);
    expect(statements).toBeLessThanOrEqual(visitors + early + visitors);
  }, 600_000);

  it('numbers an arrival that races the draw after those who gathered, at either instance', async () => {
    await open();
    const webs = [instance(pools[0]!), instance(pools[1]!)] as const;
    const room = await webs[0].room();
    await pass(10 * MINUTE);
    const places = await Promise.all([
      ...upTo(40).map((index) => arrive(webs[index % 2]!, room)),
      ...webs.map(async ({ giveTurns }) => void (await giveTurns())),
    ]);
    expect(places).toHaveLength(42);
    const { rows } = await admin.query<{ number: number }>(
      'SELECT number FROM waiting_place_2 WHERE room = $1 ORDER BY number',
      [code],
    );
    expect(rows.map(({ number }) => number)).toEqual(upTo(40));
  });

  it('takes 300 places a minute from one network, and all places of the others', async () => {
    await open();
    const [store, draw] = [instance(pools[0]!).store, Buffer.alloc(32)];
    const [crowd, other] = [Buffer.from('crowd'), Buffer.from('other')];
    const join = (network: Buffer | null, id: string = randomUUID()) =>
      store.join(code, { id, draw, network });
    const known = randomUUID();
    await join(crowd, known);
    await inTurn(upTo(319), async () => void (await join(crowd)));
    expect(await count('true')).toBe(300);
    expect(await join(crowd)).toEqual({ number: null, crowded: true });
    for (const network of [other, null]) expect(await join(network)).toMatchObject({ crowded: false });
    expect(await join(crowd, known)).toMatchObject({ crowded: false });
    await admin.query(`UPDATE waiting_network_1 SET since = since - interval '1 hour'`);
    expect(await join(crowd)).toMatchObject({ crowded: false });
    const networks = async () => (await admin.query('SELECT FROM waiting_network_1')).rowCount;
    expect([await store.forgetOldNetworks(), await networks()]).toEqual([undefined, 1]);
    await closeRoom(admin, code);
    expect([await join(other), await networks()]).toEqual([undefined, 0]);
    await open();
  });

  it('who comes from a crowded network keeps the cookie and has a place as soon as there is one', async () => {
    await open();
    const web = instance(pools[0]!);
    const [room, crowd] = [await web.room(), networkOf(code, '192.0.2.0/24', KEY)];
    const fill = async () =>
      void (await web.store.join(code, { id: randomUUID(), draw: Buffer.alloc(32), network: crowd }));
    await inTurn(upTo(300), fill);
    const { place } = await web.visit(room, null, crowd);
    const held = await web.visit(room, place, crowd);
    expect([held.place, held.standing.kind, held.standing.again]).toEqual([place, 'crowded', 20]);
    await admin.query(`UPDATE waiting_network_1 SET since = since - interval '1 minute'`);
    expect((await web.visit(room, held.place, crowd)).place).toMatchObject({
      id: place.id,
      stage: 'gathered',
    });
  });

  it('gives a place one number, however many tabs take it at once', async () => {
    await open({ opensAt: new Date() });
    const webs = [instance(pools[0]!), instance(pools[1]!)] as const;
    await webs[0].giveTurns();
    const room = await webs[0].room();
    const { place } = await webs[0].visit(room, null);
    const tabs = await Promise.all(upTo(6).map((index) => webs[index % 2]!.visit(room, place)));
    expect(new Set(tabs.map((tab) => numberOf(tab.place))).size).toBe(1);
    expect(await count('true')).toBe(1);
  });

  it('a turn that was not used passes, and its visitor goes to the end', async () => {
    await open({ opensAt: new Date(), atOnce: 1 });
    const web = instance(pools[0]!);
    await web.giveTurns();
    const [slow, next] = [await arrive(web, await web.room()), await arrive(web, await web.room())];
    await pass(2);
    await web.giveTurns();
    const { standing } = await web.visit(await web.room(), slow);
    expect([standing.kind, Math.ceil(standing.left)]).toEqual(['turn', MINUTE]);
    expect((await web.visit(await web.room(), next)).standing.ahead).toBe(0);
    expect(await web.store.enter(code, next.id)).toBeUndefined();
    await pass(MINUTE);
    expect(await web.store.enter(code, slow.id)).toBeUndefined();
    await web.giveTurns();
    const late = await web.visit(await web.room(), slow);
    expect([numberOf(late.place), late.standing.isLate]).toEqual([3, true]);
    expect((await web.visit(await web.room(), next)).standing.kind).toBe('turn');
  });

  it('an admission ends, unless it is renewed at the checkout, and at four times its length in any case', async () => {
    await open({ opensAt: new Date() });
    const web = instance(pools[0]!);
    await web.giveTurns();
    const { id } = await arrive(web, await web.room());
    expect(await web.store.renew(code, id)).toBeUndefined();
    await pass(2);
    await web.giveTurns();
    expect(await web.store.enter(code, id)).toBeGreaterThan(MINUTE - 5);
    for (const part of [1, 2, 3]) {
      await pass(MINUTE - 10);
      expect([part, (await web.store.renew(code, id))! > MINUTE - 5]).toEqual([part, true]);
    }
    await pass(MINUTE - 10);
    expect(await web.store.renew(code, id)).toBeLessThan(MINUTE - 15);
    await pass(MINUTE);
    expect(await web.store.renew(code, id)).toBeUndefined();
    expect(await count('until > clock_timestamp()')).toBe(0);
  });

  it('a shop has one open room, whose pace can be changed, and a code is used once', async () => {
    await open();
    await expect(openRoom(admin, { ...other(), code: 'second' })).rejects.toThrow('has an open room');
    await expect(openRoom(admin, { ...other(), site: 'beaverbrooks' })).rejects.toThrow('was used before');
    await paceRoom(admin, code, { perMinute: 7, atOnce: null });
    expect(await instance(pools[0]!).room()).toMatchObject({ perMinute: 7, atOnce: 100 });
    await expect(paceRoom(admin, 'unknown', { perMinute: 1, atOnce: 1 })).rejects.toThrow('no open room');
  });
});

const other = (): NewRoom => ({
  code,
  site: 'loupe',
  prefixes: ['/'],
  opensAt: new Date(),
  gatherMinutes: 0,
  perMinute: 1,
  atOnce: 1,
  holdMinutes: 1,
  claimMinutes: 1,
});
