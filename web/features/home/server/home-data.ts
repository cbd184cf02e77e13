import 'server-only';
import { cacheTag } from 'next/cache';
import { HomeMakerDocument, HomeShelfDocument, type HomeShelfQuery } from '#gql/graphql.ts';
import { cacheAnswer } from '#lib/cache-answer.ts';
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
  cacheTag(tags.catalogue(site), tags.category(site, key));
  const { category, collectionList } = await queryGateway(site, HomeShelfDocument, { key, pageSize });
  cacheAnswer(collectionList?.degraded == null);
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
  /** Minor units of the least expensive piece; null when none has a price, or it is not known. */
  from: number | null;
};

/** Number of pieces of a maker and their lowest price. @throws GraphClientError */
export async function makerFigures(site: SiteKey, key: string): Promise<MakerFigures> {
  'use cache';
  cacheTag(tags.catalogue(site), tags.category(site, key));
  const { collectionList } = await queryGateway(site, HomeMakerDocument, { key });
  const isWhole = collectionList?.degraded == null;
  cacheAnswer(isWhole);
  return {
    count: collectionList?.pagination.totalNumberOfResults ?? 0,
    // Only of a whole answer the first is the least expensive.
    from: (isWhole && collectionList?.products[0]?.prices[0]?.price.value) || null,
  };
}
