import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import {
  ContentPageDocument,
  DealerCollectionDocument,
  DealerCollectionsDocument,
  DealerPieceDocument,
  DealerShowroomsDocument,
  type DealerCardPartsFragment,
  type DealerCollectionQuery,
  type DealerCollectionsQuery,
  type DealerPieceQuery,
  type DealerShowroomsQuery,
} from '#gql/graphql.ts';
import { productTags, tags } from '#lib/cache-manifest.ts';
import { config } from '#lib/config.ts';
import { queryGateway } from '#lib/gateway.ts';
import { logWarning } from '#lib/log.ts';
import type { SiteKey } from '#lib/sites.ts';
import { askContent, askStagedContent } from '../content/ask-content.ts';
import type { Body, Item } from '../content/body-shapes.ts';
import { readItems, type RawItem } from '../content/read-items.ts';
import { pagePreview } from '../preview/page-preview.ts';
import { pageRead, type Ask } from '../preview/page-read.ts';
import { stagedQuestion } from '../preview/staged-question.ts';
import { withMaker } from './maker.ts';

export type DealerCard = DealerCardPartsFragment;
export type DealerCollection = NonNullable<DealerCollectionQuery['dealerCollection']>;
export type DealerCollectionLink = DealerCollectionsQuery['dealerCollections'][number];
export type DealerPiece = NonNullable<DealerPieceQuery['product']>;
export type Showroom = DealerShowroomsQuery['stores']['stores'][number]['store'];

const askCollections = async (ask: Ask, site: SiteKey): Promise<readonly DealerCollectionLink[]> =>
  (await ask(site, DealerCollectionsDocument, {})).dealerCollections;

async function publishedCollections(site: SiteKey): Promise<readonly DealerCollectionLink[]> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.catalogue(site));
  return askCollections(queryGateway, site);
}

/** @throws GraphClientError */
export const dealerCollections = pageRead(askCollections, publishedCollections);

const askCollection = async (ask: Ask, site: SiteKey, key: string): Promise<DealerCollection | null> =>
  (await ask(site, DealerCollectionDocument, { key })).dealerCollection ?? null;

async function publishedCollection(site: SiteKey, key: string): Promise<DealerCollection | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.catalogue(site), tags.category(site, key));
  const collection = await askCollection(queryGateway, site, key);
  if (collection === null) return null;
  cacheTag(
    ...productTags(
      site,
      collection.products.map(({ code }) => ({ key: code })),
    ),
  );
  return collection;
}

/** Null for a category that is none of the dealer's. @throws GraphClientError */
export const dealerCollection = pageRead(askCollection, publishedCollection);

const askPiece = async (ask: Ask, site: SiteKey, code: string): Promise<DealerPiece | null> =>
  (await ask(site, DealerPieceDocument, { code })).product ?? null;

async function publishedPiece(site: SiteKey, code: string): Promise<DealerPiece | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.catalogue(site), tags.product(site, code));
  return askPiece(queryGateway, site, code);
}

/** @throws GraphClientError */
export const dealerPiece = pageRead(askPiece, publishedPiece);

async function askShowrooms(ask: Ask, site: SiteKey): Promise<readonly Showroom[]> {
  const { dealerMaker } = config();
  const { stores } = await ask(site, DealerShowroomsDocument, {});
  return stores.stores
    .map(({ store }) => store)
    .filter(({ watchBrands }) => watchBrands.includes(dealerMaker));
}

async function publishedShowrooms(site: SiteKey): Promise<readonly Showroom[]> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.stores(site));
  return askShowrooms(queryGateway, site);
}

/** The shop's stores that show the maker's watches. @throws GraphClientError */
export const showrooms = pageRead(askShowrooms, publishedShowrooms);

export type DealerPage = Omit<Body<'dealer-page'>, 'slots'> & { readonly items: readonly Item[] };

export type AnsweredPage = {
  /** Null where there is none, or none is known. */
  readonly page: DealerPage | null;
  /** Whether content answers (ER-15). */
  readonly isAnswered: boolean;
};

/** IN-06: a content page by its delivery key for an A/B group, null for everyone, without the components that pages do not know. */
export async function dealerPage(site: SiteKey, key: string, group: string | null): Promise<AnsweredPage> {
  const previewed = pagePreview();
  if (previewed === null) return publishedPage(site, key, group);
  const question = { key, ...stagedQuestion(previewed) };
  const answer = await askStagedContent(site, ContentPageDocument, question, key);
  return { page: pageOf(key, answer?.content, previewed.group), isAnswered: answer !== null };
}

async function publishedPage(site: SiteKey, key: string, group: string | null): Promise<AnsweredPage> {
  'use cache';
  cacheTag(tags.content(site));
  const answer = await askContent(site, ContentPageDocument, { key }, key);
  return { page: pageOf(key, answer?.content, group), isAnswered: answer !== null };
}

function pageOf(key: string, content: RawItem | null | undefined, group: string | null): DealerPage | null {
  const [found] = readItems(content ? [content] : [], { group, warn: logWarning });
  if (found?.schema !== 'dealer-page') return null;
  const { slots, ...page } = withMaker(found.body, config().dealerMaker);
  const parts = slots.map(({ schema, body }, at) => ({
    id: `${key}/${at}`,
    deliveryKey: `${key}/${at}`,
    schema,
    body,
    abGroups: '',
  }));
  return { ...page, items: readItems(parts, { group: null, warn: logWarning }) };
}
