import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { daysAfter } from '@loupe/calendar/days';
import { londonTime } from '@loupe/calendar/london';
import { appointmentsOf, ELEVEN, openDiary, TEN } from './support/appointments.ts';
import { newVisitor, SATURDAY_NOON } from './support/reservations.ts';
import { startStores, type TestStores } from './support/stores.ts';
import { teamOf } from './support/team.ts';

let service: TestStores;
let shop: ReturnType<typeof appointmentsOf>;
beforeAll(async () => {
  service = await startStores();
  shop = appointmentsOf(service);
});
beforeEach(async () => {
  await service.setClock(SATURDAY_NOON);
  await openDiary(service);
  service.mails.length = 0;
});
afterAll(() => service.stop());

const wall = (times: readonly string[]) => times.map((time) => londonTime(new Date(time)).time);
const uidsOf = (mails: readonly { readonly content?: string }[]) =>
  new Set(mails.flatMap(({ content }) => /^UID:(.+)$/m.exec(content ?? '')?.[1]?.trim() ?? []));

describe('a diary in the time of its store', () => {
  it.each(['2027-03-28', '2027-10-31', '2028-03-26'])(
    '[RT-14] on %s, when the clocks change, has the wall hours of the Sundays around it, each can be booked, and e-mails are right',
    async (sunday) => {
      await service.setClock(`${daysAfter(sunday, -10)}T12:00:00.000Z`);
      // 28 March 2027 is Easter Sunday, on which large shops are shut.
      await service.pool.query('DELETE FROM opening_exception WHERE date = $1', [sunday]);
      const hours = [];
      for (const date of [daysAfter(sunday, -7), sunday, daysAfter(sunday, 7)])
        hours.push(wall(await shop.times(newVisitor(), date)));
      expect(hours[0]!.length).toBeGreaterThan(3);
      expect(hours[1]).toEqual(hours[0]);
      expect(hours[2]).toEqual(hours[0]);
      for (const at of await shop.times(newVisitor(), sunday)) {
        await openDiary(service);
        const visitor = newVisitor();
        const { appointment } = await shop.book(visitor, at);
        expect(appointment).toMatchObject({ status: 'BOOKED', startsAt: at });
        await service.sweep();
        const mail = service.mails.find(({ to }) => to === visitor.email)!;
        expect(mail.text).toContain(`${appointment!.startsAtWords}, UK time`);
        const instant = new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
        expect(mail.content).toContain(`DTSTART:${instant}`);
      }
    },
  );

  it('[RT-14] names its zone in every e-mail of shopper and team, which all update one calendar entry', async () => {
    const team = teamOf(service);
    const visitor = newVisitor();
    await shop.book(visitor, TEN);
    const staff = await team.book(ELEVEN, 'rings-up@example.com');
    if (staff.outcome !== 'booked') throw new Error(staff.outcome);
    await service.sweep();
    const move = { kind: 'move', startsAt: new Date('2026-11-24T14:00:00Z'), message: 'Why' } as const;
    await team.serve(staff.appointment.number, move);
    await service.sweep();
    await service.setClock('2026-11-22T14:00:00.000Z');
    await service.sweep();
    await team.serve(staff.appointment.number, { kind: 'cancel', message: 'Why' });
    await service.sweep();
    const theirs = service.mails.filter(({ to }) => to === 'rings-up@example.com');
    expect(theirs.map(({ mail }) => mail)).toEqual(['booked', 'moved', 'reminder', 'cancelled']);
    for (const { text } of service.mails.filter(({ mail }) => !mail.startsWith('store-')))
      expect(text).toContain(', UK time');
    expect(uidsOf(theirs)).toEqual(new Set([staff.appointment.id]));
  });

  it('[RT-14] begins its day at midnight in London: half past midnight in summer is the new day, and yesterday has no times', async () => {
    await service.setClock('2027-07-07T23:30:00.000Z');
    expect((await shop.times(newVisitor(), '2027-07-08')).length).toBeGreaterThan(0);
    expect(await shop.times(newVisitor(), '2027-07-07')).toEqual([]);
  });

  it('[RT-14] refuses a time that was on a page before its lead time was lengthened', async () => {
    const listed = await shop.times(newVisitor(), '2026-11-23');
    expect(listed).toContain(TEN);
    await service.pool.query(`UPDATE diary_service SET lead_minutes = 3 * 24 * 60`);
    expect((await shop.book(newVisitor(), TEN)).__typename).toBe('AppointmentTimeTakenError');
    const { rows } = await service.pool.query('SELECT 1 FROM appointment');
    expect(rows).toEqual([]);
  });
});
