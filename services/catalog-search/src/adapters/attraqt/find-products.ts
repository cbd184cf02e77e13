import type { Site } from '@loupe/contracts/sites';
import { pageOf } from '../../domain/listing/paging.ts';
import { placesAt } from '../../domain/search/curation.ts';
import type { Curation, PlacedProduct } from '../../domain/search/curation.ts';
import { facetPanel } from '../../domain/search/facet-panel.ts';
import { isPriceAlone, readPriceWords } from '../../domain/search/price-words.ts';
import { queryWords } from '../../domain/search/words.ts';
import type { CatalogueAnswer, CatalogueQuery } from '../../use-cases/ports/catalogue-search.ts';
import type { AttraqtClient } from './attraqt-client.ts';
import { countOf, facetCounts } from './facet-counts.ts';
import type { FacetNames } from './facet-names.ts';
import { SOLD_OUT } from './feed-item.ts';
import { Found } from './found.ts';
import { placedPage } from './placed-page.ts';
import type { RuledHits } from './placed-page.ts';
import { searchBody } from './search-body.ts';
import type { SearchPage } from './search-body.ts';
import { tradeWords, withoutWronglyCorrected } from './trade-words.ts';

export interface AttraqtSearchOptions {
  /** Its calls have the time-outs of shoppers' searches. */
  readonly client: AttraqtClient;
  /** Of each site at the vendor. */
  readonly tokens: Readonly<Record<Site, string>>;
  readonly names: FacetNames;
  readonly curationOf: (site: Site) => Curation;
}

type Ask = (page: Omit<SearchPage, 'range'>) => Promise<Found>;

/**
 * A page of a listing or search with its facets, in one to four requests: two more where merchandisers have placed products, and all of them
 * twice where the vendor corrected what is right.
 */
export function findProducts(options: AttraqtSearchOptions, query: CatalogueQuery): Promise<CatalogueAnswer> {
  const read = readPriceWords(query.text ?? '');
  return findByWords(options, query, { ...read, words: isPriceAlone(read) ? '' : read.words });
}

async function findByWords(
  options: AttraqtSearchOptions,
  query: CatalogueQuery,
  { words, range }: ReturnType<typeof readPriceWords>,
): Promise<CatalogueAnswer> {
  if (query.text !== null && range === null && queryWords(words).length === 0) return NOTHING;
  const { curationOf, client, tokens, names } = options;
  const curation = curationOf(query.site);
  const sent = tradeWords(words, curation.synonyms);
  const ask: Ask = async (page) => {
    // Without words the shop's own order holds.
    const body = searchBody(sent === '' ? { ...query, text: null } : query, sent, { ...page, range });
    return Found.parse(await client.send('POST', '/search', { token: tokens[query.site], ...body }));
  };
  const { pageIndex, pageSize, category, text, at } = query;
  const rules =
    query.sort === 'relevance' ? placesAt(curation, { category: category?.key ?? null, text, at }) : [];
  const isPriceCounted = query.selection.has('price') && !query.excludedFacets.includes('price');
  const [asked, unpriced, ruled] = await Promise.all([
    ask({ offset: pageIndex * pageSize, limit: pageSize, isPriced: true, facets: 'all' }),
    isPriceCounted ? ask({ offset: 0, limit: 1, isPriced: false, facets: 'all' }) : null,
    rules.length === 0 ? [] : askRuled(rules, ask),
  ]);
  const rest = withoutWronglyCorrected(sent, asked.metadata.corrected);
  if (rest !== null) return rest === '' ? NOTHING : findByWords(options, query, { words: rest, range });
  const total = asked.metadata.count;
  return {
    productIds:
      ruled.length === 0
        ? await idsOfPage(query, asked, ask)
        : await idsOfPlacedPage(query, rules, { ...hitsOf(asked), ruled }, ask),
    total,
    facets: facetPanel(facetCounts(asked, unpriced ?? asked, names), query),
    correctedText: total === 0 ? null : (asked.metadata.corrected ?? null),
    degraded: null,
  };
}

const NOTHING: CatalogueAnswer = {
  productIds: [],
  total: 0,
  facets: [],
  correctedText: null,
  degraded: null,
};
/** Of one page of the vendor. A place has fewer rules, or the last of them do not hold. */
const MOST_RULES = 200;

async function askRuled(rules: readonly PlacedProduct[], ask: Ask) {
  const only = rules.slice(0, MOST_RULES).map(({ productId }) => productId);
  const { items } = await ask({ offset: 0, limit: MOST_RULES, isPriced: true, facets: 'chosen', only });
  return items.map(({ id, product }) => ({ id, isSoldOut: product?.[SOLD_OUT] === true }));
}

const hitsOf = (found: Found) => ({
  total: found.metadata.count,
  inStock: countOf(found, SOLD_OUT, 'false'),
});

async function idsOfPage(query: CatalogueQuery, asked: Found, ask: Ask): Promise<string[]> {
  const { currentPage, pageSize } = pageOf(query, asked.metadata.count);
  const page =
    currentPage === query.pageIndex
      ? asked
      : await ask({ offset: currentPage * pageSize, limit: pageSize, isPriced: true, facets: 'chosen' });
  return page.items.map(({ id }) => id);
}

async function idsOfPlacedPage(
  query: CatalogueQuery,
  rules: readonly PlacedProduct[],
  hits: RuledHits,
  ask: Ask,
): Promise<string[]> {
  const { pageSize: limit } = query;
  const { places, apart } = placedPage(rules, hits, query);
  const needed = new Set(
    places.flatMap((place) => (typeof place === 'number' ? Math.floor(place / limit) : [])),
  );
  const pages = await Promise.all(
    [...needed].map(async (page) => {
      const asked = { offset: page * limit, limit, isPriced: true, facets: 'chosen' as const };
      return [page, (await ask({ ...asked, without: apart })).items] as const;
    }),
  );
  const others = new Map(pages);
  return places.flatMap((place) =>
    typeof place === 'string' ? place : (others.get(Math.floor(place / limit))?.[place % limit]?.id ?? []),
  );
}
