import { GraphFault } from '@loupe/subgraph-server/fault';
import { InvalidInputError } from '../../../domain/invalid-input-error.ts';
import { pageOf, pageRequest } from '../../../domain/listing/paging.ts';
import type { PageRequest } from '../../../domain/listing/paging.ts';
import { sortChoices, sortKey } from '../../../domain/listing/sorting.ts';
import type { QueryResolvers } from '../../gen/schema-types.ts';

export const collectionList: QueryResolvers['collectionList'] = async (
  _root,
  { query, sortBy, sortAscDesc, ...asked },
  { site, now, categories, products },
) => {
  const request = valid(asked);
  const category = categories.byKey(query);
  if (category === undefined) return null;
  const sort = sortKey(sortBy, sortAscDesc);
  const categoryIds = categories.withDescendants(category).map(({ id }) => id);
  const page = await products.list(site, { ...request, categoryIds, sort, at: now });
  return {
    category,
    products: page.products,
    pagination: { ...pageOf(request, page.total), sort },
    sorts: sortChoices(sort, site),
    breadcrumbs: categories.breadcrumbs(category),
  };
};

function valid(asked: PageRequest): PageRequest {
  try {
    return pageRequest(asked);
  } catch (error) {
    if (error instanceof InvalidInputError) throw new GraphFault('ValidationError', error.message);
    throw error;
  }
}
