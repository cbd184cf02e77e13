import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { GetProductDocument, type GetProductQuery } from '#gql/graphql.ts';
import { pageRead, type Ask } from '#features/preview/page-read.ts';
import { productTags, tags } from '#lib/cache-manifest.ts';
import { queryGateway } from '#lib/gateway.ts';
import type { SiteKey } from '#lib/sites.ts';

export type Product = NonNullable<GetProductQuery['product']>;

const asked = async (ask: Ask, site: SiteKey, code: string): Promise<Product | null> =>
  (await ask(site, GetProductDocument, { code })).product ?? null;

async function published(site: SiteKey, code: string): Promise<Product | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.catalogue(site), tags.product(site, code));
  const product = await asked(queryGateway, site, code);
  if (product === null) return null;
  cacheTag(
    ...productTags(
      site,
      product.productRelations.map((relation) => relation.product),
    ),
  );
  return product;
}

/** A product by its public code; null when unknown on this site. @throws GraphClientError */
export const productByCode = pageRead(asked, published);
