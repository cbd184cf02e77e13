import { visible } from '@loupe/contact/visible';
import type { QueryResolvers } from '../../gen/schema-types.ts';
import { searchResult } from '../search-result.ts';

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
    text: visible(query).trim() === '' ? null : query,
    category: null,
    breadcrumbs: CRUMBS,
  });
