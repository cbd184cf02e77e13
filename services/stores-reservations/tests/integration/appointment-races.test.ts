import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { appointmentsOf, ELEVEN, openDiary, ROOM, TEN } from './support/appointments.ts';
import { newVisitor, SATURDAY_NOON } from './support/reservations.ts';
import { teamOf } from './support/team.ts';
import { startStores, type Instance, type TestStores } from './support/stores.ts';

let service: TestStores;
let second: Instance;
let shops: readonly ReturnType<typeof appointmentsOf>[];
beforeAll(async () => {
  service = await startStores({ sourceFactor: 100_000 });
  second = await service.openInstance();
  shops = [appointmentsOf(service), appointmentsOf(second)];
});
beforeEach(async () => {
  await service.setClock(SATURDAY_NOON);
  await openDiary(service);
});
afterAll(async () => {
  await second.stop();
  await service.stop();
});

const rows = async (sql: string) => (await service.pool.query<Record<string, unknown>>(sql)).rows;
/** By turns on two instances. */
const rush = <T>(n: number, what: (shop: (typeof shops)[number], index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, index) => what(shops[index % 2]!, index)));
const count = (answers: readonly { readonly __typename: string }[], type: string) =>
  answers.filter(({ __typename }) => __typename === type).length;
const TOLD = new Set(['AppointmentBooked', 'AppointmentTimeTakenError', 'TooManyAttemptsError']);

