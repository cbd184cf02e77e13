import type { QueryResolvers } from '../../gen/schema-types.ts';
import { searchResult, wordsOf } from '../search-result.ts';

export const CRUMBS = [
  { name: 'Home', url: '/' },
  { name: 'Search results', url: '/search' },
];

export const facetedProductList: QueryResolvers['facetedProductList'] = (
  _root,
  { query, ...asked },
  context,
) =>
  searchResult(context, asked, {
    text: wordsOf(query),
    category: null,
    breadcrumbs: CRUMBS,
  });
