import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { GetPersonalTermsDocument } from '#gql/graphql.ts';
import { tags } from '#lib/cache-manifest.ts';
import { queryGateway } from '#lib/gateway.ts';
import type { SiteKey } from '#lib/sites.ts';
import type { PersonalTerms } from './personal-terms.ts';

/** Null for an unknown product. @throws GraphClientError */
export async function personalTermsOf(site: SiteKey, productKey: string): Promise<PersonalTerms | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.product(site, productKey));
  return (await queryGateway(site, GetPersonalTermsDocument, { productKey })).personalTerms ?? null;
}
