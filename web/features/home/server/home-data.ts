import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { HomeMakerDocument, HomeShelfDocument, type HomeShelfQuery } from '#gql/graphql.ts';
import { productTags, tags } from '#lib/cache-manifest.ts';
import { queryGateway } from '#lib/gateway.ts';
import type { SiteKey } from '#lib/sites.ts';

export type Shelf = {
  category: NonNullable<HomeShelfQuery['category']>;
  products: NonNullable<HomeShelfQuery['collectionList']>['products'];
  total: number;
};

/** The first products of a category; null when it is unknown or empty. @throws GraphClientError */
export async function shelf(site: SiteKey, key: string, pageSize: number): Promise<Shelf | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.catalogue(site), tags.category(site, key));
  const { category, collectionList } = await queryGateway(site, HomeShelfDocument, { key, pageSize });
  if (!category || !collectionList || collectionList.products.length === 0) return null;
  cacheTag(...productTags(site, collectionList.products));
  return {
    category,
    products: collectionList.products,
    total: collectionList.pagination.totalNumberOfResults,
  };
}

export type MakerFigures = {
  count: number;
  /** Minor units of the least expensive piece; null when none has a price. */
  from: number | null;
};

/** Number of pieces of a maker and their lowest price. @throws GraphClientError */
export async function makerFigures(site: SiteKey, key: string): Promise<MakerFigures> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.catalogue(site), tags.category(site, key));
  const { collectionList } = await queryGateway(site, HomeMakerDocument, { key });
  return {
    count: collectionList?.pagination.totalNumberOfResults ?? 0,
    from: collectionList?.products[0]?.prices[0]?.price.value ?? null,
  };
}
