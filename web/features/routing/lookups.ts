import 'server-only';
import {
  ResolveCatalogueDocument,
  ResolveCategoryDocument,
  ResolveCategorySizeDocument,
  ResolveContentDocument,
  ResolveProductDocument,
  ResolveProductSlugDocument,
  ResolveSearchSizeDocument,
  ResolveSharedCartDocument,
  ResolveStoreDocument,
  ResolveStorePlaceDocument,
  StoreRegionsDocument,
} from '#gql/graphql.ts';
import { tags } from '#lib/cache-manifest.ts';
import { queryGateway } from '#lib/gateway.ts';
import { GraphClientError } from '#lib/graph-error.ts';
import { readFacets } from '#lib/routing/facet-query.ts';
import { AnswerCache } from '#lib/routing/answer-cache.ts';
import type { Lookups } from '#lib/routing/resolve.ts';
import { thisProcess } from '#lib/this-process.ts';

const cache = new AnswerCache({ freshMs: 60_000, limit: 20_000, now: Date.now });
thisProcess().forget.add((expired) => cache.expire(expired));

/** Lookups of addresses in catalogue and content, cached for a minute and expired by events. */
export const lookups: Lookups = {
  productUrl: (site, code) =>
    cache.get(`product:${site}:${code}`, [tags.catalogue(site), tags.product(site, code)], async () => {
      const { product } = await queryGateway(site, ResolveProductDocument, { code });
      return product?.productUrl ?? null;
    }),
  productUrlBySlug: (site, slug) =>
    cache.get(`slug:${site}:${slug}`, [tags.catalogue(site)], async () => {
      const { productBySlug } = await queryGateway(site, ResolveProductSlugDocument, { slug });
      return productBySlug?.productUrl ?? null;
    }),
  categoryKey: (site, by) =>
    cache.get(`category:${site}:${JSON.stringify(by)}`, [tags.catalogue(site)], async () => {
      const { category } = await queryGateway(site, ResolveCategoryDocument, by);
      return category?.key ?? null;
    }),
  categorySize: (site, key, { facets, text }) =>
    cache.get(
      `size:${site}:${key}:${facets}:${text}`,
      [tags.catalogue(site), tags.category(site, key)],
      async () => {
        const filters = readFacets(facets);
        const asked = { key, filters, text: text === '' ? null : text };
        const { collectionList } = await queryGateway(site, ResolveCategorySizeDocument, asked);
        return collectionList?.pagination.totalNumberOfResults ?? 0;
      },
    ),
  searchSize: (site, text, facets) =>
    cache.get(`search:${site}:${facets}:${text}`, [tags.catalogue(site)], async () => {
      const filters = readFacets(facets);
      const { facetedProductList } = await queryGateway(site, ResolveSearchSizeDocument, { text, filters });
      return facetedProductList.pagination.totalNumberOfResults;
    }),
  hasStore: (site, code) =>
    cache.get(`store:${site}:${code}`, [tags.stores(site)], async () => {
      const { store } = await queryGateway(site, ResolveStoreDocument, { code });
      return store != null;
    }),
  hasStoreRegion: (site, key) =>
    cache.get(`region:${site}:${key}`, [tags.stores(site)], async () => {
      const { storeRegions } = await queryGateway(site, StoreRegionsDocument, {});
      return storeRegions.some((region) => region.key === key);
    }),
  storePlace: (site, place) =>
    cache.get(`place:${site}:${place.toLowerCase()}`, [tags.stores(site)], async () => {
      try {
        const { stores } = await queryGateway(site, ResolveStorePlaceDocument, { place });
        return { name: stores.place ?? place };
      } catch (error) {
        return { suggestions: suggestionsOf(error) };
      }
    }),
  // Never cached: a link may be looked up before it is made, and expires.
  sharedBag: async (site, token) => {
    const { sharedCart } = await queryGateway(site, ResolveSharedCartDocument, { token });
    return sharedCart != null;
  },
  contentPage: (site, key) =>
    cache.get(`content:${site}:${key}`, [tags.content(site)], async () => {
      const { content } = await queryGateway(site, ResolveContentDocument, { key });
      return content?.schema === 'page';
    }),
  dealerPage: (site, key) =>
    cache.get(`dealer:${site}:${key}`, [tags.content(site)], async () => {
      const { content } = await queryGateway(site, ResolveContentDocument, { key });
      return content?.schema === 'dealer-page';
    }),
  catalogue: (site) =>
    cache.get(`catalogue:${site}`, [tags.catalogue(site)], () =>
      queryGateway(site, ResolveCatalogueDocument, {}),
    ),
};

/** The suggestions in the graph's error for an unknown place. @throws any other error */
function suggestionsOf(error: unknown): readonly string[] {
  if (!(error instanceof GraphClientError)) throw error;
  if (error.code === 'ValidationError') return [];
  if (error.code !== 'PlaceNotFoundError') throw error;
  const { suggestions } = error.details;
  return Array.isArray(suggestions) ? suggestions.filter((name) => typeof name === 'string') : [];
}
