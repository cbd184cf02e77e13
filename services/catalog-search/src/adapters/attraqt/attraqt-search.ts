import { beginningOf } from '@loupe/contact/beginning-of';
import { z } from 'zod';
import { slugify } from '../../domain/product/address.ts';
import { queryWords } from '../../domain/search/words.ts';
import type {
  CatalogueSearch,
  CatalogueSuggestions,
  SuggestQuery,
  TilesQuery,
} from '../../use-cases/ports/catalogue-search.ts';
import { findProducts } from './find-products.ts';
import type { AttraqtSearchOptions } from './find-products.ts';
import { Found } from './found.ts';
import { tilesBody } from './search-body.ts';

const Suggested = z.object({
  groups: z.array(
    z.object({
      value: z.string(),
      items: z.array(z.object({ id: z.string().optional(), value: z.string().optional() })),
    }),
  ),
  metadata: z.object({ corrected: z.string().nullish() }),
});

/**
 * Search at Attraqt (XO). The vendor finds, counts and corrects; prices in words are understood here. The rules of merchandisers are laid over its
 * answer: its search takes none, and two places to write them in would be one too many. What is not in the vendor's documentation is our
 * form of it: `metadata.corrected`, the groups of suggestions, and `IN`, `!=` and `OR` in filters.
 */
export function attraqtSearch(options: AttraqtSearchOptions): CatalogueSearch {
  return {
    find: (query) => findProducts(options, query),
    suggest: (query) => suggest(options, query),
    tiles: (query) => tiles(options, query),
  };
}

async function tiles(
  { client, tokens }: AttraqtSearchOptions,
  { site, keys }: TilesQuery,
): Promise<string[]> {
  if (keys.length === 0) return [];
  const body = { token: tokens[site], ...tilesBody(keys) };
  const { items } = Found.parse(await client.send('POST', '/search', body));
  const byCode = new Map(items.map(({ id, product }) => [product?.['code'], id]));
  return keys.flatMap((key) => byCode.get(key) ?? []);
}

async function suggest(
  { client, tokens }: AttraqtSearchOptions,
  { site, prefix, limit }: SuggestQuery,
): Promise<CatalogueSuggestions> {
  const query = beginningOf(prefix, LONGEST);
  if (queryWords(query).length === 0) return { terms: [], brands: [], productIds: [], correctedText: null };
  const body = { token: tokens[site], query, options: { limit } };
  const { groups, metadata } = Suggested.parse(await client.send('POST', '/search/suggest', body));
  const itemsOf = (group: string) => groups.find(({ value }) => value === group)?.items ?? [];
  return {
    terms: itemsOf('phrases').flatMap(({ value }) => value ?? []),
    brands: itemsOf('brands').flatMap(({ value }) =>
      value === undefined ? [] : [{ code: slugify(value), name: value }],
    ),
    productIds: itemsOf('products').flatMap(({ id }) => id ?? []),
    correctedText: metadata.corrected ?? null,
  };
}

/** Characters. */
const LONGEST = 200;
