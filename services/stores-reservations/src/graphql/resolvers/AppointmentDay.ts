import { dayInWords } from '@loupe/calendar/day-words';
import type { AppointmentDayResolvers } from '../gen/schema-types.ts';

export const AppointmentDay = {
  words: ({ date }) => dayInWords(date),
  times: ({ times }) => times.map(({ startsAt }) => startsAt),
} satisfies AppointmentDayResolvers;
