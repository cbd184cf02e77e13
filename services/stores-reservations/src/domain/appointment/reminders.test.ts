import { expect, it } from '@jest/globals';
import { nextReminder } from './reminders.ts';

const after = (startsAt: string, now: string) =>
  nextReminder(new Date(startsAt), new Date(now))?.toISOString() ?? null;

it('[RT-14] a visitor is reminded two days and three hours before, and not of what is booked too late for it', () => {
  const start = '2026-11-26T14:00:00Z';
  expect(after(start, '2026-11-20T12:00:00Z')).toBe('2026-11-24T14:00:00.000Z');
  expect(after(start, '2026-11-24T14:00:00Z')).toBe('2026-11-26T11:00:00.000Z');
  expect(after(start, '2026-11-26T11:00:00Z')).toBeNull();
});

it('[RT-14] a reminder before 8am in London comes at 8pm on the day before, in summer too', () => {
  expect(after('2026-11-26T09:30:00Z', '2026-11-25T12:00:00Z')).toBe('2026-11-25T20:00:00.000Z');
  expect(after('2027-07-08T08:30:00Z', '2027-07-07T12:00:00Z')).toBe('2027-07-07T19:00:00.000Z');
  // The clocks go back between the reminder and the appointment.
  expect(after('2027-10-31T11:00:00Z', '2027-10-20T12:00:00Z')).toBe('2027-10-29T11:00:00.000Z');
});
