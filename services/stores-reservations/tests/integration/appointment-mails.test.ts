import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { appointmentsOf, ELEVEN, openDiary, TEN } from './support/appointments.ts';
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
  service.mails.length = 0;
});
afterAll(() => service.stop());

const THURSDAY = '2026-11-26T14:00:00.000Z';
const LATER = '2026-11-27T14:00:00.000Z';
const sent = () => service.mails.map(({ mail }) => mail);
const line = (content: string | undefined, name: string) =>
  content?.split('\r\n').find((each) => each.startsWith(`${name}:`));

async function booked(at = TEN) {
  const visitor = newVisitor();
  const { appointment } = await shop.book(visitor, at);
  await service.sweep();
  return { visitor, appointmentNumber: appointment!.appointmentNumber };
}

describe('the e-mails of an appointment', () => {
  it('[RT-14] go to the visitor with a calendar entry, and to the store without a name', async () => {
    const { visitor } = await booked();
    const [own, ofStore] = service.mails;
    expect(own).toMatchObject({ mail: 'booked', to: visitor.email, method: 'REQUEST' });
    expect(own!.text).toContain('10am on Monday 23 November, UK time');
    expect(own!.text).toContain(`/consultations?link=${own!.token}`);
    expect(`${own!.subject} ${own!.text} ${own!.content}`).not.toMatch(/engagement/i);
    expect(ofStore).toMatchObject({ mail: 'store-booked' });
    expect(ofStore!.text).not.toMatch(/Byron|example\.com/);
  });

  it('[RT-14] keep one calendar entry from booking to cancelling: its UID stays, its sequence rises, the link is the same', async () => {
    const { visitor, appointmentNumber } = await booked();
    await shop.move(visitor, { appointmentNumber, startsAt: ELEVEN });
    await service.sweep();
    await shop.cancel(visitor, { appointmentNumber });
    await service.sweep();
    const own = service.mails.filter(({ content }) => content !== undefined);
    expect(own.map(({ mail, method }) => [mail, method])).toEqual([
      ['booked', 'REQUEST'],
      ['moved', 'REQUEST'],
      ['cancelled', 'CANCEL'],
    ]);
    expect(own.map(({ content }) => line(content, 'SEQUENCE'))).toEqual([
      ...['SEQUENCE:0', 'SEQUENCE:1', 'SEQUENCE:2'],
    ]);
    expect(new Set(own.map(({ content }) => line(content, 'UID'))).size).toBe(1);
    expect(new Set(own.map(({ token }) => token)).size).toBe(1);
    expect(own[2]!.content).toContain('STATUS:CANCELLED');
  });

  it('[RT-14] have the UID and the sequence of the file on the page, which is for its owner and its link only', async () => {
    const { visitor, appointmentNumber } = await booked();
    await shop.move(visitor, { appointmentNumber, startsAt: ELEVEN });
    await service.sweep();
    const { content, token } = service.mails.findLast((mail) => mail.content !== undefined)!;
    for (const file of [
      (await shop.find(visitor, { appointmentNumber }))!.calendarFile!,
      (await shop.find(newVisitor(), { token }))!.calendarFile!,
    ]) {
      for (const name of ['UID', 'SEQUENCE', 'DTSTART', 'DTEND', 'SUMMARY'])
        expect(line(file, name)).toBe(line(content, name));
      expect(file).not.toMatch(/METHOD|ATTENDEE|ORGANIZER|engagement/i);
    }
    expect(await shop.find(newVisitor(), { appointmentNumber })).toBeNull();
    await shop.cancel(visitor, { appointmentNumber });
    expect((await shop.find(visitor, { appointmentNumber }))!.calendarFile).toBeNull();
  });

  it('[RT-14] are not sent when they are not true any more, and once for a press that is repeated', async () => {
    const visitor = newVisitor();
    const { appointment } = await shop.book(visitor, TEN);
    const { appointmentNumber } = appointment!;
    await shop.cancel(visitor, { appointmentNumber });
    await shop.cancel(visitor, { appointmentNumber });
    await service.sweep();
    expect(sent()).toEqual(['cancelled', 'store-cancelled']);
  });
});

describe('the reminders of an appointment', () => {
  it('[RT-14] come two days and three hours before it, once each with several workers', async () => {
    await booked(THURSDAY);
    service.mails.length = 0;
    await service.setClock('2026-11-24T14:00:00.000Z');
    await Promise.all([service.sweep(), service.sweep(), service.sweep()]);
    expect(sent()).toEqual(['reminder']);
    await service.setClock('2026-11-26T11:00:00.000Z');
    await Promise.all([service.sweep(), service.sweep()]);
    expect(sent()).toEqual(['reminder', 'reminder']);
    expect(new Set(service.mails.map(({ jobId }) => jobId)).size).toBe(2);
  });

  it('[RT-14] are of the new time after a move, and none after it was given up', async () => {
    const { visitor, appointmentNumber } = await booked(THURSDAY);
    await shop.move(visitor, { appointmentNumber, startsAt: LATER });
    await service.sweep();
    service.mails.length = 0;
    await service.setClock('2026-11-24T14:00:00.000Z');
    await service.sweep();
    expect(sent()).toEqual([]);
    await service.setClock('2026-11-25T14:00:00.000Z');
    await service.sweep();
    expect(service.mails[0]!.text).toContain('2pm on Friday 27 November');
    await shop.cancel(visitor, { appointmentNumber });
    await service.sweep();
    service.mails.length = 0;
    await service.setClock('2026-11-27T11:00:00.000Z');
    await service.sweep();
    expect(sent()).toEqual([]);
  });
});
