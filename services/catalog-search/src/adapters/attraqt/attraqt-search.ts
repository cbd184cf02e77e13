import { z } from 'zod';
import { pageOf } from '../../domain/listing/paging.ts';
import { slugify } from '../../domain/product/address.ts';
import { FACET_KEYS } from '../../domain/search/facet.ts';
import { facetPanel } from '../../domain/search/facet-panel.ts';
import type { FacetCounts } from '../../domain/search/facet-panel.ts';
import { PRICE_BUCKETS } from '../../domain/search/price-range.ts';
import { readPriceWords } from '../../domain/search/price-words.ts';
import { queryWords } from '../../domain/search/words.ts';
import type { Site } from '../../domain/site.ts';
import type {
  CatalogueAnswer,
  CatalogueQuery,
  CatalogueSearch,
  CatalogueSuggestions,
  SuggestQuery,
} from '../../use-cases/ports/catalogue-search.ts';
import type { AttraqtClient } from './attraqt-client.ts';
import type { FacetNames } from './facet-names.ts';
import { attributeOf, searchBody } from './search-body.ts';
import { tradeWords } from './trade-words.ts';

export interface AttraqtSearchOptions {
  /** Its calls have the time-outs of shoppers' searches. */
  readonly client: AttraqtClient;
  /** Of each site at the vendor. */
  readonly tokens: Readonly<Record<Site, string>>;
  readonly names: FacetNames;
}

const Found = z.object({
  items: z.array(z.object({ id: z.string() })),
  metadata: z.object({
    count: z.number(),
    /** Not in the vendor's documentation; without it nothing is said to be corrected. */
    corrected: z.string().nullish(),
    facets: z.array(
      z.object({ id: z.string(), values: z.array(z.object({ value: z.string(), count: z.number() })) }),
    ),
  }),
});
type Found = z.infer<typeof Found>;
const Suggested = z.object({
  groups: z.array(
    z.object({
      value: z.string(),
      items: z.array(z.object({ id: z.string().optional(), value: z.string().optional() })),
    }),
  ),
  metadata: z.object({ corrected: z.string().nullish() }),
});

/** Search at Attraqt (XO). The vendor finds, counts, corrects and merchandises; prices in words are understood here. */
export function attraqtSearch(options: AttraqtSearchOptions): CatalogueSearch {
  return { find: (query) => find(options, query), suggest: (query) => suggest(options, query) };
}

async function find(options: AttraqtSearchOptions, query: CatalogueQuery): Promise<CatalogueAnswer> {
  const { words, range } = readPriceWords(query.text ?? '');
  if (query.text !== null && range === null && queryWords(words).length === 0) return NOTHING;
  const ask = async (offset: number, limit: number, isPriced: boolean): Promise<Found> => {
    const body = searchBody(query, tradeWords(words), { offset, limit, range, isPriced });
    return Found.parse(
      await options.client.send('POST', '/search', { token: options.tokens[query.site], ...body }),
    );
  };
  const isPriceCounted = query.selection.has('price') && !query.excludedFacets.includes('price');
  const [asked, unpriced] = await Promise.all([
    ask(query.pageIndex * query.pageSize, query.pageSize, true),
    isPriceCounted ? ask(0, 1, false) : null,
  ]);
  const total = asked.metadata.count;
  const { currentPage } = pageOf(query, total);
  const page =
    currentPage === query.pageIndex ? asked : await ask(currentPage * query.pageSize, query.pageSize, true);
  return {
    productIds: page.items.map(({ id }) => id),
    total,
    facets: facetPanel(countsOf(asked, unpriced ?? asked, options.names), query),
    correctedText: total === 0 ? null : (asked.metadata.corrected ?? null),
  };
}

const NOTHING: CatalogueAnswer = { productIds: [], total: 0, facets: [], correctedText: null };
const PANEL_ONLY = new Set(['price', 'offer', 'availability']);

function countsOf(asked: Found, unpriced: Found, names: FacetNames): FacetCounts {
  const valuesOf = ({ metadata }: Found, id: string) =>
    metadata.facets.find((facet) => facet.id === id)?.values ?? [];
  const countOf = (found: Found, id: string, value: string): number =>
    valuesOf(found, id).find((each) => each.value === value)?.count ?? 0;
  return {
    total: asked.metadata.count,
    values: FACET_KEYS.filter((key) => !PANEL_ONLY.has(key)).flatMap((key) =>
      valuesOf(asked, attributeOf(key)).map(({ value: code, count }) => ({
        ...{ key, code, count, name: names.nameOf(key, code) },
      })),
    ),
    buckets: PRICE_BUCKETS.map(({ code }) => countOf(unpriced, attributeOf('price'), code)),
    sale: countOf(asked, 'offer', 'sale'),
    newIn: countOf(asked, 'offer', 'new'),
    inStock: countOf(asked, 'availability', 'in-stock'),
  };
}

async function suggest(
  { client, tokens }: AttraqtSearchOptions,
  { site, prefix, limit }: SuggestQuery,
): Promise<CatalogueSuggestions> {
  const query = prefix.slice(0, LONGEST);
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
