import { storeLines } from '@loupe/contact/address-lines';
import type { Site } from '@loupe/contracts/sites';
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Appointment } from '../../domain/appointment/appointment.ts';
import type { Store } from '../../domain/store/store.ts';
import type { Sender } from './reservation-mailer.ts';

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

type Entry = Omit<CalendarFacts, 'from'>;

/**
 * The entry for the visitor's calendar (RFC 5545, RFC 5546): times in UTC, so that no description of a zone is needed; one UID for good and a
 * sequence that rises. It says neither what it is about nor how to change or join it: calendars are shared in families.
 */
export function calendarOf({ appointment, store, from, now }: CalendarFacts): CalendarMessage {
  const isOver = appointment.state === 'CANCELLED';
  const method = isOver ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const sender = senderOf(from);
  const calendar = ical({
    method,
    prodId: prodIdOf(sender),
    events: [
      {
        ...entryOf({ appointment, store, now }),
        status: isOver ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        organizer: { name: sender.name || sender.email, email: sender.email },
        attendees: [{ email: appointment.email, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
      },
    ],
  });
  return { method, content: calendar.toString() };
}

/** The same entry as a file to download: without a method, since it asks nobody for an answer, and without people. */
export const calendarFiles = (senders: Readonly<Record<Site, Pick<Sender, 'from'>>>) => ({
  of: (entry: Entry): string =>
    ical({
      prodId: prodIdOf(senderOf(senders[entry.appointment.site].from)),
      events: [{ ...entryOf(entry), status: ICalEventStatus.CONFIRMED }],
    }).toString(),
});

interface CalendarSender {
  readonly name: string;
  readonly email: string;
}

function senderOf(from: string): CalendarSender {
  const [, name = '', email = from] = /^(.*?)\s*<(.+)>$/.exec(from) ?? [];
  return { name, email };
}

const prodIdOf = ({ name }: CalendarSender) => ({
  company: name || 'Loupe',
  product: 'Appointments',
  language: 'EN',
});

const entryOf = ({ appointment, store, now }: Entry) => ({
  id: appointment.id,
  sequence: appointment.sequence,
  stamp: now,
  start: appointment.startsAt,
  end: appointment.endsAt,
  summary: `Appointment, ${store.name}`,
  location: appointment.isVideo ? 'By video' : [store.name, ...storeLines(store)].join(', '),
  description: `To change it, use the link in our e-mail, or ring ${store.phone}.`,
});
