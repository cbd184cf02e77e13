import { GraphFault } from '@loupe/subgraph-server/fault';
import type { QueryResolvers } from '../../gen/schema-types.ts';

const MOST = 50;

export const appointments: QueryResolvers['appointments'] = (
  _root,
  _none,
  { site, customerId, caller, useCases },
) => {
  if (customerId === null) throw new GraphFault('SessionExpiredError', 'Please sign in.');
  return useCases.appointmentsOfOwner(site, caller().owner, MOST);
};
