import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { appointmentsOf, ELEVEN, openDiary, PEOPLE, ROOM, SERVICE, TEN } from './support/appointments.ts';
import { newVisitor, SATURDAY_NOON } from './support/reservations.ts';
import { startStores, type TestStores } from './support/stores.ts';

let service: TestStores;
let shop: ReturnType<typeof appointmentsOf>;
beforeAll(async () => {
  service = await startStores();
  shop = appointmentsOf(service);
});
beforeEach(async () => {
  await service.setClock(SATURDAY_NOON);
  await openDiary(service);
});
afterAll(() => service.stop());

const rows = async (sql: string) => (await service.pool.query<Record<string, unknown>>(sql)).rows;
const claims = async () => Number((await rows('SELECT count(*)::int AS n FROM diary_claim'))[0]!['n']);
const customer = () => newVisitor({ isCustomer: true });
async function booked(visitor = customer(), at = TEN) {
  const { appointment } = await shop.book(visitor, at);
  return { visitor, appointmentNumber: appointment!.appointmentNumber };
}
const tokenOf = async (appointmentNumber: string) => {
  const [row] = await rows(`SELECT id FROM appointment WHERE number = '${appointmentNumber}'`);
  return service.ports.appointmentLinks.make({ id: String(row!['id']), epoch: 0 });
};

describe('an appointment', () => {
  it('[RT-14] takes a person and a room, and is its owner’s to see', async () => {
    const { visitor, appointmentNumber } = await booked();
    const found = await shop.find(visitor, { appointmentNumber });
    expect(found).toMatchObject({
      status: 'BOOKED',
      startsAtWords: '10am on Monday 23 November',
      minutes: 60,
      store: { key: 'bb-leeds' },
      canMove: true,
      canCancel: true,
    });
    expect(await rows(`SELECT resource_id FROM diary_claim ORDER BY 1`)).toEqual([
      { resource_id: PEOPLE[0] },
      { resource_id: ROOM },
    ]);
    expect(await shop.find(newVisitor(), { appointmentNumber })).toBeNull();
    expect(await shop.cancel(newVisitor(), { appointmentNumber })).toBe('AppointmentNotFoundError');
  });

  it('[RT-14] is one, however often its form is sent', async () => {
    const visitor = customer();
    const first = await shop.book(visitor, TEN);
    const again = await shop.book(visitor, TEN);
    expect(again).toEqual(first);
    expect(await claims()).toBe(2);
  });

  it('[RT-14] of a time that is gone is refused with the three nearest, and nothing is written', async () => {
    await booked();
    const answer = await shop.book(newVisitor(), '2026-11-23T10:30:00.000Z');
    expect(answer).toMatchObject({ __typename: 'AppointmentTimeTakenError' });
    expect(answer.nearest!.map(({ time }) => time)).toEqual(['11.30am', '12 noon', '12.30pm']);
    expect(await claims()).toBe(2);
  });

  it('[RT-14] list and check at writing agree on every half hour of a day', async () => {
    await booked();
    const listed = new Set(await shop.times(newVisitor(), '2026-11-23'));
    for (let minutes = 0; minutes < 10 * 60; minutes += 30) {
      const at = new Date(Date.parse('2026-11-23T08:30:00Z') + minutes * 60_000).toISOString();
      const answer = await shop.hold(newVisitor(), at);
      expect([at, answer.__typename === 'AppointmentHeld']).toEqual([at, listed.has(at)]);
      await rows(`DELETE FROM diary_claim WHERE holder IS NOT NULL`);
    }
  });

  it.each([
    ['a past day', '2026-11-20T10:00:00.000Z'],
    ['within the lead time', '2026-11-21T13:00:00.000Z'],
    ['beyond the horizon', '2027-03-01T10:00:00.000Z'],
    ['a shut day', '2026-12-25T10:00:00.000Z'],
    ['off the grid', '2026-11-23T10:07:00.000Z'],
    ['before it opens', '2026-11-23T07:00:00.000Z'],
  ])('[RT-14] on %s is refused, and nothing is written', async (_what, at) => {
    expect((await shop.book(customer(), at)).__typename).toBe('AppointmentTimeTakenError');
    expect(await claims()).toBe(0);
  });

  it.each([
    ['startsAt', { startsAt: 'tomorrow' }],
    ['startsAt', { startsAt: '2026-11-23T10:00' }],
    ['note', { note: 'x'.repeat(1_000_000).slice(0, 60_000) }],
    ['contact.email', { contact: { firstName: 'A', lastName: 'B', email: 'no', phone: '07700 900123' } }],
  ])('[RT-14] with an unusable %s is refused by its name', async (field, input) => {
    const answer = await shop.book(customer(), TEN, input);
    expect(answer).toMatchObject({ __typename: 'ValidationError', field });
    expect(await claims()).toBe(0);
  });

  it('[RT-14] of a person are three to come at most', async () => {
    const visitor = newVisitor();
    for (const hour of ['09:30', '11:00', '12:30'])
      expect((await shop.book(visitor, `2026-11-23T${hour}:00.000Z`)).__typename).toBe('AppointmentBooked');
    expect((await shop.book(visitor, '2026-11-23T14:00:00.000Z')).__typename).toBe('AppointmentLimitError');
  });
});

