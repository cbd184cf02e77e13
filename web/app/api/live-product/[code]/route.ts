import type { NextRequest } from 'next/server';
import { liveProduct } from '#features/product/live-product.ts';
import { GetDynamicProductDataDocument } from '#gql/graphql.ts';
import { config } from '#lib/config.ts';
import { queryGateway } from '#lib/gateway.ts';
import { siteForHost } from '#lib/sites.ts';

/**
 * Stock and delivery promise of one product, never cached. The page calls this route because loading the graph client
 * would cost more than the answer is worth before a shopper interacts.
 */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ code: string }> },
): Promise<Response> {
  const { code } = await params;
  const site = siteForHost(request.headers.get('host'), config().siteHosts);
  try {
    const { dynamicProductData } = await queryGateway(site, GetDynamicProductDataDocument, { code });
    if (!dynamicProductData) return Response.json(null, { status: 404 });
    return Response.json(liveProduct(dynamicProductData), { headers: { 'cache-control': 'no-store' } });
  } catch {
    return Response.json(null, { status: 502 });
  }
}
