import type { QueryResolvers } from '../../gen/schema-types.ts';

export const prepareReservation: QueryResolvers['prepareReservation'] = (
  _root,
  { input },
  { site, now, useCases },
) => useCases.prepareReservation(site, input, now);
