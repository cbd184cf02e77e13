import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { GetProductsDocument, type GetProductsQuery } from '#gql/graphql.ts';
import { productTags, tags } from '#lib/cache-manifest.ts';
import { queryGateway } from '#lib/gateway.ts';
import { readAddress } from '#lib/routing/address.ts';
import type { SiteKey } from '#lib/sites.ts';

export type ComparedPiece = GetProductsQuery['products'][number];

/**
 * The pieces in the order of their codes. Those that this shop does not have are left out, and so are the dealer section's, which
 * are shown in its pages only.
 * @throws GraphClientError
 */
export async function comparedPieces(
  site: SiteKey,
  codes: readonly string[],
): Promise<readonly ComparedPiece[]> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(
    tags.catalogue(site),
    ...productTags(
      site,
      codes.map((key) => ({ key })),
    ),
  );
  const { products } = await queryGateway(site, GetProductsDocument, { productsKeys: codes });
  return products.filter(({ productUrl }) => readAddress(productUrl).address.kind === 'product');
}
