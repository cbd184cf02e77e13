import type { QueryResolvers } from '../../gen/schema-types.ts';

export const reservation: QueryResolvers['reservation'] = (_root, { input }, { site, owner, useCases }) =>
  useCases.findReservation({ site, owner }, input);
