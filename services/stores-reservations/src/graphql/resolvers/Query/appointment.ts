import type { QueryResolvers } from '../../gen/schema-types.ts';

export const appointment: QueryResolvers['appointment'] = (_root, { input }, { site, owner, useCases }) =>
  useCases.findAppointment({ site, owner }, input);
