import { describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import type { Appointment } from '../../domain/appointment/appointment.ts';
import type { Store } from '../../domain/store/store.ts';
import { calendarFiles, calendarOf } from './appointment-calendar.ts';

const ID = '0199c0de-0000-7000-8000-000000000001';
const store = {
  name: 'Café £ 💍 Leeds and a name so long that its line is folded somewhere within it, é£💍é£💍',
  phone: '0113 496 0123',
  line1: '1 High Street',
  line2: null,
  city: 'Leeds',
  county: 'West Yorkshire',
  postalCode: 'LS1 4AA',
} as unknown as Store;
const booked = {
  id: ID,
  email: 'ada@example.com',
  serviceName: 'Engagement ring consultation',
  state: 'BOOKED',
  sequence: 0,
  startsAt: new Date('2027-07-08T09:00:00Z'),
  endsAt: new Date('2027-07-08T10:00:00Z'),
} as unknown as Appointment;
const from = 'Beaverbrooks <stores@beaverbrooks.example>';
const now = new Date('2027-07-01T12:00:00Z');
const sent = (change: Partial<Appointment> = {}) =>
  calendarOf({ appointment: { ...booked, ...change }, store, from, now });

function parsed(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  const event = events[0]!;
  const text = (name: string) => String(event.getFirstPropertyValue(name));
  return { calendar, event, text };
}

describe('the calendar entry of an appointment', () => {
  it.each([
    ['booked', {}, 'REQUEST', 'CONFIRMED', '0'],
    ['moved', { sequence: 1 }, 'REQUEST', 'CONFIRMED', '1'],
    ['cancelled', { sequence: 2, state: 'CANCELLED' as const }, 'CANCEL', 'CANCELLED', '2'],
  ])('[RT-14] is read back when it is %s: one UID, its method and a sequence that rises', (...row) => {
    const [, change, method, status, sequence] = row;
    const message = sent(change);
    const { calendar, event, text } = parsed(message.content);
    expect([message.method, String(calendar.getFirstPropertyValue('method'))]).toEqual([method, method]);
    expect([text('uid'), text('status'), text('sequence')]).toEqual([ID, status, sequence]);
    for (const name of ['uid', 'sequence', 'dtstamp', 'dtstart', 'dtend', 'organizer', 'attendee', 'summary'])
      expect([name, event.getAllProperties(name).length]).toEqual([name, 1]);
    expect(text('organizer')).toBe('mailto:stores@beaverbrooks.example');
  });

  it('[RT-14] has its times in UTC, so that no zone has to be described: 10am in summer is 9am', () => {
    const { content } = sent();
    expect(content).toContain('DTSTART:20270708T090000Z');
    expect(content).toContain('DTEND:20270708T100000Z');
    expect(content).not.toMatch(/TZID|VTIMEZONE/);
  });

  it('[RT-14] survives folding with signs of several bytes, in lines of at most 75 octets', () => {
    const { content } = sent();
    const lines = content.split('\r\n');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(parsed(content).text('summary')).toBe(`Appointment, ${store.name}`);
  });

  it('[RT-14] says neither what it is about nor how to change it, since calendars are shared', () => {
    const { content } = sent();
    expect(content).not.toMatch(/engagement|ring consultation|https?:/i);
  });

  it('[RT-14] to download is the same entry without people and without a method, which asks for no answer', () => {
    const senders = { beaverbrooks: { from }, loupe: { from } };
    const appointment = { ...booked, site: 'beaverbrooks' as const, sequence: 2 };
    const { calendar, event, text } = parsed(calendarFiles(senders).of({ appointment, store, now }));
    expect([text('uid'), text('sequence'), text('status')]).toEqual([ID, '2', 'CONFIRMED']);
    expect(text('summary')).toBe(`Appointment, ${store.name}`);
    expect(calendar.getFirstPropertyValue('method')).toBeNull();
    for (const name of ['organizer', 'attendee'])
      expect([name, event.getAllProperties(name)]).toEqual([name, []]);
    expect(String(event)).not.toMatch(/engagement|ada@|https?:/i);
  });
});
