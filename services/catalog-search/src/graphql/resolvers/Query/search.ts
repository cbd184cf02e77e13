import { visible } from '@loupe/contact/visible';
import type { QueryResolvers } from '../../gen/schema-types.ts';
import { CRUMBS } from './facetedProductList.ts';
import { searchResult } from '../search-result.ts';

const FIRST_PAGE = {
  pageSize: 24,
  pageIndex: 0,
  sortBy: 'relevance',
  sortAscDesc: 'asc',
  filters: [],
  excludedFacets: [],
} as const;

export const search: QueryResolvers['search'] = (_root, { query }, context) =>
  searchResult(context, FIRST_PAGE, {
    text: visible(query).trim() || null,
    category: null,
    breadcrumbs: CRUMBS,
  });
