import { londonTime } from '@loupe/calendar/london';
import { timeInWords } from '@loupe/calendar/time-words';
import { momentInWords } from '@loupe/calendar/moment-words';
import type { AppointmentTimeResolvers } from '../gen/schema-types.ts';

export const AppointmentTime = {
  startsAt: (startsAt) => startsAt.toISOString(),
  time: (startsAt) => timeInWords(londonTime(startsAt).time),
  words: (startsAt) => momentInWords(startsAt),
} satisfies AppointmentTimeResolvers;