describe('another time', () => {
  it('[RT-14] keeps the number and the link, frees the old time, and raises the sequence of the calendar entry', async () => {
    const { visitor, appointmentNumber } = await booked();
    const token = await tokenOf(appointmentNumber);
    const moved = await shop.move(visitor, { appointmentNumber, startsAt: ELEVEN });
    expect(moved.appointment).toMatchObject({ appointmentNumber, startsAt: ELEVEN });
    expect(await shop.find(newVisitor(), { token })).toMatchObject({ startsAt: ELEVEN });
    expect(await shop.times(newVisitor(), '2026-11-23')).toContain(TEN);
    expect(await rows('SELECT version, sequence FROM appointment')).toEqual([{ version: 2, sequence: 1 }]);
    expect(await claims()).toBe(2);
  });

  it('[RT-14] may overlap the old one, which is free to who moves it only', async () => {
    const { visitor, appointmentNumber } = await booked();
    const half = '2026-11-23T10:30:00.000Z';
    expect(await shop.times(newVisitor(), '2026-11-23')).not.toContain(half);
    expect(await shop.times(visitor, '2026-11-23', { moving: { appointmentNumber } })).toContain(half);
    const moved = await shop.move(visitor, { appointmentNumber, startsAt: half });
    expect(moved.__typename).toBe('AppointmentKept');
  });

  it('[RT-14] that is taken leaves the old one as it was', async () => {
    const { visitor, appointmentNumber } = await booked();
    await booked(customer(), ELEVEN);
    const answer = await shop.move(visitor, { appointmentNumber, startsAt: ELEVEN });
    expect(answer).toMatchObject({ __typename: 'AppointmentTimeTakenError' });
    expect(await shop.find(visitor, { appointmentNumber })).toMatchObject({ startsAt: TEN });
    expect(await claims()).toBe(4);
  });

  it('[RT-14] by an old link moves the appointment as it stands; by a forged one nothing', async () => {
    const { appointmentNumber } = await booked();
    const token = await tokenOf(appointmentNumber);
    await shop.move(newVisitor(), { token, startsAt: ELEVEN });
    const again = await shop.move(newVisitor(), { token, startsAt: '2026-11-23T14:00:00.000Z' });
    expect(again.__typename).toBe('AppointmentKept');
    expect(await rows('SELECT count(*)::int AS n FROM appointment')).toEqual([{ n: 1 }]);
    const forged = `${token.slice(0, -4)}AAAA`;
    const answer = await shop.move(newVisitor(), { token: forged, startsAt: TEN });
    expect(answer.__typename).toBe('AppointmentNotFoundError');
    await rows('UPDATE appointment SET link_epoch = 1');
    expect(await shop.find(newVisitor(), { token })).toBeNull();
  });

  it('[RT-14] is not for the last two hours before the beginning', async () => {
    const { visitor, appointmentNumber } = await booked();
    await service.setClock('2026-11-23T08:00:01.000Z');
    const answer = await shop.move(visitor, { appointmentNumber, startsAt: '2026-11-23T15:00:00.000Z' });
    expect(answer.__typename).toBe('AppointmentClosedError');
    expect(await shop.cancel(visitor, { appointmentNumber })).toBe(true);
  });
});

