import 'server-only';
import { cacheTag } from 'next/cache';
import { HomeMakerDocument, HomeShelfDocument, type HomeShelfQuery } from '#gql/graphql.ts';
import { pageRead, type Ask } from '#features/preview/page-read.ts';
import { cacheAnswer } from '#lib/cache-answer.ts';
import { productTags, tags } from '#lib/cache-manifest.ts';
import { queryGateway } from '#lib/gateway.ts';
import type { SiteKey } from '#lib/sites.ts';

export type Shelf = {
  category: NonNullable<HomeShelfQuery['category']>;
  products: NonNullable<HomeShelfQuery['collectionList']>['products'];
  total: number;
};

const askShelf = (ask: Ask, site: SiteKey, key: string, pageSize: number): Promise<HomeShelfQuery> =>
  ask(site, HomeShelfDocument, { key, pageSize });

function shelfOf({ category, collectionList }: HomeShelfQuery): Shelf | null {
  if (!category || !collectionList || collectionList.products.length === 0) return null;
  return {
    category,
    products: collectionList.products,
    total: collectionList.pagination.totalNumberOfResults,
  };
}

async function publishedShelf(site: SiteKey, key: string, pageSize: number): Promise<Shelf | null> {
  'use cache';
  cacheTag(tags.catalogue(site), tags.category(site, key));
  const answer = await askShelf(queryGateway, site, key, pageSize);
  cacheAnswer(answer.collectionList?.degraded == null);
  const found = shelfOf(answer);
  if (found !== null) cacheTag(...productTags(site, found.products));
  return found;
}

/** The first products of a category; null when it is unknown or empty. @throws GraphClientError */
export const shelf = pageRead(
  async (ask, site: SiteKey, key: string, pageSize: number) =>
    shelfOf(await askShelf(ask, site, key, pageSize)),
  publishedShelf,
);

export type MakerFigures = {
  count: number;
  /** Minor units of the least expensive piece; null when none has a price, or it is not known. */
  from: number | null;
};

async function askFigures(ask: Ask, site: SiteKey, key: string) {
  const { collectionList } = await ask(site, HomeMakerDocument, { key });
  const isWhole = collectionList?.degraded == null;
  const figures: MakerFigures = {
    count: collectionList?.pagination.totalNumberOfResults ?? 0,
    // Only of a whole answer the first is the least expensive.
    from: (isWhole && collectionList?.products[0]?.prices[0]?.price.value) || null,
  };
  return { figures, isWhole };
}

async function publishedFigures(site: SiteKey, key: string): Promise<MakerFigures> {
  'use cache';
  cacheTag(tags.catalogue(site), tags.category(site, key));
  const { figures, isWhole } = await askFigures(queryGateway, site, key);
  cacheAnswer(isWhole);
  return figures;
}

/** Number of pieces of a maker and their lowest price. @throws GraphClientError */
export const makerFigures = pageRead(
  async (ask, site: SiteKey, key: string) => (await askFigures(ask, site, key)).figures,
  publishedFigures,
);
