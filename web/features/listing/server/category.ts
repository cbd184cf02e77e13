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

/** A category by its key; null when unknown. @throws GraphClientError */
export async function categoryByKey(site: SiteKey, key: string): Promise<Category | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.catalogue(site), tags.category(site, key));
  const { category } = await queryGateway(site, CategoryPageDocument, { key });
  return category ?? null;
}

type ListingRequest = { page: number; sort: SortKey; facets: string; text: string; pageSize: number };

/** One page of a category's products, `page` from 1; null when the category is unknown. @throws GraphClientError */
export async function productsOfCategory(
  site: SiteKey,
  key: string,
  { page, sort, facets, text, pageSize }: ListingRequest,
): Promise<Listing | null> {
  'use cache';
  cacheTag(tags.catalogue(site), tags.category(site, key));
  const { collectionList } = await queryGateway(site, CollectionListDocument, {
    key,
    text: text === '' ? null : text,
    pageSize,
    pageIndex: page - 1,
    ...SORTS[sort],
    filters: readFacets(facets),
  });
  cacheAnswer(collectionList?.degraded == null);
  cacheTag(...productTags(site, collectionList?.products ?? []));
  return collectionList ?? null;
}

/** One page of the products that words find, `page` from 1. @throws GraphClientError */
export async function foundPage(
  site: SiteKey,
  text: string,
  { page, sort, facets, pageSize }: Omit<ListingRequest, 'text'>,
): Promise<Found> {
  'use cache';
  cacheTag(tags.catalogue(site));
  const { facetedProductList } = await queryGateway(site, FacetedProductListDocument, {
    text,
    pageSize,
    pageIndex: page - 1,
    ...SORTS[sort],
    filters: readFacets(facets),
  });
  cacheAnswer(facetedProductList.degraded == null);
  cacheTag(...productTags(site, facetedProductList.products));
  return facetedProductList;
}
