import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import {
  CategoryPageDocument,
  CollectionListDocument,
  FacetedProductListDocument,
  type CategoryPageQuery,
  type FacetedProductListQuery,
  type ListingPartsFragment,
} from '#gql/graphql.ts';
import { pageRead, type Ask } from '#features/preview/page-read.ts';
import { cacheAnswer } from '#lib/cache-answer.ts';
import { productTags, tags } from '#lib/cache-manifest.ts';
import { queryGateway } from '#lib/gateway.ts';
import { readFacets } from '#lib/routing/facet-query.ts';
import { SORTS, type SortKey } from '#lib/routing/listing-query.ts';
import type { SiteKey } from '#lib/sites.ts';

export type Category = NonNullable<CategoryPageQuery['category']>;
export type Listing = ListingPartsFragment;
/** Of a search; `redirectUrl` is where exactly its words lead instead. */
export type Found = FacetedProductListQuery['facetedProductList'];

const askCategory = async (ask: Ask, site: SiteKey, key: string): Promise<Category | null> =>
  (await ask(site, CategoryPageDocument, { key })).category ?? null;

async function publishedCategory(site: SiteKey, key: string): Promise<Category | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.catalogue(site), tags.category(site, key));
  return askCategory(queryGateway, site, key);
}

/** A category by its key; null when unknown. @throws GraphClientError */
export const categoryByKey = pageRead(askCategory, publishedCategory);

type ListingRequest = { page: number; sort: SortKey; facets: string; text: string; pageSize: number };

async function askListing(
  ask: Ask,
  site: SiteKey,
  key: string,
  { page, sort, facets, text, pageSize }: ListingRequest,
): Promise<Listing | null> {
  const { collectionList } = await ask(site, CollectionListDocument, {
    key,
    text: text === '' ? null : text,
    pageSize,
    pageIndex: page - 1,
    ...SORTS[sort],
    filters: readFacets(facets),
  });
  return collectionList ?? null;
}

async function publishedListing(
  site: SiteKey,
  key: string,
  request: ListingRequest,
): Promise<Listing | null> {
  'use cache';
  cacheTag(tags.catalogue(site), tags.category(site, key));
  const listing = await askListing(queryGateway, site, key, request);
  cacheAnswer(listing?.degraded == null);
  cacheTag(...productTags(site, listing?.products ?? []));
  return listing;
}

/** One page of a category's products, `page` from 1; null when the category is unknown. @throws GraphClientError */
export const productsOfCategory = pageRead(askListing, publishedListing);

type FoundRequest = Omit<ListingRequest, 'text'>;

async function askFound(
  ask: Ask,
  site: SiteKey,
  text: string,
  { page, sort, facets, pageSize }: FoundRequest,
): Promise<Found> {
  const { facetedProductList } = await ask(site, FacetedProductListDocument, {
    text,
    pageSize,
    pageIndex: page - 1,
    ...SORTS[sort],
    filters: readFacets(facets),
  });
  return facetedProductList;
}

async function publishedFound(site: SiteKey, text: string, request: FoundRequest): Promise<Found> {
  'use cache';
  cacheTag(tags.catalogue(site));
  const found = await askFound(queryGateway, site, text, request);
  cacheAnswer(found.degraded == null);
  cacheTag(...productTags(site, found.products));
  return found;
}

/** One page of the products that words find, `page` from 1. @throws GraphClientError */
export const foundPage = pageRead(askFound, publishedFound);