describe('a diary that many book in at once', () => {
  it('[RT-14] of 100 for one time with two people and one room exactly one gets it, and everybody is told', async () => {
    const answers = await rush(100, (shop) => shop.book(newVisitor(), TEN));
    expect(count(answers, 'AppointmentBooked')).toBe(1);
    expect(answers.every(({ __typename }) => TOLD.has(__typename))).toBe(true);
    expect(await rows('SELECT count(*)::int AS n FROM diary_claim')).toEqual([{ n: 2 }]);
    expect(await rows('SELECT count(*)::int AS n FROM appointment')).toEqual([{ n: 1 }]);
  });

  it('[RT-14] a visitor who finds every connection in use is asked to try again, and nothing is written', async () => {
    const { requests } = second;
    const used = await Promise.all(Array.from({ length: requests.options.max }, () => requests.connect()));
    const told = { __typename: 'TooManyAttemptsError' };
    const [, shop] = shops;
    const asked = [shop!.book(newVisitor(), TEN), shop!.hold(newVisitor(), TEN)];
    try {
      expect(await Promise.all(asked)).toEqual([
        expect.objectContaining(told),
        expect.objectContaining(told),
      ]);
    } finally {
      for (const client of used) client.release();
    }
    expect(await rows('SELECT count(*)::int AS n FROM diary_claim')).toEqual([{ n: 0 }]);
  });

  it('[RT-14] with two rooms two get it, with different people', async () => {
    const other = ROOM.replace(/f$/, 'e');
    await rows(`INSERT INTO diary_resource (id, store_id, kind, name) SELECT '${other}', store_id, 'ROOM', 'Other' FROM diary_resource
      WHERE id = '${ROOM}'; INSERT INTO diary_skill SELECT '${other}', store_id, service_key FROM diary_skill WHERE resource_id = '${ROOM}'`);
    const answers = await rush(40, (shop) => shop.book(newVisitor(), TEN));
    expect(count(answers, 'AppointmentBooked')).toBe(2);
    expect(await rows('SELECT count(DISTINCT resource_id)::int AS n FROM diary_claim')).toEqual([{ n: 4 }]);
  });

  it('[RT-14] two who want overlapping times: one gets it', async () => {
    const half = '2026-11-23T10:30:00.000Z';
    for (let turn = 0; turn < 5; turn++) {
      await openDiary(service);
      const answers = await rush(10, (shop, index) => shop.book(newVisitor(), index % 2 === 0 ? TEN : half));
      expect(count(answers, 'AppointmentBooked')).toBe(1);
    }
  });

  it('[RT-14] a hold and a booking of the same time have one winner', async () => {
    const answers = await rush(20, (shop, index) =>
      index % 2 === 0 ? shop.book(newVisitor(), TEN) : shop.hold(newVisitor(), TEN),
    );
    expect(count(answers, 'AppointmentBooked') + count(answers, 'AppointmentHeld')).toBe(1);
  });

  it('[RT-14] a visitor who takes times of two stores at once keeps one of them', async () => {
    await rows(`WITH york AS (SELECT id FROM store WHERE key = 'bb-york'), services AS (
        INSERT INTO diary_service SELECT (jsonb_populate_record(s, jsonb_build_object('store_id', york.id))).* FROM diary_service s, york
      ), resources AS (
        INSERT INTO diary_resource SELECT (jsonb_populate_record(r, jsonb_build_object('store_id', york.id, 'id', overlay(r.id::text PLACING 'b' FROM 20)))).*
        FROM diary_resource r, york
      ), skills AS (
        INSERT INTO diary_skill SELECT (jsonb_populate_record(k, jsonb_build_object('store_id', york.id, 'resource_id', overlay(k.resource_id::text PLACING 'b' FROM 20)))).*
        FROM diary_skill k, york
      )
      INSERT INTO diary_pattern SELECT (jsonb_populate_record(p, jsonb_build_object('resource_id', overlay(p.resource_id::text PLACING 'b' FROM 20)))).*
      FROM diary_pattern p`);
    const stores = ['bb-leeds', 'bb-york'];
    for (let turn = 0; turn < 8; turn++) {
      const visitor = newVisitor();
      const held = await rush(4, (shop, index) => shop.hold(visitor, TEN, stores[index % 2]));
      expect(count(held, 'AppointmentHeld')).toBe(4);
      expect(await rows('SELECT count(DISTINCT store_id)::int AS n FROM diary_claim')).toEqual([{ n: 1 }]);
      await rows('DELETE FROM diary_claim');
    }
  });

  it('[RT-14] two who move to the same time: one is moved, the other keeps the old time', async () => {
    const visitors = [newVisitor(), newVisitor()];
    const times = ['2026-11-23T09:30:00.000Z', '2026-11-23T15:00:00.000Z'];
    const made = await Promise.all(visitors.map((visitor, n) => shops[n]!.book(visitor, times[n]!)));
    const numbers = made.map(({ appointment }) => appointment!.appointmentNumber);
    const answers = await rush(2, (shop, n) =>
      shop.move(visitors[n]!, { appointmentNumber: numbers[n]!, startsAt: ELEVEN }),
    );
    expect(count(answers, 'AppointmentKept')).toBe(1);
    expect(
      await rows(`SELECT count(*)::int AS n, count(DISTINCT starts_at)::int AS times FROM appointment`),
    ).toEqual([{ n: 2, times: 2 }]);
    expect(await rows('SELECT count(*)::int AS n FROM diary_claim')).toEqual([{ n: 4 }]);
  });

  it('[RT-14] one appointment that is moved twice and given up at once has one claim for each of its resources, or none', async () => {
    for (let turn = 0; turn < 10; turn++) {
      await openDiary(service);
      const visitor = newVisitor();
      const { appointment } = await shops[0]!.book(visitor, TEN);
      const { appointmentNumber } = appointment!;
      await Promise.all([
        shops[0]!.move(visitor, { appointmentNumber, startsAt: ELEVEN }),
        shops[1]!.move(visitor, { appointmentNumber, startsAt: '2026-11-23T14:00:00.000Z' }),
        shops[1]!.cancel(visitor, { appointmentNumber }),
      ]);
      const [standing] = await rows(`
        SELECT state, version, (SELECT count(*)::int FROM appointment_act) AS acts,
          (SELECT count(*)::int FROM diary_claim c WHERE c.appointment_id = a.id) AS claims FROM appointment a`);
      expect(standing).toMatchObject({ state: 'CANCELLED', claims: 0, acts: standing!['version'] });
    }
  });

  it('[RT-14] a block of the team and bookings of its time: what was booked before is listed, and nothing is booked after', async () => {
    for (let turn = 0; turn < 6; turn++) {
      await openDiary(service);
      const booking = rush(10, (shop) => shop.book(newVisitor(), TEN));
      const isConfirmed = turn % 2 === 0;
      const block = await teamOf(service).block('all', TEN, '2026-11-23T17:00:00.000Z', isConfirmed);
      const answers = await booking;
      expect(answers.every(({ __typename }) => TOLD.has(__typename))).toBe(true);
      const listed =
        block.outcome === 'unknown' ? [] : block.affected.map(({ appointment }) => appointment.number);
      const numbers = answers.flatMap(({ appointment }) => appointment?.appointmentNumber ?? []);
      if (block.outcome === 'changed') expect(numbers).toEqual(listed);
      else expect(numbers.length).toBe(1);
    }
  });

  it('[RT-14] hours that are cut while visitors book: who is booked is listed, and nobody is booked into shut hours', async () => {
    for (let turn = 0; turn < 6; turn++) {
      await openDiary(service);
      await rows('DELETE FROM opening_exception WHERE set_by IS NOT NULL');
      const booking = rush(10, (shop) => shop.book(newVisitor(), TEN));
      const shut = { kind: 'hours', date: '2026-11-23', span: null, reason: 'Flood' } as const;
      const changed = await teamOf(service).change(shut, true);
      const numbers = (await booking).flatMap(({ appointment }) => appointment?.appointmentNumber ?? []);
      if (changed.outcome !== 'changed') throw new Error(changed.outcome);
      expect(numbers).toEqual(changed.affected.map(({ appointment }) => appointment.number));
    }
    await rows('DELETE FROM opening_exception WHERE set_by IS NOT NULL');
  });

  it('[RT-14] what writes without the queue is refused by the constraint, and the visitor is told', async () => {
    const client = await service.pool.connect();
    await client.query('BEGIN');
    await client.query(`INSERT INTO diary_claim (resource_id, store_id, note, starts_at, ends_at)
      SELECT id, store_id, 'Painting', '${TEN}'::timestamptz, '${TEN}'::timestamptz + interval '1 hour' FROM diary_resource`);
    const booking = shops[0]!.book(newVisitor(), TEN);
    // The booking waits for the block once it has come to the insert.
    for (let waiting = 0; waiting === 0;)
      waiting = (await client.query(`SELECT FROM pg_locks WHERE NOT granted AND locktype = 'transactionid'`))
        .rowCount!;
    await client.query('COMMIT');
    client.release();
    expect((await booking).__typename).toBe('AppointmentTimeTakenError');
    expect(await rows('SELECT count(*)::int AS n FROM appointment')).toEqual([{ n: 0 }]);
  });
});
