import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import {
  CategoryPageDocument,
  CollectionListDocument,
  type CategoryPageQuery,
  type CollectionListQuery,
} from '#gql/graphql.ts';
import { productTags, tags } from '#lib/cache-manifest.ts';
import { queryGateway } from '#lib/gateway.ts';
import { SORTS, type SortKey } from '#lib/routing/listing-query.ts';
import type { SiteKey } from '#lib/sites.ts';

export type Category = NonNullable<CategoryPageQuery['category']>;
export type Listing = NonNullable<CollectionListQuery['collectionList']>;

/** A category by its key; null when unknown. @throws GraphClientError */
export async function categoryByKey(site: SiteKey, key: string): Promise<Category | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.catalogue(site), tags.category(site, key));
  const { category } = await queryGateway(site, CategoryPageDocument, { key });
  return category ?? null;
}

/** One page of a category's products, `page` from 1; null when the category is unknown. @throws GraphClientError */
export async function listingPage(
  site: SiteKey,
  key: string,
  { page, sort, pageSize }: { page: number; sort: SortKey; pageSize: number },
): Promise<Listing | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.catalogue(site), tags.category(site, key));
  const { collectionList } = await queryGateway(site, CollectionListDocument, {
    key,
    pageSize,
    pageIndex: page - 1,
    ...SORTS[sort],
  });
  cacheTag(...productTags(site, collectionList?.products ?? []));
  return collectionList ?? null;
}
