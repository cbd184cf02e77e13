import { GraphFault } from '@loupe/subgraph-server/fault';
import type { QueryResolvers } from '../../gen/schema-types.ts';

/** @throws GraphFault FORBIDDEN outside a preview: the names say what is planned */
export const editions: QueryResolvers['editions'] = async (_query, _none, { site, isStaged, useCases }) => {
  if (!isStaged) throw new GraphFault('FORBIDDEN', 'Editions are shown to previews only.');
  const all = await useCases.shops.editions(site);
  return all.map(({ startsAt, ...edition }) => ({ ...edition, startsAt: startsAt.toISOString() }));
};
