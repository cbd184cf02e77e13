import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { GetProductDocument, type GetProductQuery } from '#gql/graphql.ts';
import { productTags, tags } from '#lib/cache-manifest.ts';
import { queryGateway } from '#lib/gateway.ts';
import type { SiteKey } from '#lib/sites.ts';

export type Product = NonNullable<GetProductQuery['product']>;

/** A product by its public code; null when unknown on this site. @throws GraphClientError */
export async function productByCode(site: SiteKey, code: string): Promise<Product | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.catalogue(site), tags.product(site, code));
  const { product } = await queryGateway(site, GetProductDocument, { code });
  if (!product) return null;
  cacheTag(
    ...productTags(
      site,
      product.productRelations.map((relation) => relation.product),
    ),
  );
  return product;
}
