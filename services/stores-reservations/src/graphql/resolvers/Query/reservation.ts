import type { QueryResolvers } from '../../gen/schema-types.ts';

export const reservation: QueryResolvers['reservation'] = (_root, { input }, { caller, useCases }) =>
  useCases.findReservation(caller(), input);
