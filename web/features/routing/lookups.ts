import 'server-only';
import {
  ResolveCatalogueDocument,
  ResolveCategoryDocument,
  ResolveCategorySizeDocument,
  ResolveContentDocument,
  ResolveProductDocument,
  ResolveProductInStoresDocument,
  ResolveProductSlugDocument,
  ResolveSearchSizeDocument,
  ResolveSharedCartDocument,
  ResolveStoreDocument,
  ResolveStorePlaceDocument,
  StoreRegionsDocument,
} from '#gql/graphql.ts';
import type { Preview } from '#features/preview/preview.ts';
import { stagedQuestion } from '#features/preview/staged-question.ts';
import { tags } from '#lib/cache-manifest.ts';
import { queryGateway, queryStaged } from '#lib/gateway.ts';
import { GraphClientError } from '#lib/graph-error.ts';
import { readFacets } from '#lib/routing/facet-query.ts';
import { AnswerCache } from '#lib/routing/answer-cache.ts';
import type { Lookups } from '#lib/routing/resolve.ts';
import { thisProcess } from '#lib/this-process.ts';

const cache = new AnswerCache({ freshMs: 60_000, limit: 20_000, now: Date.now });
thisProcess().forget.add((expired) => cache.expire(expired));

type Ask = typeof queryStaged;
type Answers = Pick<AnswerCache, 'get'>;

/** What content is asked for, besides an item: nothing, or what a preview shows. */
type Moment = Partial<ReturnType<typeof stagedQuestion>>;

const lookupsBy = (ask: Ask, answers: Answers, moment: Moment = {}): Lookups => ({
  productUrl: (site, code) =>
    answers.get(`product:${site}:${code}`, [tags.catalogue(site), tags.product(site, code)], async () => {
      const { product } = await ask(site, ResolveProductDocument, { code });
      return product?.productUrl ?? null;
    }),
  isKeptInStores: (site, code) =>
    cache.get(`kept:${site}:${code}`, [tags.catalogue(site), tags.product(site, code)], async () => {
      const { product } = await queryGateway(site, ResolveProductInStoresDocument, { code });
      return product?.availableForReserveAndCollect ?? null;
    }),
  productUrlBySlug: (site, slug) =>
    answers.get(`slug:${site}:${slug}`, [tags.catalogue(site)], async () => {
      const { productBySlug } = await ask(site, ResolveProductSlugDocument, { slug });
      return productBySlug?.productUrl ?? null;
    }),
  categoryKey: (site, by) =>
    answers.get(`category:${site}:${JSON.stringify(by)}`, [tags.catalogue(site)], async () => {
      const { category } = await ask(site, ResolveCategoryDocument, by);
      return category?.key ?? null;
    }),
  categorySize: (site, key, { facets, text }) =>
    answers.get(
      `size:${site}:${key}:${facets}:${text}`,
      [tags.catalogue(site), tags.category(site, key)],
      async () => {
        const filters = readFacets(facets);
        const asked = { key, filters, text: text === '' ? null : text };
        const { collectionList } = await ask(site, ResolveCategorySizeDocument, asked);
        return collectionList?.pagination.totalNumberOfResults ?? 0;
      },
    ),
  searchSize: (site, text, facets) =>
    answers.get(`search:${site}:${facets}:${text}`, [tags.catalogue(site)], async () => {
      const filters = readFacets(facets);
      const { facetedProductList } = await ask(site, ResolveSearchSizeDocument, { text, filters });
      return facetedProductList.pagination.totalNumberOfResults;
    }),
  hasStore: (site, code) =>
    answers.get(`store:${site}:${code}`, [tags.stores(site)], async () => {
      const { store } = await ask(site, ResolveStoreDocument, { code });
      return store != null;
    }),
  hasStoreRegion: (site, key) =>
    answers.get(`region:${site}:${key}`, [tags.stores(site)], async () => {
      const { storeRegions } = await ask(site, StoreRegionsDocument, {});
      return storeRegions.some((region) => region.key === key);
    }),
  storePlace: (site, place) =>
    answers.get(`place:${site}:${place.toLowerCase()}`, [tags.stores(site)], async () => {
      try {
        const { stores } = await ask(site, ResolveStorePlaceDocument, { place });
        return { name: stores.place ?? place };
      } catch (error) {
        return { suggestions: suggestionsOf(error) };
      }
    }),
  // Never cached: a link may be looked up before it is made, and expires.
  sharedBag: async (site, token) => {
    const { sharedCart } = await ask(site, ResolveSharedCartDocument, { token });
    return sharedCart != null;
  },
  contentPage: (site, key) =>
    answers.get(`content:${site}:${key}`, [tags.content(site)], async () => {
      const { content } = await ask(site, ResolveContentDocument, { key, ...moment });
      return content?.schema === 'page';
    }),
  dealerPage: (site, key) =>
    answers.get(`dealer:${site}:${key}`, [tags.content(site)], async () => {
      const { content } = await ask(site, ResolveContentDocument, { key, ...moment });
      return content?.schema === 'dealer-page';
    }),
  catalogue: (site) =>
    answers.get(`catalogue:${site}`, [tags.catalogue(site)], () => ask(site, ResolveCatalogueDocument, {})),
});

/** Lookups of addresses in catalogue and content, cached for a minute and expired by events. */
export const lookups = lookupsBy(queryGateway, cache);
const NOTHING_KEPT: Answers = { get: (_key, _tags, read) => read() };

/** In a preview and on a staged host: what is not published has an address too, which nobody else is told (QY-17). */
export const stagedLookups = (preview: Preview): Lookups =>
  lookupsBy(queryStaged, NOTHING_KEPT, stagedQuestion({ preview }));

/** The suggestions in the graph's error for an unknown place. @throws any other error */
function suggestionsOf(error: unknown): readonly string[] {
  if (!(error instanceof GraphClientError)) throw error;
  if (error.code === 'ValidationError') return [];
  if (error.code !== 'PlaceNotFoundError') throw error;
  const { suggestions } = error.details;
  return Array.isArray(suggestions) ? suggestions.filter((name) => typeof name === 'string') : [];
}
