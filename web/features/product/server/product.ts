import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { ProductDocument, type ProductQuery } from '#gql/graphql.ts';
import { tags } from '#lib/cache-manifest.ts';
import { queryGateway } from '#lib/gateway.ts';
import type { SiteKey } from '#lib/sites.ts';

export type Product = NonNullable<ProductQuery['product']>;

/** A product by its public code; null when unknown on this site. @throws GraphClientError */
export async function productByCode(site: SiteKey, code: string): Promise<Product | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.product(site, code));
  const { product } = await queryGateway(site, ProductDocument, { code });
  return product ?? null;
}
