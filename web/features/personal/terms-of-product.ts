import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { GetPersonalTermsDocument } from '#gql/graphql.ts';
import { pageRead, type Ask } from '#features/preview/page-read.ts';
import { tags } from '#lib/cache-manifest.ts';
import { queryGateway } from '#lib/gateway.ts';
import type { SiteKey } from '#lib/sites.ts';
import type { PersonalTerms } from './personal-terms.ts';

const asked = async (ask: Ask, site: SiteKey, productKey: string): Promise<PersonalTerms | null> =>
  (await ask(site, GetPersonalTermsDocument, { productKey })).personalTerms ?? null;

async function published(site: SiteKey, productKey: string): Promise<PersonalTerms | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.product(site, productKey));
  return asked(queryGateway, site, productKey);
}

/** Null for an unknown product. @throws GraphClientError */
export const personalTermsOf = pageRead(asked, published);
