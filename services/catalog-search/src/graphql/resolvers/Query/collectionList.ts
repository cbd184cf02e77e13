import { GraphFault } from '@loupe/subgraph-server/fault';
import type { Category, Crumb } from '../../../domain/category/category-tree.ts';
import { InvalidInputError } from '../../../domain/invalid-input-error.ts';
import { pageOf, pageRequest } from '../../../domain/listing/paging.ts';
import type { Page, PageRequest } from '../../../domain/listing/paging.ts';
import { sortChoices, sortKey } from '../../../domain/listing/sorting.ts';
import type { ProductSort, SortChoice, SortDirection, SortKey } from '../../../domain/listing/sorting.ts';
import type { Product } from '../../../domain/product/product.ts';
import type { CatalogueContext } from '../../context.ts';

interface Arguments extends PageRequest {
  /** A category's key. */
  readonly query: string;
  readonly sortBy: ProductSort;
  readonly sortAscDesc: SortDirection;
}

interface SearchResult {
  readonly category: Category;
  readonly products: readonly Product[];
  readonly pagination: Page & { readonly sort: SortKey };
  readonly sorts: readonly SortChoice[];
  readonly breadcrumbs: readonly Crumb[];
}

export async function collectionList(
  _root: unknown,
  { query, sortBy, sortAscDesc, ...asked }: Arguments,
  { site, now, categories, products }: CatalogueContext,
): Promise<SearchResult | null> {
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
}

function valid(asked: PageRequest): PageRequest {
  try {
    return pageRequest(asked);
  } catch (error) {
    if (error instanceof InvalidInputError) throw new GraphFault('ValidationError', error.message);
    throw error;
  }
}
