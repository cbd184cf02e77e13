import type { AppointmentTimesResolvers } from '../gen/schema-types.ts';

export const AppointmentTimes = {
  first: ({ first }) => first?.startsAt ?? null,
  reCaptchaAction: (_times, _none, { useCases }) => useCases.bookAction(),
} satisfies AppointmentTimesResolvers;
