import { beginningOf } from '@loupe/contact/beginning-of';
import { visible } from '@loupe/contact/visible';
import { readFacets, writeFacets } from './facet-query.ts';

/** Products of a listing page (RT-24). */
export const PAGE_SIZE = 24;

export const SORTS = {
  relevance: { sortBy: 'relevance', sortAscDesc: 'asc' },
  'price-asc': { sortBy: 'price', sortAscDesc: 'asc' },
  'price-desc': { sortBy: 'price', sortAscDesc: 'desc' },
  newest: { sortBy: 'newest', sortAscDesc: 'desc' },
  'name-asc': { sortBy: 'name', sortAscDesc: 'asc' },
} as const;

export type SortKey = keyof typeof SORTS;
export const DEFAULT_SORT: SortKey = 'relevance';

export function isSortKey(value: string): value is SortKey {
  return Object.hasOwn(SORTS, value);
}

export type ListingQuery = {
  /** Page number from 1. */
  page: number;
  sort: SortKey;
  /** The chosen values in canonical text; empty for none. */
  facets: string;
  /** The words of a search; empty on a category. */
  text: string;
};

/** A category or search as it is first opened. */
export const FIRST_PAGE: ListingQuery = { page: 1, sort: DEFAULT_SORT, facets: '', text: '' };

const LONGEST_TEXT = 200;

/**
 * The page, sort, facets and words of a listing address (RT-24). An unknown sort or facet is ignored; a page that is not a whole number from
 * 1 is `null`, to be redirected to the first.
 */
export function readListingQuery(params: URLSearchParams): ListingQuery | null {
  const pages = params.getAll('page');
  const sort = params.get('sort') ?? '';
  const page = pages.length === 0 ? '1' : pages.length === 1 ? (pages[0] ?? '') : '';
  if (!/^[1-9]\d{0,4}$/.test(page)) return null;
  return {
    page: Number(page),
    sort: isSortKey(sort) ? sort : DEFAULT_SORT,
    facets: writeFacets(readFacets(params.get('q') ?? '')),
    text: readText(params),
  };
}

function readText(params: URLSearchParams): string {
  return beginningOf(
    visible(params.get('text') ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
    LONGEST_TEXT,
  ).trim();
}

/** A listing's address with words, facets, sort and page; defaults are left out. */
export function listingHref(listingUrl: string, { page, sort, facets, text }: ListingQuery): string {
  const params = new URLSearchParams();
  if (text !== '') params.set('text', text);
  if (facets !== '') params.set('q', facets);
  if (sort !== DEFAULT_SORT) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query === '' ? listingUrl : `${listingUrl}?${query}`;
}

/** Number of pages for `total` products; an empty listing has one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}