describe('an appointment that is given up', () => {
  it('[MU-18] frees its time at once, again without effect, and can be booked again by the same person', async () => {
    const { visitor, appointmentNumber } = await booked();
    expect(await shop.cancel(visitor, { appointmentNumber })).toBe(true);
    expect(await shop.cancel(visitor, { appointmentNumber })).toBe(true);
    expect(await claims()).toBe(0);
    expect((await shop.find(visitor, { appointmentNumber }))!.reason).toBe('CUSTOMER');
    expect(await rows('SELECT act FROM appointment_act ORDER BY version')).toEqual([
      { act: 'book' },
      { act: 'cancel' },
    ]);
    expect((await shop.book(visitor, TEN)).__typename).toBe('AppointmentBooked');
  });

  it('[MU-18] by the link of an e-mail; opening the link changes nothing', async () => {
    const { appointmentNumber } = await booked(newVisitor());
    const token = await tokenOf(appointmentNumber);
    for (let opened = 0; opened < 3; opened++)
      expect(await shop.find(newVisitor(), { token })).toMatchObject({ status: 'BOOKED' });
    expect(await shop.cancel(newVisitor(), { token })).toBe(true);
  });

  it('[MU-18] not once it has begun', async () => {
    const { visitor, appointmentNumber } = await booked();
    await service.setClock('2026-11-23T10:00:01.000Z');
    expect(await shop.cancel(visitor, { appointmentNumber })).toBe('AppointmentClosedError');
  });

  it('[RT-08] is in the list of its owner, after those to come', async () => {
    const visitor = customer();
    const { appointmentNumber } = await booked(visitor);
    await booked(visitor, ELEVEN);
    await shop.cancel(visitor, { appointmentNumber });
    const { data } = await service.ask<{ appointments: unknown }>(
      '{ appointments { startsAt status } }',
      {},
      visitor.actor,
    );
    expect(data.appointments).toEqual([
      { startsAt: ELEVEN, status: 'BOOKED' },
      { startsAt: TEN, status: 'CANCELLED' },
    ]);
    const { errors } = await service.ask('{ appointments { status } }', {}, newVisitor().actor);
    expect(errors![0]!.extensions.code).toBe('SessionExpiredError');
  });
});

describe('a time that is kept while the form is filled in', () => {
  it('[RT-14] is free to its holder, taken for others, and free for all when it ends, with nobody working on it', async () => {
    const visitor = newVisitor();
    expect(await shop.hold(visitor, TEN)).toMatchObject({ until: '2026-11-21T12:10:00.000Z' });
    expect(await shop.times(visitor, '2026-11-23')).toContain(TEN);
    expect(await shop.times(newVisitor(), '2026-11-23')).not.toContain(TEN);
    expect((await shop.book(newVisitor(), TEN)).__typename).toBe('AppointmentTimeTakenError');
    await service.setClock('2026-11-21T12:10:00.000Z');
    expect(await shop.times(newVisitor(), '2026-11-23')).toContain(TEN);
    expect((await shop.book(newVisitor(), TEN)).__typename).toBe('AppointmentBooked');
    expect((await shop.book(visitor, TEN)).__typename).toBe('AppointmentTimeTakenError');
  });

  it('[RT-14] is renewed, becomes the appointment, and is one for each visitor', async () => {
    const visitor = newVisitor();
    await shop.hold(visitor, TEN);
    await service.setClock('2026-11-21T12:08:00.000Z');
    expect(await shop.hold(visitor, TEN)).toMatchObject({ until: '2026-11-21T12:18:00.000Z' });
    await shop.hold(visitor, ELEVEN);
    expect(await claims()).toBe(2);
    expect((await shop.book(visitor, ELEVEN)).__typename).toBe('AppointmentBooked');
    expect(await claims()).toBe(2);
    expect(await rows('SELECT count(*)::int AS n FROM diary_claim WHERE holder IS NOT NULL')).toEqual([
      { n: 0 },
    ]);
  });
});

describe('what can be booked', () => {
  it('[RT-14] are the services of a kind with the stores that offer them, of the caller’s site', async () => {
    const document = '{ bookableServices(kind: CONSULTATION) { key minutes stores { key } } }';
    const { data } = await service.ask(document, {}, newVisitor().actor);
    expect(data).toEqual({
      bookableServices: [{ key: SERVICE, minutes: 60, stores: [{ key: 'bb-leeds' }] }],
    });
    const other = await service.ask(document, {}, { site: 'loupe' });
    expect(other.data).toEqual({ bookableServices: [] });
  });

  it.each([
    ['2027-03-28', '2027-03-01T12:00:00.000Z', '2027-03-28T10:00:00.000Z'],
    ['2027-10-31', '2027-10-01T12:00:00.000Z', '2027-10-31T11:00:00.000Z'],
    ['2028-03-26', '2028-03-01T12:00:00.000Z', '2028-03-26T10:00:00.000Z'],
  ])('[RT-14] on %s, when the clocks change, are all times of the list', async (day, now, eleven) => {
    await service.setClock(now);
    // Easter Sunday, on which stores are shut.
    await rows(`DELETE FROM opening_exception WHERE date = '2027-03-28'`);
    const listed = await shop.times(newVisitor(), day);
    expect(listed[0]).toBe(eleven);
    for (const at of listed) {
      const visitor = newVisitor();
      const answer = await shop.book(visitor, at);
      expect([at, answer.__typename]).toEqual([at, 'AppointmentBooked']);
      const { appointmentNumber, startsAtWords } = answer.appointment!;
      expect(startsAtWords).toContain('Sunday');
      expect(await shop.cancel(visitor, { appointmentNumber })).toBe(true);
    }
  });
});
