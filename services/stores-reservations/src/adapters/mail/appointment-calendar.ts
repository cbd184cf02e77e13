import { storeLines } from '@loupe/contact/address-lines';
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Appointment } from '../../domain/appointment/appointment.ts';
import type { Store } from '../../domain/store/store.ts';

export interface CalendarFacts {
  readonly appointment: Appointment;
  readonly store: Store;
  /** The sender of the e-mail, `Name <address>`: mail programs take a calendar message from nobody else. */
  readonly from: string;
  readonly now: Date;
}

export interface CalendarMessage {
  /** RFC 6047: the same in the message and in the MIME type. */
  readonly method: 'REQUEST' | 'CANCEL';
  readonly content: string;
}

/**
 * The entry for the visitor's calendar (RFC 5545, RFC 5546): times in UTC, so that no description of a zone is needed; one UID for good and a
 * sequence that rises. It says neither what it is about nor how to change or join it: calendars are shared in families.
 */
export function calendarOf({ appointment, store, from, now }: CalendarFacts): CalendarMessage {
  const isOver = appointment.state === 'CANCELLED';
  const method = isOver ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const [, name = '', address = from] = /^(.*?)\s*<(.+)>$/.exec(from) ?? [];
  const calendar = ical({
    method,
    prodId: { company: name || 'Loupe', product: 'Appointments', language: 'EN' },
    events: [
      {
        id: appointment.id,
        sequence: appointment.sequence,
        stamp: now,
        start: appointment.startsAt,
        end: appointment.endsAt,
        summary: `Appointment, ${store.name}`,
        location: appointment.isVideo ? 'By video' : [store.name, ...storeLines(store)].join(', '),
        description: `To change it, use the link in our e-mail, or ring ${store.phone}.`,
        status: isOver ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        organizer: { name: name || address, email: address },
        attendees: [{ email: appointment.email, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
      },
    ],
  });
  return { method, content: calendar.toString() };
}
