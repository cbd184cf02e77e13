import { appointmentRefusal } from '../../domain/appointment/moves.ts';
import { momentInWords } from '@loupe/calendar/moment-words';
import type { AppointmentResolvers } from '../gen/schema-types.ts';
import { contactShown } from './contact-shown.ts';

const MINUTE_MS = 60_000;

export const Appointment = {
  appointmentNumber: ({ number }) => number,
  status: ({ state }) => state,
  startsAt: ({ startsAt }) => startsAt.toISOString(),
  endsAt: ({ endsAt }) => endsAt.toISOString(),
  startsAtWords: ({ startsAt }) => momentInWords(startsAt),
  minutes: ({ startsAt, endsAt }) => Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS),
  contact: contactShown,
  store: (appointment, _none, { useCases }) => useCases.storeOf(appointment),
  calendarFile: (appointment, _none, { useCases }) => useCases.appointmentCalendarFile(appointment),
  canMove: (appointment, _none, { now }) => appointmentRefusal(appointment, 'move', now) === null,
  canCancel: (appointment, _none, { now }) => appointmentRefusal(appointment, 'cancel', now) === null,
} satisfies AppointmentResolvers;
