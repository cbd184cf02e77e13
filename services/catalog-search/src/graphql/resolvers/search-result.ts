import { visible } from '@loupe/contact/visible';
import { GraphFault } from '@loupe/subgraph-server/fault';
import type { Category, CategoryTree, Crumb } from '../../domain/category/category-tree.ts';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { pageOf, pageRequest } from '../../domain/listing/paging.ts';
import type { PageRequest } from '../../domain/listing/paging.ts';
import { sortChoices, sortKey } from '../../domain/listing/sorting.ts';
import type { ProductSort, SortDirection } from '../../domain/listing/sorting.ts';
import { queryKey } from '../../domain/search/curation.ts';
import type { Curation } from '../../domain/search/curation.ts';
import { FACETS, isFacetKey, selectionOf } from '../../domain/search/facet.ts';
import type { Context } from '../context.ts';
import { orSearchFault } from '../search-fault.ts';

export interface AskedResult extends PageRequest {
  readonly sortBy: ProductSort;
  readonly sortAscDesc: SortDirection;
  readonly filters: readonly { readonly facet: string; readonly values: readonly string[] }[];
  readonly excludedFacets: readonly string[];
}

/** Null for what has no words, which lists without them. */
export const wordsOf = (text: string): string | null => (visible(text).trim() === '' ? null : text);

/** A page of products with its facets: of a category, of words, or of words within a category. */
export async function searchResult(
  { site, now, categories, search, loaders, curation }: Context,
  asked: AskedResult,
  { text, category, breadcrumbs }: { text: string | null; category: Category | null; breadcrumbs: Crumb[] },
) {
  const request = valid(asked);
  const chosen = sortKey(asked.sortBy, asked.sortAscDesc);
  const found = await orSearchFault(
    search.find({
      ...request,
      site,
      at: now,
      text,
      sort: chosen,
      category: category && {
        key: category.key,
        ids: categories.withDescendants(category).map(({ id }) => id),
      },
      selection: selectionOf(asked.filters),
      excludedFacets: asked.excludedFacets.filter(isFacetKey),
    }),
  );
  const products = await Promise.all(found.productIds.map((id) => loaders.productById.load(id)));
  const isUnfiltered = found.degraded === 'unfiltered';
  const sort = isUnfiltered ? 'relevance' : chosen;
  return {
    category,
    // One that is gone from the shop since is left out; the index follows in a moment.
    products: products.filter((product) => product !== null),
    pagination: { ...pageOf(request, found.total), sort },
    sorts: isUnfiltered ? [] : sortChoices(sort, site),
    breadcrumbs,
    facets: found.facets.map(({ key, values }) => ({ key, name: FACETS[key], values: [...values] })),
    spellingSuggestion: found.correctedText,
    degraded: found.degraded,
    redirectUrl: text === null || category !== null ? null : redirectOf(text, curation, categories),
  };
}

function redirectOf(text: string, { redirects }: Curation, categories: CategoryTree): string | null {
  const words = queryKey(text);
  return redirects.get(words) ?? categories.called((name) => queryKey(name) === words)?.landingUrl ?? null;
}

function valid(asked: PageRequest): PageRequest {
  try {
    return pageRequest(asked);
  } catch (error) {
    if (error instanceof InvalidFieldError) throw new GraphFault('ValidationError', error.message);
    throw error;
  }
}
