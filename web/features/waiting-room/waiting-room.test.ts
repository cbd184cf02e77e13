import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readAddress } from '../../lib/routing/address.ts';
import { keyFor } from '../../lib/signed.ts';
import { drawOf } from './draw.ts';
import { roomBefore } from './gate.ts';
import { openPlace, sealPlace, type Place } from './place.ts';
import type { Room } from './room.ts';
import { roomCache } from './room-cache.ts';
import { standingIn, waitFor } from './standing.ts';
import { turnsNow } from './give-turns.ts';
import { durationInWords, waitingWords } from './waiting-words.ts';

const NOW = 1_800_000_000;
const ID = '0199b0f0-0000-7000-8000-000000000000';
const key = keyFor('loupe waiting room', 'a credential of web');
const room: Room = {
  code: 'drop',
  site: 'loupe',
  prefixes: ['/1234', '/product-listing/watches'],
  gathersAt: 1_000,
  opensAt: 2_000,
  perMinute: 60,
  atOnce: 100,
  holdSeconds: 900,
  claimSeconds: 180,
  isDrawn: true,
  joined: 50,
  called: 10,
  recentTurns: 0,
  recentSeconds: 0,
};
const queued: Place = { room: 'drop', site: 'loupe', id: ID, stage: 'queued', number: 12 };

describe('the turns of a waiting room', () => {
  it('never exceed the rate in any minute nor the number inside, and do not stop while there is room', () => {
    const second = fc.integer({ min: 1, max: 2_000 });
    const property = fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 300 }),
      fc.array(fc.record({ pause: second, stays: fc.integer({ min: 1, max: 90_000 }) }), { maxLength: 200 }),
      (perMinute, atOnce, looks) => {
        let [now, pacedTo] = [0, null as number | null];
        const given: { at: number; until: number }[] = [];
        for (const { pause, stays } of looks) {
          now += pause;
          const since = (from: number) => given.filter(({ at }) => at > from).length;
          const occupied = given.filter(({ until }) => until > now).length;
          const tally = { now, pacedTo, occupied, waiting: 1_000, turnsInLastMinute: since(now - 60_000) };
          const turns = turnsNow({ perMinute, atOnce }, tally);
          given.push(...Array.from({ length: turns.count }, () => ({ at: now, until: now + stays })));
          if (turns.count > 0) pacedTo = turns.pacedTo;
          expect(since(now - 60_000)).toBeLessThanOrEqual(perMinute);
          expect(given.filter(({ until }) => until > now).length).toBeLessThanOrEqual(atOnce);
        }
      },
    );
    fc.assert(property, { seed: 15, numRuns: 200 });
  });

  it('are spread evenly, lose nothing between two looks, and are not saved up', () => {
    const rules = { perMinute: 40, atOnce: 1_000 };
    let pacedTo: number | null = null;
    const counts: number[] = [];
    for (let now = 100_000; now < 160_000; now += 1_000) {
      const turns = turnsNow(rules, { now, pacedTo, occupied: 0, waiting: 500, turnsInLastMinute: 0 });
      counts.push(turns.count);
      if (turns.count > 0) ({ pacedTo } = turns);
    }
    expect(Math.max(...counts)).toBe(1);
    expect(counts.reduce((a, b) => a + b)).toBe(40);
    const late = { now: 900_000, pacedTo, occupied: 0, waiting: 500, turnsInLastMinute: 0 };
    expect(turnsNow(rules, late).count).toBe(1);
  });

  it('are given to nobody where nobody waits or the room is full', () => {
    const tally = { now: 9_000, pacedTo: null, turnsInLastMinute: 0 };
    expect(turnsNow(room, { ...tally, occupied: 100, waiting: 5 }).count).toBe(0);
    expect(turnsNow(room, { ...tally, occupied: 120, waiting: 5 }).count).toBe(0);
    expect(turnsNow(room, { ...tally, occupied: 0, waiting: 0 }).count).toBe(0);
  });
});

describe('the draw', () => {
  it('gives every place of arrival the same chance of every place in the queue', () => {
    const [visitors, draws] = [6, 6_000];
    const counts = new Map<string, number>();
    for (let draw = 0; draw < draws; draw++) {
      const own = keyFor('loupe waiting room', `credential ${draw}`);
      const drawn = Array.from({ length: visitors }, (_, at) => ({
        at,
        by: drawOf('drop', `visitor ${at}`, own),
      }));
      drawn.sort((a, b) => Buffer.compare(a.by, b.by));
      for (const [place, { at }] of drawn.entries()) {
        const cell = `${at} ${place}`;
        counts.set(cell, (counts.get(cell) ?? 0) + 1);
      }
    }
    const expected = draws / visitors;
    const cells = Array.from(
      { length: visitors ** 2 },
      (_, n) => `${Math.floor(n / visitors)} ${n % visitors}`,
    );
    const chiSquare = cells.reduce(
      (sum, cell) => sum + ((counts.get(cell) ?? 0) - expected) ** 2 / expected,
      0,
    );
    // 25 degrees of freedom: a fair draw exceeds 52.6 once in a thousand; the draws here are always the same.
    expect(chiSquare).toBeLessThan(52.6);
  });
});

