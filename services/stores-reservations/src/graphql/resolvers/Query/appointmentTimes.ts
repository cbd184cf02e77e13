import { answer } from '../../answers.ts';
import type { QueryResolvers } from '../../gen/schema-types.ts';

export const appointmentTimes: QueryResolvers['appointmentTimes'] = (
  _root,
  { input },
  { site, owner, now, useCases },
) => answer(() => useCases.findAppointmentTimes({ site, owner }, input, now));
