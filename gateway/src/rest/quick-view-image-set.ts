import type { RequestHandler } from 'express';
import { requireFromGraph, type GraphPorts } from './ask-graph.ts';
import { CallRefused } from './call-refused.ts';
import { QUICK_VIEW } from './catalogue-operations.ts';

interface Pictured {
  readonly code: string;
  readonly media: readonly { readonly name: string; readonly alt: string }[];
}

/** GET /api/v1/product/{productCode}/quickViewImageSet → `{ productCode, images }`, names of the media host in order (RE-03). */
export const quickViewImageSet =
  (ports: GraphPorts): RequestHandler<{ productCode: string }> =>
  async (request, response) => {
    const { productCode } = request.params;
    const { productQuickview: product } = await requireFromGraph<{ productQuickview: Pictured | null }>(
      request,
      response,
      { query: QUICK_VIEW, variables: { productKey: productCode } },
      ports,
    );
    if (product === null) throw new CallRefused('ProductNotFoundError', 'This shop has no such product.');
    response.json({ productCode: product.code, images: product.media });
  };