describe('the cookie of a place', () => {
  const open = (value: string | undefined, keys = [key], now = NOW) => openPlace(value, room, now, keys);

  it('holds the place while any key of the set has signed it', () => {
    const next = keyFor('loupe waiting room', 'the next credential');
    expect(open(sealPlace(queued, NOW, key), [next, key])).toEqual(queued);
    expect(open(sealPlace(queued, NOW, key), [next])).toBeNull();
  });

  it('is none when it is forged, changed, expired, or of another room or shop', () => {
    const sealed = sealPlace(queued, NOW, key);
    const [payload = '', signature = ''] = sealed.split('.');
    const first = Buffer.from(payload, 'base64url').toString().replace('12', '1');
    const forged = `${Buffer.from(first).toString('base64url')}.${signature}`;
    for (const value of [undefined, '', 'a.b', forged, `${sealed}.x`]) expect(open(value)).toBeNull();
    expect(open(sealed, [key], NOW + 86_400)).toBeNull();
    expect(open(sealPlace({ ...queued, site: 'beaverbrooks' }, NOW, key))).toBeNull();
    expect(open(sealPlace({ ...queued, room: 'another' }, NOW, key))).toBeNull();
    const preview = keyFor('loupe preview', 'a credential of web');
    expect(open(sealPlace(queued, NOW, preview))).toBeNull();
  });

  it('ends with the admission', () => {
    const inside: Place = { ...queued, stage: 'admitted', until: NOW + 60 };
    expect(open(sealPlace(inside, NOW, key))).toMatchObject({ stage: 'admitted' });
    expect(open(sealPlace(inside, NOW, key), [key], NOW + 60)).toBeNull();
  });
});

describe('the pages behind a room', () => {
  const before = (path: string, prefixes = room.prefixes, now = 1_500) =>
    roomBefore([{ ...room, prefixes }], 'loupe', readAddress(path), now)?.code;

  it('are those below its paths, in every spelling that shows a page, from the gathering on', () => {
    for (const path of [
      '/1234/a-watch/p',
      '//1234/a-watch/p/',
      '/abgroup-a/1234/a-watch/p',
      '/product-listing/watches',
    ])
      expect([path, before(path)]).toEqual([path, 'drop']);
    for (const path of ['/', '/12345/a-watch/p', '/product-listing/watches-for-two', '/search'])
      expect([path, before(path)]).toEqual([path, undefined]);
    expect(before('/1234/a-watch/p', room.prefixes, 999)).toBeUndefined();
    expect(roomBefore([room], 'beaverbrooks', readAddress('/1234/a-watch/p'), 1_500)).toBeUndefined();
  });

  it('never are bag, checkout, payment, confirmation, account, help or errors, even for the whole shop', () => {
    for (const path of ['/', '/1/a/p', '/search', '/boutiques', '/watches', '/rolex'])
      expect([path, before(path, ['/'])]).toEqual([path, 'drop']);
    const open = ['/checkout/cart', '/checkout/delivery', '/checkout/payment', '/checkout/orderConfirmation'];
    for (const path of [
      ...open,
      '/my-account',
      '/login',
      '/find-order',
      '/help/delivery',
      '/maintenance',
      '/500',
    ])
      expect([path, before(path, ['/'])]).toEqual([path, undefined]);
  });
});

describe('what a visitor is told', () => {
  it('is the time by the turns of the last minutes, and none where nothing moves', () => {
    const measured = { perMinute: 60, recentTurns: 150, recentSeconds: 300 };
    expect(waitFor(59, measured)).toBe(120);
    expect(waitFor(59, { ...measured, recentTurns: 0 })).toBeNull();
    expect(waitFor(59, { ...measured, recentTurns: 1, recentSeconds: 10 })).toBe(60);
  });

  it('says the place in the title, and when it comes', () => {
    const told = (number: number | null, left?: number) =>
      waitingWords(standingIn(room, 1_500, { number, ...(left === undefined ? {} : { left }) }));
    expect(told(11).title).toBe('You are next');
    expect(told(12).title).toBe('1 person in front of you');
    expect(told(1_511)).toMatchObject({ heading: '1,500 people in front of you' });
    expect(told(null).title).toBe('Opens in a minute');
    expect(told(5, 100)).toMatchObject({
      title: 'It is your turn',
      lead: expect.stringContaining('3 minutes'),
    });
  });

  it('asks again sooner the sooner the turn comes, never more than every three seconds', () => {
    const again = (number: number) => standingIn(room, 3_000, { number }).again;
    expect([again(11), again(111), again(5_000)]).toEqual([3, 11, 30]);
  });

  it.each([
    [1, 'a minute'],
    [61, '2 minutes'],
    [3_600, '1 hour'],
    [7_261, '2 hours 2 minutes'],
  ])('%d seconds are %s', (seconds, words) => expect(durationInWords(seconds)).toBe(words));
});

describe('the rooms that an instance knows', () => {
  it('are read once a second however many ask, and stay in an outage', async () => {
    const [time, reads] = [{ now: 5_000 }, { rooms: 0, turns: 0, draws: 0 }];
    let isDown = false;
    const source = {
      openRooms: async () => (reads.rooms++, [room]),
      giveTurns: async () => (reads.turns++, true),
      // It never ends, and nobody waits for it.
      draw: () => (reads.draws++, new Promise<void>(() => {})),
    };
    const guarded = async <Answer>(ask: () => Promise<Answer>, instead: Answer) => (isDown ? instead : ask());
    const rooms = roomCache(source, guarded, () => time.now);
    await Promise.all([rooms(), rooms(), rooms()]);
    await rooms();
    expect(reads).toEqual({ rooms: 1, turns: 0, draws: 0 });
    time.now += 1_000;
    await Promise.all([rooms(), rooms()]);
    time.now += 1_000;
    await rooms();
    expect(reads).toEqual({ rooms: 3, turns: 2, draws: 1 });
    isDown = true;
    time.now += 1_000;
    expect(await rooms()).toEqual([room]);
    expect(reads.rooms).toBe(3);
  });
});
